import Foundation
import Testing

@testable import TutorKit

/// Whoever reads a result wants to know what the code could reach while it was judged.
@Suite("The sandbox in reports")
struct SandboxLevelTests {
  private static let withoutPlace: Set<ReportFormat> = [.exercism, .canvas, .moodle]

  /// The documents of a format, with what stands in base64 in the plain.
  private func text(_ format: ReportFormat, _ graded: GradedClass) -> String {
    let text = format.documents(graded).map(\.text).joined()
    guard format == .classroom else { return text }
    return text.split(separator: "\n").compactMap { line in
      line.split(separator: "=", maxSplits: 1).last.flatMap { Data(base64Encoded: String($0)) }
    }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  private func kim(in sandbox: String?) -> SubmissionResult {
    var kim = SampleClass.kim
    kim.sandbox = sandbox
    return kim
  }

  @Test(
    "Every format that has a place for it says it, of a class and of one learner",
    arguments: ReportFormat.allCases)
  func everyFormat(format: ReportFormat) {
    let graded = GradedClass(run: SampleClass.run, results: [kim(in: "a cage")])
    for graded in [graded, graded.only(graded.results[0])] {
      #expect(text(format, graded).contains("a cage") != Self.withoutPlace.contains(format))
    }
  }

  @Test(
    "What a result says counts for more than what the run says, which is there for older ones",
    arguments: ReportFormat.allCases)
  func older(format: ReportFormat) {
    for (own, told) in [(nil, "bubblewrap"), ("none", "none")] {
      let graded = GradedClass(run: SampleClass.run, results: [kim(in: own)])
      let text = text(format, graded)
      guard !Self.withoutPlace.contains(format) else { continue }
      #expect(text.contains(told))
      #expect(text.contains("bubblewrap") == (told == "bubblewrap"))
    }
  }

  @Test("Learners' own checks, of which nobody knows it, say nothing of it")
  func ownChecks() {
    let graded = GradedClass(one: kim(in: nil))
    for format in ReportFormat.allCases where format != .csv {
      #expect(!text(format, graded).lowercased().contains("sandbox"), "\(format)")
    }
    #expect(text(.csv, graded).contains(",sandbox,"))
  }

  @Test("Where parts of a class were graded in different ones, each learner's is told")
  func mixed() {
    let graded = GradedClass(
      run: SampleClass.run, results: [kim(in: "bubblewrap"), SampleClass.flagged])
    let markdown = text(.markdown, graded)
    #expect(markdown.contains("sandbox: bubblewrap, none."))
    #expect(markdown.contains("| 10 | 7.5 | bubblewrap |\n"))
    #expect(markdown.contains("| 10 | 0 | none |\n"))
    let tap = text(.tap, graded).split(separator: "\n")
    #expect(tap[1...2] == ["1..4", "# sandbox of kim: bubblewrap"])
    #expect(tap.contains("# sandbox of zoe: none"))
    #expect(text(.github, graded).hasSuffix("\nSandbox: bubblewrap, none\n"))
    let rows = text(.csv, graded).split(separator: "\r\n")
    #expect(rows[0].hasSuffix(",late,sandbox,01-names,02-rows"))
    #expect(rows[1].hasSuffix(",bubblewrap,10,7.5"))
    #expect(rows[2].hasSuffix(",none,10,0"))
    #expect(text(.html, graded).contains("sandbox: bubblewrap, none."))
  }

  @Test("Feedback ends with by what it was graded")
  func feedback() {
    let graded = GradedClass(one: kim(in: "none"), run: SampleClass.run)
    #expect(
      FeedbackReport(result: graded.results[0], graded: graded).text.hasSuffix(
        "\n\n---\n\nGraded by tutor 0.1.0 with Swift version 6.3.1; sandbox: none.\n"))
  }

  @Test("No level is a command on GitHub, or a line of its own")
  func hostile() {
    for level in ["##[error]x", "a\n::error::x", "\u{1B}[31m"] {
      let graded = GradedClass(run: SampleClass.run, results: [kim(in: level)])
      let github = text(.github, graded)
      #expect(!github.contains("##["))
      #expect(github.split(whereSeparator: \.isNewline).count == 2)
      #expect(text(.tap, graded).split(whereSeparator: \.isNewline).count == 5)
    }
  }
}
