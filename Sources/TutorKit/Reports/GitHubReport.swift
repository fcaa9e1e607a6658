/// Results as workflow commands of GitHub Actions, which become annotations. What a step's summary
/// says besides is Markdown.
///
/// GitHub shows ten annotations of a step and drops the rest, so there are no more, and the last one
/// counts those that are left out. Places are named for a learner's own repository only. What kept the
/// code in is a line of the log, which is no annotation.
struct GitHubReport {
  let graded: GradedClass

  private static let limit = 10

  var text: String {
    let sandboxes = graded.sandboxes.joined(separator: ", ")
    return kept.map(\.text).joined()
      + (sandboxes.isEmpty ? "" : "Sandbox: \(Self.inLog(sandboxes))\n")
  }

  /// A text within a line of a log, where `##[` would begin a command.
  private static func inLog(_ text: String) -> String {
    text.onOneLine.withPicturedControls.replacing("##[", with: "## [")
  }

  private var kept: [Annotation] {
    let all = graded.results.flatMap(annotations)
    guard !all.isEmpty else {
      return [Annotation(level: "notice", title: title, message: "Every stage passed.")]
    }
    guard all.count > Self.limit else { return all }
    let shown = all.prefix(Self.limit - 1)
    let rest = Annotation(
      level: "warning", title: title,
      message: "There are \(all.count - shown.count) further problems. The summary has them all.")
    return Array(shown) + [rest]
  }

  private var title: String { graded.run?.course ?? "ListKata" }

  private struct Annotation {
    var level: String
    var title: String
    var message: String
    var file: String?
    var line: Int?

    var text: String {
      let properties = [
        file.map { "file=\(Self.escaped($0, isProperty: true))" }, line.map { "line=\($0)" },
        "title=\(Self.escaped(title.onOneLine, isProperty: true))",
      ]
      return "::\(level) \(properties.compactMap(\.self).joined(separator: ","))::"
        + "\(Self.escaped(message, isProperty: false))\n"
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
      text.escaping { scalar in
        switch scalar {
        case "%": "%25"
        case "\r": "%0D"
        case "\n": "%0A"
        case ":" where isProperty: "%3A"
        case "," where isProperty: "%2C"
        default: nil
        }
      }.withPicturedControls
    }
  }

  private func annotations(of result: SubmissionResult) -> [Annotation] {
    let lead = graded.isOneLearner ? "" : "\(result.learner.displayName): "
    if let sentence = result.emptySentence {
      let level = result.status == .graderError ? "error" : "warning"
      return [
        Annotation(level: level, title: "\(lead)\(result.status.rawValue)", message: sentence)
      ]
    }
    return result.stages.flatMap { stage in
      let problems = result.problems(of: stage).map { problem in
        Annotation(
          level: "error", title: "\(lead)\(problem.test ?? stage.title)", message: problem.text,
          file: graded.isOneLearner ? problem.file : nil,
          line: graded.isOneLearner ? problem.line : nil)
      }
      guard let sentence = stage.report.hiddenSentence, !stage.report.hiddenPass else {
        return problems
      }
      return problems
        + [Annotation(level: "error", title: "\(lead)\(stage.title)", message: sentence)]
    }
  }
}
