/// Results for people, as Markdown: of a class, a table of everybody, who should be looked at and
/// which tests fail most; of one learner, what their feedback says.
struct MarkdownReport {
  let graded: GradedClass

  /// The first line of every such document. Nobody sees it, and it shows what the file is.
  static let mark = "<!-- Results by ListKata -->"

  var text: String {
    if graded.isOneLearner, let result = graded.results.first {
      return FeedbackReport(result: result, graded: graded).text
    }
    let title = MarkdownText.escaped(graded.run?.course ?? "ListKata")
    let parts = ["\(Self.mark)\n# \(title)", summary, table, attention, failures]
    return parts.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    let counts = SubmissionResult.Status.allCases.compactMap { status in
      let count = graded.results.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    let count = graded.results.count
    var lines = ["\(count) \(count == 1 ? "submission" : "submissions")"]
    if !counts.isEmpty { lines[0] += ": \(counts.joined(separator: ", "))" }
    lines[0] += "."
    if let run = graded.run {
      lines.append(
        "Graded on \(MarkdownText.escaped(run.started.inWholeSeconds)) by tutor \(run.tutor) with "
          + "\(MarkdownText.escaped(run.toolchain)); sandbox: \(MarkdownText.escaped(sandboxes))."
      )
    }
    return lines.joined(separator: "\n")
  }

  private var sandboxes: String { graded.sandboxes.joined(separator: ", ") }

  /// Everybody. Where the sandbox was not the same for all, the last column has it.
  private var table: String? {
    guard !graded.results.isEmpty else { return nil }
    let isMixed = graded.sandboxes.count > 1
    let heads =
      ["learner", "status", "points"] + graded.stages.map { "\($0.number)" }
      + (isMixed ? ["sandbox"] : [])
    let rows = graded.results.map { result in
      [
        MarkdownText.escaped(result.learner.displayName), result.status.rawValue,
        result.points.map { "\($0.text) of \(result.maximum.text)" } ?? "–",
      ] + graded.stages.map { result.points(of: $0)?.text ?? "–" }
        + (isMixed ? [MarkdownText.escaped(graded.sandbox(of: result) ?? "")] : [])
    }
    return MarkdownText.table(heads, rows, numbersFrom: 2)
  }

  /// Submissions with flags, and those that the grader failed on.
  private var attention: String? {
    let lines = graded.results.flatMap { result -> [String] in
      let name = "**\(MarkdownText.escaped(result.learner.displayName))**"
      let flags = result.evidence.filter { $0.weight == .flag }.map { evidence in
        let place = evidence.file.map { "\($0):\(evidence.line ?? 1): " } ?? ""
        return "- \(name): \(MarkdownText.escaped(place + evidence.text))"
      }
      guard result.status == .graderError, let sentence = result.emptySentence else { return flags }
      return flags + ["- \(name): \(MarkdownText.escaped(sentence))"]
    }
    return lines.isEmpty ? nil : "## To be looked at\n\n" + lines.joined(separator: "\n")
  }

  /// The tests that fail most, of all that failed at all.
  private var failures: String? {
    let rows = FailureTally(graded).most.prefix(10).map { count in
      [
        "\(count.stage)", MarkdownText.escaped(count.test), "\(count.failed) of \(count.ran)",
      ]
    }
    guard !rows.isEmpty else { return nil }
    return "## Tests that fail most\n\n"
      + MarkdownText.table(["stage", "test", "failed"], rows, numbersFrom: 2)
  }
}
