import Foundation
import Testing

@testable import TutorKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports on hostile texts")
struct HostileReportTests {
  /// A class of one, whose name, identifier and first failure are a text.
  private func graded(saying text: String) -> GradedClass {
    var result = SampleClass.formula
    result.learner = Learner(
      id: text, name: text, email: text, section: text, fields: ["SIS User ID": text])
    result.stages[0].report.tests[1].name = text
    result.stages[0].report.tests[1].issues = [TestIssue(text, comments: [text])]
    result.evidence = [Evidence(.note, "note", file: text, text), Evidence(.flag, "flag", text)]
    return GradedClass(run: SampleClass.run, results: [result])
  }

  private static let texts = [
    "::error::x\r\n::stop-commands::y\n::set-output name=a::b", "a\r::error::b",
    "\u{1B}[31m\u{9B}2J\u{0}\u{8}", "]]></failure>&<!-- -->", "\"},\n{\"", "```\n~~~\n``` x",
    "| a | b |\n| --- |", "</td><script>x</script>", "=1+1", "\u{202E}txt.exe",
    "%\u{301}\n#\u{301}\"\u{301}",
    "...\n---\nok 99 - x\nBail out!", "김하늘".decomposedStringWithCanonicalMapping, "\u{FEFF}",
    "\u{2028}::error::",
  ]

  @Test("No text begins a line that GitHub would take for a command", arguments: texts)
  func workflowCommands(text: String) {
    for format in [ReportFormat.github, .tap] {
      for graded in [
        graded(saying: text), graded(saying: text).only(graded(saying: text).results[0]),
      ] {
        let document = format.documents(graded).map(\.text).joined()
        for line in document.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
          let line = String(decoding: line, as: UTF8.self)
          #expect(
            format == .github
              ? line.hasPrefix("::error ") || line.hasPrefix("::warning ")
                || line == "Sandbox: bubblewrap"
              : !line.hasPrefix("::"))
        }
      }
    }
  }

  @Test("TAP has as many results as it plans, and nothing that ends the run", arguments: texts)
  func tap(text: String) {
    let lines = ReportFormat.tap.documents(graded(saying: text))[0].text.split(separator: "\n")
    let results = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(lines[1] == "1..\(results.count)")
    #expect(results.count == 11)
    #expect(!lines.contains { $0.hasPrefix("Bail out!") })
    #expect(lines.count(where: { $0 == "  ---" }) == lines.count(where: { $0 == "  ..." }))
  }

  @Test("JSON stays JSON, and what was said stays in it", arguments: texts)
  func json(text: String) throws {
    for format in [ReportFormat.exercism, .gradescope, .check50] {
      let document = format.documents(graded(saying: text))[0].text
      #expect(try JSONSchema.foreign(format.rawValue).faults(of: document) == [])
      #expect(document.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    }
    #expect(try JSONTree(JSONValue.text(text).document) == .text(text))
  }

  @Test("XML stays XML, with one case a test", arguments: texts)
  func xml(text: String) throws {
    let document = ReportFormat.junit.documents(graded(saying: text))[0].text
    let parsed = try XMLDocument(data: Data(document.utf8))
    let suites = try #require(parsed.rootElement()).elements(forName: "testsuite")
    #expect(suites.map { $0.elements(forName: "testcase").count } == [10, 1])
  }

  @Test("Tables have as many cells in every row, none of which is a formula", arguments: texts)
  func tables(text: String) {
    for format in [ReportFormat.csv, .canvas, .moodle] {
      let rows = Self.cells(of: format.documents(graded(saying: text))[0].text)
      #expect(Set(rows.map(\.count)).count == 1)
      for cell in rows.flatMap(\.self) {
        #expect(!["=", "+", "-", "@", "\t", "\r"].contains(cell.unicodeScalars.first))
      }
    }
  }

  @Test(
    "Markdown has no markup that a text brought, and its tables keep their shape", arguments: texts)
  func markdown(text: String) {
    let graded = graded(saying: text)
    for graded in [graded, graded.only(graded.results[0])] {
      let document = ReportFormat.markdown.documents(graded)[0].text
      var fence: String?
      var columns: Int?
      for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
        if let open = fence {
          if line == open { fence = nil }
          continue
        }
        if line.hasPrefix("```") { fence = String(line.prefix { $0 == "`" }) }
        #expect(line == MarkdownReport.mark || !line.replacing("\\<", with: "").contains("<"))
        guard line.hasPrefix("| ") else {
          columns = nil
          continue
        }
        let count = line.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
        #expect(count == columns ?? count)
        columns = count
      }
      #expect(fence == nil)
    }
  }

  @Test("No learner reads a hidden test's name, or what it expected")
  func hidden() {
    let one = SampleClass.graded.only(SampleClass.formula)
    let documents =
      [ReportFormat.exercism, .classroom, .check50, .github, .markdown, .moodle, .csv, .canvas]
      .flatMap { $0.documents(SampleClass.graded) + $0.documents(one) }.map(\.text)
      + [FeedbackReport(result: SampleClass.formula, graded: one).text]
    let decoded = documents.flatMap { text in
      text.split(separator: "\n").compactMap { line in
        line.split(separator: "=", maxSplits: 1).last.flatMap { Data(base64Encoded: String($0)) }
      }
    }
    #expect(decoded.count > 5)
    for text in documents + decoded.map({ String(decoding: $0, as: UTF8.self) }) {
      for secret in SampleClass.secrets { #expect(!text.contains(secret)) }
    }
    let feedback = FeedbackReport(result: SampleClass.formula, graded: one).text
    #expect(feedback.contains("1 of 2 further tests pass."))
  }

  @Test("A learner is not told of flags, and reads every note")
  func flags() {
    let feedback = FeedbackReport(
      result: SampleClass.flagged, graded: SampleClass.graded.only(SampleClass.flagged)
    ).text
    #expect(!feedback.contains("flag"))
    #expect(!feedback.contains("declares =="))
    let kim = FeedbackReport(
      result: SampleClass.kim, graded: SampleClass.graded.only(SampleClass.kim)
    ).text
    #expect(kim.contains("ignored Tests/A.swift"))
    #expect(!kim.contains("exit(0)"))
  }

  /// A reader of RFC 4180 by itself, not ours.
  private static func cells(of text: String) -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var lastWasQuote = false
    func add(_ scalar: Unicode.Scalar) {
      rows[rows.count - 1][rows[rows.count - 1].count - 1].unicodeScalars.append(scalar)
    }
    for scalar in text.unicodeScalars {
      if scalar == "\"" {
        if lastWasQuote { add(scalar) }
        isQuoted.toggle()
        lastWasQuote = !isQuoted && !lastWasQuote
        continue
      }
      lastWasQuote = false
      switch scalar {
      case "," where !isQuoted: rows[rows.count - 1].append("")
      case "\r" where !isQuoted: break
      case "\n" where !isQuoted: rows.append([""])
      default: add(scalar)
      }
    }
    if rows.last == [""] { rows.removeLast() }
    return rows
  }
}
