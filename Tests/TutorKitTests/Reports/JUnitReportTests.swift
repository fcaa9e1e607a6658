import Foundation
import Testing

@testable import TutorKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Results as JUnit")
struct JUnitReportTests {
  private func test(
    _ name: String, _ status: TestReport.Status, issues: [TestIssue] = [], screen: String? = nil,
    function: String = "function()"
  ) -> TestReport {
    TestReport(
      function: function, name: name, task: 1, status: status,
      seconds: 0.0125, issues: issues, screen: screen)
  }

  /// One stage with every kind of test, and one that does not compile.
  private var reports: [StageReport] {
    let place = (file: "Tests/Stages/01-one/OneTests.swift", line: 15)
    let issue = TestIssue(
      message: "Expectation failed: 1 == 2", comments: ["The rule."], file: place.file,
      line: place.line)
    let second = TestIssue("Second ]]> & <issue> \u{1B}[31mred\u{1B}[0m \u{0}\u{FFFF} \"q\"\r\n'x'")
    let started = Date(timeIntervalSince1970: 1_796_008_827.9)
    return [
      StageReport(
        stage: "01-one", status: .failed, started: started, seconds: 12.3456,
        tests: [
          test("It passes", .pass),
          test("It  fails\nin two lines", .fail, issues: [issue, second]),
          test("It stops", .crash, issues: [TestIssue("Fatal error: x")], screen: "+--+\n|<>|"),
          test("It hangs", .timeout, issues: [TestIssue("The test did not end.")]),
          test("It talks", .outputLimit, issues: [TestIssue("Too much.")]),
          test("It never began", .notRun), test("Same", .pass, function: "one()"),
          test("Same", .pass, function: "two()"),
        ], diagnostics: []),
      StageReport(
        stage: "02-two", status: .compileError, started: started, seconds: 1,
        tests: [test("It passes", .notRun), test("한글 ✓ 🙂", .notRun)],
        diagnostics: [
          CompilerDiagnostic(
            severity: .error, message: "cannot find 'x' in scope",
            file: "Exercises/02-two/A.swift", line: 3, column: 7, text: "A.swift:3:7: error: …")
        ]),
    ]
  }

  /// The document of a learner's own checks.
  private func text(_ reports: [StageReport]) -> String {
    let stages = reports.enumerated().map { index, report in
      StageResult(report, of: .sample(index + 1, report.stage))
    }
    let result = SubmissionResult(
      learner: Learner(id: "learner"), status: .graded, points: .zero, maximum: .zero,
      evidence: [], stages: stages)
    return ReportFormat.junit.documents(GradedClass(one: result)).map(\.text).joined()
  }

  private func parse(_ reports: [StageReport]) throws -> XMLElement {
    let document = try XMLDocument(
      data: Data(text(reports).utf8), options: [.nodePreserveWhitespace])
    return try #require(document.rootElement())
  }

  private func attribute(_ element: XMLElement, _ name: String) -> String? {
    element.attribute(forName: name)?.stringValue
  }

  @Test("There is one suite a stage and one case a test, counted by how they ended")
  func counts() throws {
    let root = try parse(reports)
    let suites = root.elements(forName: "testsuite")
    #expect(root.name == "testsuites")
    #expect(suites.map { attribute($0, "name") } == ["01-one", "02-two"])
    #expect(suites.map { attribute($0, "id") } == ["0", "1"])
    #expect(suites.map { attribute($0, "tests") } == ["8", "2"])
    #expect(suites.map { attribute($0, "failures") } == ["1", "0"])
    #expect(suites.map { attribute($0, "errors") } == ["4", "2"])
    for suite in suites {
      let cases = suite.elements(forName: "testcase")
      #expect(attribute(suite, "tests") == String(cases.count))
      let failures = cases.flatMap { $0.elements(forName: "failure") }
      let errors = cases.flatMap { $0.elements(forName: "error") }
      #expect(attribute(suite, "failures") == String(failures.count))
      #expect(attribute(suite, "errors") == String(errors.count))
      #expect(cases.allSatisfy { $0.children?.filter { $0.kind == .element }.count ?? 0 <= 1 })
      #expect((failures + errors).allSatisfy { attribute($0, "type")?.isEmpty == false })
    }
  }

  @Test("Names are unique in the file and have no line ends")
  func names() throws {
    let cases = try parse(reports).elements(forName: "testsuite")
      .flatMap { $0.elements(forName: "testcase") }
    let names = cases.compactMap { attribute($0, "name") }
    #expect(names.count == 10)
    #expect(Set(names).count == 10)
    #expect(names.contains("01-one: Same (two())"))
    #expect(names.contains("01-one: It fails in two lines"))
    #expect(names.contains("02-two: 한글 ✓ 🙂"))
  }

  @Test("The parts of a suite stand in the order that the schema wants")
  func order() throws {
    for suite in try parse(reports).elements(forName: "testsuite") {
      let names = (suite.children ?? []).filter { $0.kind == .element }.compactMap(\.name)
      let cases = Array(repeating: "testcase", count: suite.elements(forName: "testcase").count)
      #expect(names == ["properties"] + cases + ["system-out", "system-err"])
    }
  }

  @Test("A failure's text begins with its place and has every issue and rule")
  func failure() throws {
    let suite = try #require(try parse(reports).elements(forName: "testsuite").first)
    let failure = try #require(
      suite.elements(forName: "testcase").flatMap { $0.elements(forName: "failure") }.first)
    let text = try #require(failure.stringValue)
    #expect(
      text.hasPrefix(
        " Tests/Stages/01-one/OneTests.swift:15: Expectation failed: 1 == 2\nThe rule.\n\n"))
    #expect(text.contains("Second ]]> & <issue> ␛[31mred␛[0m ␀\u{FFFD} \"q\""))
    #expect(attribute(failure, "message") == "Expectation failed: 1 == 2")
  }

  @Test("A stage that does not compile is an error of each test, with the first place")
  func compileError() throws {
    let suite = try #require(try parse(reports).elements(forName: "testsuite").last)
    let errors = suite.elements(forName: "testcase").flatMap { $0.elements(forName: "error") }
    #expect(errors.map { attribute($0, "type") } == ["compile-error", "compile-error"])
    #expect(errors.first?.stringValue == " Exercises/02-two/A.swift:3: cannot find 'x' in scope")
    #expect(suite.elements(forName: "system-err").first?.stringValue == "A.swift:3:7: error: …")
  }

  @Test("Times have three decimals, and the moment has no zone")
  func times() throws {
    let suite = try #require(try parse(reports).elements(forName: "testsuite").first)
    #expect(attribute(suite, "time") == "12.346")
    #expect(attribute(suite, "timestamp") == "2026-11-30T03:20:27")
    let first = try #require(suite.elements(forName: "testcase").first)
    #expect(attribute(first, "time") == "0.013")
  }

  @Test("Screens stand in the output, under the names of their tests")
  func screens() throws {
    let suite = try #require(try parse(reports).elements(forName: "testsuite").first)
    #expect(suite.elements(forName: "system-out").first?.stringValue == "It stops\n+--+\n|<>|")
  }

  @Test("No results are a document too")
  func empty() throws {
    #expect(try parse([]).elements(forName: "testsuite").isEmpty)
  }

  @Test(
    "Both schemas accept it", .enabled(if: xmllint != nil),
    arguments: ["ant-junit.xsd", "jenkins-junit-10.xsd"])
  func schema(name: String) throws {
    let xmllint = try #require(Self.xmllint)
    let schema = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Schemas/\(name)")
    for reports in [reports, []] {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
      try Data(text(reports).utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(filePath: xmllint)
      process.arguments = ["--noout", "--nonet", "--schema", schema.path, file.path]
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(text)")
    }
  }

  private static let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"]
    .first(where: FileManager.default.isExecutableFile(atPath:))
}
