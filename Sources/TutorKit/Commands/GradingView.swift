/// Shows an instructor how far a class is, and what came of it.
struct GradingView {
  let console: any Console
  let options: GradingOptions
  private let started = ContinuousClock.now

  init(_ console: any Console, _ options: GradingOptions) {
    self.console = console
    self.options = options
  }

  func show(_ progress: Grader.Progress) {
    switch progress {
    case .preparing:
      console.showActivity("Building the engine and the suites, and judging the solutions")
    case .note(let note):
      console.complain("Note: \(note)")
    case .graded(let done, let count, let id, let status, let reason):
      if status == .flagged || status == .graderError {
        console.complain("\(id): \(status.words)" + (reason.map { ". \($0)" } ?? ""))
      }
      console.showActivity("Graded \(done) of \(count)\(timeLeft(done, count))")
    }
  }

  /// How long the rest will take, if it takes as long as what is done.
  private func timeLeft(_ done: Int, _ count: Int) -> String {
    guard done < count else { return "" }
    let seconds =
      (ContinuousClock.now - started) / .seconds(1) / Double(done) * Double(count - done)
    return seconds < 90
      ? ", \(Int(seconds.rounded(.up))) s left" : ", \(Int((seconds / 60).rounded(.up))) min left"
  }

  /// Shows the end, and gives the exit status.
  func show(_ summary: Grader.Summary) -> ExitCode {
    for status in SubmissionResult.Status.allCases {
      guard let ids = summary.ids[status] else { continue }
      let names = status == .graded ? "" : ": \(ids.shortList)"
      console.say("\(ids.count) \(status.words)\(names)")
    }
    let kept = summary.failed.filter { summary.ids[.graderError]?.contains($0) != true }
    if !kept.isEmpty {
      console.say(
        "Not graded this time, so the earlier results stay: \(kept.joined(separator: ", "))")
    }
    if summary.kept > 0 {
      console.say(
        summary.kept == 1
          ? "1 of them was there before." : "\(summary.kept) of them were there before.")
    }
    console.say("The class on one page is \(options.output.appending(path: "index.html").path).")
    console.say("The gradebook is \(options.output.appending(path: "gradebook.csv").path).")
    let isDone =
      summary.failed.isEmpty && summary.ids[.flagged] == nil
      && summary.ids[.graderError] == nil
    return isDone ? .success : .notPassed
  }
}

extension SubmissionResult.Status {
  /// The status as a part of a sentence.
  var words: String {
    switch self {
    case .graded: "graded"
    case .flagged: "graded, to be looked at"
    case .noSubmission: "without a submission"
    case .graderError: "not graded"
    }
  }
}
