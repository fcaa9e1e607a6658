/// Why the tutor stopped a process of tests.
enum LimitStop: Equatable {
  /// One test took longer than this.
  case testTime(Duration)
  /// All tests together took longer than this.
  case stageTime(Duration)
  /// The process wrote more bytes than this.
  case output(Int)
  /// One failure was enough.
  case enough

  /// What became of the test that ran.
  var status: TestReport.Status {
    switch self {
    case .testTime, .stageTime: .timeout
    case .output: .outputLimit
    case .enough: .notRun
    }
  }

  /// What the learner reads about it.
  var issue: TestIssue {
    switch self {
    case .testTime(let limit):
      TestIssue(
        "The test did not end within \(limit.text) and was stopped.",
        comments: ["Look for a loop without an end."])
    case .stageTime(let limit):
      TestIssue("It was stopped: the tests of the stage took over \(limit.text).")
    case .output(let limit):
      TestIssue(
        "The test was stopped because it wrote more than \(limit) bytes.",
        comments: ["Look for a `print` in a loop without an end."])
    case .enough:
      TestIssue("The test was stopped, since another one had failed.")
    }
  }
}

extension Duration {
  /// The duration in seconds, for a sentence: `10 seconds`.
  var text: String {
    let seconds = self / .seconds(1)
    let isWhole = seconds == seconds.rounded() && seconds < 1e9
    return (isWhole ? "\(Int(seconds))" : "\(seconds)") + " seconds"
  }
}
