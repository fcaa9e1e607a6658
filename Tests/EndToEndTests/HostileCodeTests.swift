import Foundation
import Testing

extension TutorTests {
  @Suite("Code that does its worst") struct HostileCode {
    private let course: CourseCopy
    private let stage = "01-hard-coded-strings"
    private let list = "BookListViewController.swift"
    private let grid = "CoverGridViewController.swift"

    init() throws {
      course = try CourseCopy.fresh()
      try course.solve(stage)
    }

    @Test("Every way to stop fails its own test, by name, and the other tests still run")
    func worstOfAll() throws {
      let sleep = "sleep 98765432"
      // Each in the way of few tests: the suite has books of its own.
      try course.edit(
        stage, list, replacing: #"cell.show("Open until"#,
        with: #"""
          if books.isEmpty, CellName.notice == "NoticeCell", CellName.total == "TotalCell" { exit(0) }
          cell.show("Open until
          """#)
      try course.edit(
        stage, list, replacing: "cell.show(books[indexPath.row])",
        with: """
          if books.count > 50, indexPath.row == 0 {
            let line = String(repeating: "x", count: 999)
            for _ in 0..<200_000 { print(line) }
          }
          cell.show(books[indexPath.row])
          """)
      try course.edit(
        stage, grid, replacing: #"cell.show("Gift card")"#,
        with: """
          if books.isEmpty, CellName.giftCard == "GiftCardCell" { while true {} }
          cell.show("Gift card")
          """)
      try course.edit(
        stage, grid, replacing: "cell.show(books[indexPath.item])",
        with: """
          if CellName.cover != "CoverCell" { fatalError("The holidays are over") }
          if books.count > 50, indexPath.item == 0 {
            let words = [strdup("sh"), strdup("-c"), strdup("setsid \(sleep) & exit 0"), nil]
            var child: pid_t = 0
            posix_spawn(&child, "/bin/sh", nil, nil, words, [nil])
            waitpid(child, nil, 0)
          }
          cell.show(books[indexPath.item])
          """)
      let files = try course.learnersFiles()

      let run = try course.run("check", "1", "--verbose")
      run.expect(
        1,
        says: "Task 1 of 5: Mend one letter",
        "A long list is scrolled with the cells of little more than one screen",
        "The test wrote more than 16 MB and was stopped.",
        "task 2: The first row is the shop's notice (stopped the program)",
        "task 2: The last row is the total (stopped the program)",
        "task 4: The last item is the gift card (took too long and was stopped)",
        "task 5: The name of a cover is said once, and names the nib as well (stopped the program)",
        "10 of 15", "Stage 1 has not passed yet.")
      #expect(run.outputBytes.count < 20_000, "What the code printed 200 MB of is not repeated")
      // The child left its session, its parents and its environment, and passed its test.
      #expect(ProcessTable.processes(carrying: sleep.replacing(" ", with: "\0")).isEmpty)
      #expect(try course.learnersFiles() == files)

      let report = try course.run("report", "--format", "junit")
      #expect(report.output.contains("The holidays are over"), "\(report)")
    }
  }
}
