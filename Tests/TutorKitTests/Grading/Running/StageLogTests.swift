import Foundation
import Testing

@testable import TutorKit

@Suite("The log of a submission")
struct StageLogTests {
  private let stage = Stage(
    number: 2, slug: "02-rows", module: "Rows", title: "Rows", summary: "Rows.", minutes: 5,
    tasks: [.init(title: "Hold", tests: ["holds()"])], files: ["Rows.swift"])
  private let bench = CourseFolder(URL(filePath: "/nowhere/bench-2"))

  private func text(
    _ status: StageReport.Status, verdict: String = "1 of 1 tests pass",
    change: (inout StageJudge.Judgement) -> Void
  ) -> String {
    var judgement = StageJudge.Judgement(
      report: StageReport(unjudged: stage, as: status, names: [:]))
    change(&judgement)
    return StageLog(of: StageResult(judgement.report, of: stage), verdict: verdict, judgement)
      .text(in: bench)
  }

  @Test("A stage that is not whole is told with what it lacks, and without tests that did not run")
  func missing() {
    let text = text(.missing, verdict: "a file is missing") {
      $0.evidence = [Evidence(.note, "missing-file", stage: "02-rows", "file missing: Rows.swift")]
    }
    #expect(text == "== 02-rows: a file is missing\nfile missing: Rows.swift\n\n")
  }

  @Test("What was written is told, the output first, without what differs from run to run")
  func output() {
    let text = text(.passed) {
      $0.report.tests[0].status = .pass
      $0.output = "<Cell: 0x7f3a1c00b2d0> in /nowhere/bench-2/.tutor/x, 0xFFFFFF and 0x1F\u{1B}[31m"
      $0.errors = "first"
    }
    #expect(
      text == """
        == 02-rows: 1 of 1 tests pass
        -- output
        <Cell: 0x…> in .tutor/x, 0xFFFFFF and 0x1F␛[31m
        -- errors
        first


        """)
  }

  @Test("A test that does not pass is told with all that it found")
  func failed() {
    let text = text(.failed, verdict: "0 of 1 tests pass") {
      $0.report.tests[0].status = .fail
      $0.report.tests[0].issues = [
        TestIssue("one", comments: ["why"]), TestIssue("other", comments: []),
      ]
    }
    #expect(
      text == "== 02-rows: 0 of 1 tests pass\n-- holds(): fail\none\nwhy\nother\n\n")
  }
}
