import Foundation
import Testing

@testable import TutorKit

@Suite("How much a result keeps")
struct StageReportCutTests {
  private func report(tests: [TestReport] = [], _ diagnostics: [CompilerDiagnostic] = [])
    -> StageReport
  {
    StageReport(
      stage: "01-names", status: .failed, started: .distantPast, seconds: 1, tests: tests,
      diagnostics: diagnostics)
  }

  private func test(_ issues: [TestIssue], screen: String? = nil) -> TestReport {
    TestReport(
      function: "a()", name: "A", task: 1, status: .fail, seconds: 0, issues: issues, screen: screen
    )
  }

  private func diagnostic(_ severity: CompilerDiagnostic.Severity, _ text: String)
    -> CompilerDiagnostic
  {
    CompilerDiagnostic(
      severity: severity, message: text, file: "a.swift", line: 1, column: 1, text: text)
  }

  @Test("What is of a usual size stays as it is")
  func usual() {
    let report = report(
      tests: [test([TestIssue("m", comments: ["c"])], screen: "s")],
      [diagnostic(.warning, "w"), diagnostic(.error, "e")])
    #expect(report.cut == report)
  }

  @Test("Of many issues, comments and diagnostics the first are kept, of diagnostics the errors")
  func counts() throws {
    let many = (0..<30).map(String.init)
    let issues = many.map { TestIssue($0, comments: many) }
    let diagnostics = (0..<60).map { diagnostic($0 % 2 == 0 ? .warning : .error, "\($0)") }
    let cut = report(tests: [test(issues)], diagnostics).cut
    #expect(
      cut.tests[0].issues.map(\.message) == many.prefix(19) + ["… 11 more issues were left out …"])
    #expect(
      cut.tests[0].issues[0].comments == many.prefix(9) + ["… 21 more comments were left out …"])
    #expect(cut.diagnostics.map(\.message) == stride(from: 1, to: 60, by: 2).map(String.init))
    #expect(cut.diagnostics.last?.text == "59\n… 30 more diagnostics were left out …")
    #expect(cut.cut == cut)
  }

  @Test("The largest result that there can be is read back, of ten stages with thirty tests each")
  func largest() throws {
    let long = String(repeating: "\u{1}", count: 1 << 17)
    let issues = Array(
      repeating: TestIssue(long, comments: Array(repeating: long, count: 20)), count: 30)
    let largest = report(
      tests: Array(repeating: test(issues, screen: long), count: 30),
      Array(repeating: diagnostic(.error, long), count: 60))
    let result = StageResult(largest, of: .sample(1, "01-names"))
    let size = try ResultFile.data(result).count
    #expect(size * 10 < ResultFile.sizeLimit * 9 / 10)
    #expect(result.report.tests[0].issues[0].message.hasSuffix(" bytes were left out …"))
  }

  @Test("Evidence is short, whatever it quotes")
  func evidence() {
    let evidence = Evidence(.flag, "exit", String(repeating: "x", count: 1 << 20))
    #expect(evidence.text.utf8.count < 4200)
  }
}
