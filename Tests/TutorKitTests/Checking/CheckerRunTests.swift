import Foundation
import Testing

@testable import TutorKit

@Suite("A check from end to end, of programs that misbehave")
struct CheckerRunTests {
  private let all = ["emptyShelf", "rightAnswer", "titleThere", "lastOne"]

  /// Checks a course whose programs are these.
  private func check(
    build: String = "", suite: String = "", test: Duration = .seconds(20),
    interruption: Interruption = Interruption(), progress: (CheckProgress) -> Void = { _ in }
  ) throws -> (report: StageReport, noted: [String]) {
    let course = try CourseFixture(named: "나의 책 course")
    defer { course.remove() }
    let tools = try FakeToolchain(course, build: build, suite: suite)
    let report = try tools.checker(test: test)
      .check(CourseFixture.stage, interruption: interruption, progress: progress)
    return (report, tools.noted)
  }

  private func passing(_ functions: [String]) -> String {
    functions.map { "pass \($0)" }.joined(separator: "\n")
  }

  @Test("A stage passes, built once and alone, and run in one process; another draws its screen")
  func passes() throws {
    var news: [CheckProgress] = []
    let (report, noted) = try check(
      build: "echo '[1/2] Compiling'", suite: "run\n\(passing(all))\nend"
    ) { news.append($0) }
    #expect(report.status == .passed)
    #expect(report.passedCount == 4)
    #expect(noted.count == 4)
    #expect(noted[0] == "stage=01-one stages=Exercises")
    #expect(noted[1].hasPrefix("build --build-tests --scratch-path "))
    #expect(noted.suffix(2) == ["suite limit=20.0", "suite limit=20.0"])
    #expect(
      news.prefix(4) == [
        .building(step: 0, steps: 0), .building(step: 1, steps: 2), .built(StageObjects()),
        .running(tests: 4),
      ])
    #expect(news.count == 4 + 8)
    #expect(news[4] == .testStarted(name: "The shelf begins empty"))
  }

  @Test("After a crash the others run, each alone, and pass")
  func crash() throws {
    let (report, noted) = try check(
      suite: """
        run
        pass emptyShelf
        if want rightAnswer; then start rightAnswer; echo 'A/B.swift:1: Fatal error: x' >&2; kill -ABRT $$; fi
        \(passing(all.suffix(2)))
        end
        """)
    #expect(report.tests.map(\.status) == [.pass, .crash, .pass, .pass])
    #expect(report.tests[1].issues.first?.message == "Fatal error: x")
    #expect(report.status == .failed)
    #expect(noted.filter { $0.hasPrefix("suite") }.count == 4)
  }

  @Test("What is killed runs again, be it a build or a suite, and leaves no trace")
  func killedOnce() throws {
    let (report, noted) = try check(
      build: #"[ -e "$NOTES.1" ] || { touch "$NOTES.1"; kill -KILL $$; }"#,
      suite: """
        run
        pass emptyShelf
        [ -e "$NOTES.2" ] || { touch "$NOTES.2"; start rightAnswer; kill -KILL $$; }
        want lastOne && [ ! -e "$NOTES.3" ] && { touch "$NOTES.3"; start lastOne; kill -KILL $$; }
        \(passing(Array(all.dropFirst())))
        end
        """)
    #expect(report.tests.map(\.status) == [.pass, .pass, .pass, .pass])
    #expect(report.tests.allSatisfy { $0.issues.isEmpty })
    #expect(noted.count { $0.hasPrefix("build ") } == 2)
    #expect(noted.count { $0.hasPrefix("suite") } == 1 + 4 + 1 + 1)
  }

  @Test("A suite that is killed each time is told to whoever wants to know whose doing it is")
  func killedAlways() throws {
    var killed: [String] = []
    let (report, noted) = try check(
      suite: """
        run
        if want rightAnswer; then start rightAnswer; kill -KILL $$; fi
        \(passing(all))
        end
        """
    ) {
      if case .testKilled(let name) = $0 { killed.append(name) }
    }
    #expect(report.tests.map(\.status) == [.pass, .crash, .pass, .pass])
    #expect(
      report.tests[1].issues.map(\.message) == ["The process was ended by the signal SIGKILL."])
    #expect(killed == [report.tests[1].name])
    #expect(noted.count { $0.hasPrefix("suite") } == 1 + 1 + 3 + 2)
  }

  @Test("A build that is killed each time is an error, and no fault of the code")
  func buildKilled() throws {
    let error = #expect(throws: CheckError.self) { try check(build: "kill -KILL $$") }
    guard case .killed(let program) = error else {
      Issue.record("The error is \(String(describing: error)).")
      return
    }
    #expect(program.hasSuffix("/tools/swift"))
    #expect(error?.description.contains("was killed each of the 3 times") == true)
  }

  @Test("A suite that hangs is stopped, the test is named, and the others still run")
  func hang() throws {
    let (report, _) = try check(
      suite: """
        run
        if want rightAnswer; then start rightAnswer; while :; do sleep 0.1; done; fi
        \(passing(all))
        end
        """, test: .milliseconds(500))
    #expect(report.tests.map(\.status) == [.pass, .timeout, .pass, .pass])
    #expect(report.tests[1].issues.first?.message.contains("0.5 seconds") == true)
  }

  @Test("A flood is stopped, and is the fault of the test that ran")
  func flood() throws {
    let (report, _) = try check(
      suite: """
        run
        if want lastOne; then :; else true; fi
        \(passing(Array(all.prefix(3))))
        if want lastOne; then start lastOne; yes; fi
        end
        """)
    #expect(report.tests.map(\.status) == [.pass, .pass, .pass, .outputLimit])
  }

  @Test("A crash whose last words are a flood is told as a crash")
  func lastWords() throws {
    let (report, _) = try check(
      suite: """
        run
        \(passing(Array(all.prefix(3))))
        if want lastOne; then
          start lastOne
          echo "One/Shelf.swift:8: Fatal error: no such book" >&2
          head -c 3000000 /dev/zero | tr '\\0' '!' >&2
          kill -ILL $$
        fi
        end
        """)
    #expect(report.tests.map(\.status) == [.pass, .pass, .pass, .crash])
    #expect(report.tests[3].issues.first?.message == "Fatal error: no such book")
  }

  @Test(
    "What only looks like success is none",
    arguments: [
      "exit 0", "run\nend", "echo 'Test run with 4 tests in 1 suite passed'", "end",
      "run\nstart emptyShelf\nexit 0",
    ])
  func falseSuccess(suite: String) throws {
    let (report, _) = try check(suite: suite)
    #expect(report.status == .failed)
    #expect(report.passedCount == 0)
    #expect(report.tests.allSatisfy { !$0.issues.isEmpty })
  }

  @Test("A failure is told with the suite's exit status")
  func failure() throws {
    let (report, _) = try check(
      suite: "run\nfail emptyShelf\n\(passing(Array(all.dropFirst())))\nend\nexit 1")
    #expect(report.tests.map(\.status) == [.fail, .pass, .pass, .pass])
  }

  @Test("A compile error comes with no test run")
  func compileError() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let text = try CourseFixture.text("builds/typo.txt")
      .replacingOccurrences(of: "/course/", with: course.folder.root.path + "/")
    try course.write(text, to: "recorded.txt")
    let tools = try FakeToolchain(course, build: "cat recorded.txt; exit 1", suite: "run\nend")
    let report = try tools.checker().check(CourseFixture.stage)
    #expect(report.status == .compileError)
    #expect(report.diagnostics.map(\.line) == [8, 13])
    #expect(report.tests.allSatisfy { $0.status == .notRun })
    #expect(!tools.noted.contains { $0.hasPrefix("suite") })
  }

  @Test("A build that fails for no file's sake is an error with the build's last words")
  func buildFailed() throws {
    #expect(
      throws: CheckError.buildFailed(status: "exit status 3", output: "error: manifest is odd")
    ) { try check(build: "echo 'error: manifest is odd' >&2; exit 3") }
  }

  @Test("A build that hangs is stopped in time")
  func buildHangs() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let shelf = "Exercises/01-one/Shelf.swift"
    // The one that works says where it was when it is asked, and the other fails then.
    let compiler = """
      (trap 'echo "While type-checking at [\(course.root.path)/\(shelf):8:5 - line:9:1]"; exit 1' QUIT
        while :; do :; done)
      exit 1
      """
    let tools = try FakeToolchain(course, build: compiler)
    var limits = CheckLimits()
    limits.stageBuild = .milliseconds(300)
    let checker = Checker(
      course: course.root, limits: limits, environment: tools.checker().environment)
    let report = try checker.check(CourseFixture.stage)
    #expect(report.status == .compileTimeout)
    #expect(report.tests.allSatisfy { $0.status == .notRun })
    let place = try #require(report.diagnostics.first)
    #expect((place.file, place.line) == (shelf, 8))
    #expect(place.text.hasSuffix("and was stopped\n8 |     books[index]"), "\(place.text)")
  }

  @Test("A compiler that does not say where it was leads to the file that was saved last")
  func silentCompiler() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    func diagnostics(isWhole: Bool) -> [CompilerDiagnostic] {
      Overtime(limit: .seconds(120), isWhole: isWhole, output: "Killed\n")
        .diagnostics(for: CourseFixture.stage, in: course.folder)
    }
    #expect(diagnostics(isWhole: false).map(\.file) == ["Exercises/01-one/Shelf.swift"])
    // A first build on a slow machine says nothing of the learner's files.
    #expect(diagnostics(isWhole: true).isEmpty)
  }

  @Test("Ctrl-C stops a build and a run", arguments: [true, false])
  func interruption(inBuild: Bool) throws {
    let interruption = Interruption()
    let hang = "trap '' TERM INT; while :; do sleep 0.05; done"
    #expect(throws: CheckError.interrupted) {
      try check(
        build: inBuild ? hang : "", suite: inBuild ? "" : hang, interruption: interruption
      ) { progress in
        switch progress {
        case .building where inBuild, .running where !inBuild: interruption.request()
        default: break
        }
      }
    }
  }

  @Test("Resources of an earlier build are gone before the next")
  func staleResources() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let products = ".tutor/build/check/debug"
    for name in ["ListKata_One", "ListKata_OneTests", "ListKata_Two"] {
      try course.write("old", to: "\(products)/\(name).resources/Old.xib")
    }
    let tools = try FakeToolchain(course, build: "ls \(products) | while read n; do note $n; done")
    _ = try tools.checker().check(CourseFixture.stage)
    #expect(tools.noted.filter { $0.hasSuffix(".resources") } == ["ListKata_Two.resources"])
  }

  @Test("Each process of a suite has an empty folder to work in, which goes with it")
  func scratchFolder() throws {
    let course = try CourseFixture(named: "나의 책 course")
    defer { course.remove() }
    let runs = ".tutor/build/check/runs"
    try course.write("of a tutor that was killed", to: "\(runs)/old/notes.txt")
    let tools = try FakeToolchain(
      course,
      suite: """
        note "pwd=$(pwd)"; note "files=$(ls -A)"; echo litter > litter.txt
        run
        if want rightAnswer; then start rightAnswer; exit 3; fi
        \(passing(all))
        end
        """)
    let report = try tools.checker().check(CourseFixture.stage)
    #expect(report.tests.map(\.status) == [.pass, .crash, .pass, .pass])
    let folders = tools.noted.filter { $0.hasPrefix("pwd=") }
    #expect(folders.count == 4)
    #expect(Set(folders).count == 4)
    #expect(folders.allSatisfy { $0.contains("/나의 책 course/\(runs)/") })
    #expect(tools.noted.filter { $0.hasPrefix("files=") } == Array(repeating: "files=", count: 4))
    let files = FileManager.default
    #expect(try files.contentsOfDirectory(atPath: course.root.path + "/" + runs) == [])
    #expect(!files.fileExists(atPath: course.root.path + "/litter.txt"))
  }

  @Test(
    "What a build forgets among its temporary files goes with it, where the compiler can bear the path",
    arguments: ["course", "나의 책 course"])
  func temporaryFiles(name: String) throws {
    let course = try CourseFixture(named: name)
    defer { course.remove() }
    let tools = try FakeToolchain(
      course, build: #"note "temporary=$TMPDIR"; [ -z "$TMPDIR" ] || echo x > "$TMPDIR/x""#)
    _ = try tools.checker().check(CourseFixture.stage)
    let runs = course.folder.scratch + "/runs"
    let folder = tools.noted.first { $0.hasPrefix("temporary=") }?.dropFirst(10) ?? ""
    #expect(folder.hasPrefix(runs) == (name == "course"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: runs) == [])
  }

  @Test("A screen is recorded frame by frame, with the reason why there are no more")
  func screen() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let frame =
      #"{"screen":"List","title":"top","offset":12.5,"lines":["a"],"#
      + #""cells":[{"row":"0-3","line":0,"height":1,"instance":2,"state":"reused","identifier":"Book","class":"BookCell"}],"#
      + #""pool":{"Book":1},"made":2,"reused":1}"#
    let tools = try FakeToolchain(
      course,
      suite: """
        want screen || exit 9
        printf '%s\\n' '\(frame)' > "$LISTKATA_FRAMES"
        echo 'One/Shelf.swift:8: Fatal error: no more' >&2
        kill -ABRT $$
        """)
    let recording = try ScreenRunner(tools.checker()).record(CourseFixture.stage)
    guard case .frames(let frames, let stopped) = recording else {
      Issue.record("The recording is \(recording).")
      return
    }
    #expect(stopped == "Fatal error: no more")
    #expect(frames.map(\.title) == ["top"])
    #expect(frames.first?.cells.first?.state == .reused)
    #expect(frames.first?.pool == ["Book": 1])
  }

  @Test("A screen that stops gives the reason that the suite tells, not how the suite ended")
  func screenReason() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let event =
      #"{"kind":"event","version":0,"payload":{"kind":"issueRecorded","testID":"S/screen()/S.swift:1:1","#
      + #""_comments":["unable to dequeue"],"issue":{"isKnown":false},"#
      + #""messages":[{"symbol":"fail","text":"Issue recorded"}]}}"#
    let tools = try FakeToolchain(
      course,
      suite: """
        want screen || exit 9
        printf '%s\\n' '\(event)' > "$LISTKATA_FRAMES"
        exit 1
        """)
    let recording = try ScreenRunner(tools.checker()).record(CourseFixture.stage)
    #expect(recording == .frames([], stopped: "unable to dequeue"))
  }
}
