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
        "task 5: The name of a cover is said once, and names the nib as well (stopped",
        "Fatal error: The holidays are over",
        "10 of 15", "Stage 1 has not passed yet.")
      #expect(run.outputBytes.count < 20_000, "What the code printed 200 MB of is not repeated")
      // The child left its session, its parents and its environment, and passed its test.
      #expect(ProcessTable.processes(carrying: sleep.replacing(" ", with: "\0")).isEmpty)
      #expect(try course.learnersFiles() == files)

      let report = try course.run("report", "--format", "junit")
      #expect(report.output.contains("The holidays are over"), "\(report)")
    }

    #if os(Linux)
      @Test(
        "Code that signals its runner, the keeper, the tutor and everybody fails by itself alone")
      func signals() throws {
        try course.edit(
          stage, list, replacing: #"cell.show("Open until"#,
          with: #"""
            if books.isEmpty, CellName.notice == "NoticeCell", CellName.total == "TotalCell" {
              kill(getppid(), SIGSTOP)
              while true { sleep(1) }
            }
            cell.show("Open until
            """#)
        try course.edit(
          stage, grid, replacing: #"cell.show("Gift card")"#,
          with: """
            if books.isEmpty, CellName.giftCard == "GiftCardCell" { kill(getppid(), SIGKILL) }
            cell.show("Gift card")
            """)
        // Goes on, and passes: nobody further up can be signalled.
        try course.edit(
          stage, list, replacing: "cell.show(books[indexPath.row])",
          with: """
            if books.count > 50, indexPath.row == 0 {
              let keeper = parentProcess(of: getppid())
              for victim in [keeper, parentProcess(of: keeper), -keeper] {
                for signal in [SIGSTOP, SIGKILL] where kill(victim, signal) == 0 { exit(3) }
              }
              if kill(-1, 0) == 0 { exit(4) }
              if open("litter.txt", O_CREAT | O_WRONLY, 0o644) < 0 { exit(5) }
            }
            cell.show(books[indexPath.row])
            """)
        try course.append(
          """

          nonisolated private func parentProcess(of process: pid_t) -> pid_t {
            var text = [CChar](repeating: 0, count: 512)
            let file = open("/proc/\\(process)/stat", O_RDONLY)
            read(file, &text, text.count - 1)
            close(file)
            let words = String(decoding: text.map(UInt8.init(bitPattern:)), as: UTF8.self)
              .split(separator: ")").last?.split(separator: " ") ?? []
            guard words.count > 1, let parent = pid_t(words[1]) else { exit(6) }
            return parent
          }

          """, to: stage, list)
        let files = try course.learnersFiles()

        let run = try course.run("check", "1", "--verbose")
        run.expect(
          1,
          says: "Task 2 of 5", "The first row is the shop's notice",
          "The test did not end within 5 seconds and was stopped.",
          "task 2: The last row is the total (took too long and was stopped)",
          "task 4: The last item is the gift card (stopped the program)",
          "12 of 15", "Stage 1 has not passed yet.")
        #expect(try course.learnersFiles() == files)
        #expect(!FileManager.default.fileExists(atPath: course.folder.path + "/litter.txt"))
      }

      @Test("A tutor that is killed while its keeper is stopped leaves nothing running")
      func killedWithStoppedKeeper() throws {
        try course.edit(
          stage, list, replacing: "super.viewDidLoad()", with: "super.viewDidLoad(); while true {}")
        let session = try course.terminal("check", "1")
        try session.wait(for: "Test 1 of 15", within: .seconds(900))
        let keeper = try #require(
          session.child.processes.first { process in
            let stat = try? String(contentsOfFile: "/proc/\(process.id)/stat", encoding: .utf8)
            return stat?.contains("(tutor-keeper)") == true
          })
        kill(keeper.id, SIGSTOP)
        kill(session.child.id, SIGKILL)
        #expect(try session.waitForEnd(within: .seconds(10)) == .signalled(SIGKILL))
        #expect(session.child.leftovers(after: .seconds(10)) == [])
        // The next check finds what the killed one left, and puts it in order.
        try course.solve(stage)
        try course.run("check", "1").expect(0, says: "PASSED: stage 1")
        let runs = course.memory.appending(path: "build/check/runs").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: runs) == [])
      }
    #endif
  }
}
