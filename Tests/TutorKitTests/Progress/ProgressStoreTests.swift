import Foundation
import Testing

@testable import TutorKit

@Suite("The progress file")
struct ProgressStoreTests {
  let tutor: TestTutor
  let path = ".tutor/progress.json"

  init() throws {
    tutor = try TestTutor()
  }

  private var store: ProgressStore { ProgressStore(folder: tutor.course.folder) }

  @Test("What is saved is loaded again, and nothing but the file is left behind")
  func roundTrip() throws {
    var progress = CourseProgress()
    progress.current = TestCourse.second
    var stage = StageProgress()
    stage.lastCheck = CheckRecord(date: TestTutor.now, passed: 2, total: 3, fingerprint: "f")
    stage.hints = ["한글 과제": 2]
    stage.reveals = [TestTutor.now]
    stage.task = 2
    progress.stages[TestCourse.first] = stage
    try store.save(progress)
    try store.save(progress)
    #expect(store.load(now: TestTutor.now) == ProgressStore.Loaded(progress: progress))
    #expect(tutor.course.names(in: ".tutor") == ["progress.json"])
  }

  @Test(
    "A file that is no progress is set aside with a message",
    arguments: [
      "", "{", "null", "[]", "\"x\"", "{}", #"{"version": "1"}"#, #"{"version": 0}"#,
      #"{"version": 1, "stages": []}"#, #"{"version": 1, "stages": {"01-names": 7}}"#, "\u{0}\u{1}",
      #"{"version": 1, "current": "01-names", "stages": {"01-names": {"hints": {"#,
    ])
  func damaged(text: String) throws {
    try tutor.course.write(text, to: path)
    let run = tutor.run("list")
    #expect(run.status == .success)
    #expect(
      run.complaints == """
        .tutor/progress.json is damaged. It was kept as \
        .tutor/progress.damaged-2026-11-30-032620.json, and progress begins anew. Your files are \
        untouched; check a stage to have it counted.

        """)
    #expect(try tutor.course.read(".tutor/progress.damaged-2026-11-30-032620.json") == text)
    #expect(tutor.run("list").complaints.isEmpty)
  }

  @Test("What was remembered before the clock was set back counts as before")
  func future() throws {
    try tutor.course.solve(TestCourse.first)
    var later = tutor
    later.now = TestTutor.now.addingTimeInterval(20 * 365 * 86_400)
    #expect(later.run("check").status == .success)
    #expect(tutor.run("list").output.contains("> 01-names       passed, 3 of 3"))
    #expect(tutor.run("check").status == .success)
    #expect(tutor.run("list").output.contains("> 01-names       passed, 3 of 3"))
  }

  @Test("A second damaged file does not overwrite the first")
  func damagedTwice() throws {
    for text in ["one", "two"] {
      try tutor.course.write(text, to: path)
      tutor.run("list")
    }
    #expect(try tutor.course.read(".tutor/progress.damaged-2026-11-30-032620.json") == "one")
    #expect(try tutor.course.read(".tutor/progress.damaged-2026-11-30-032620-2.json") == "two")
  }

  @Test("A file of a newer tutor is set aside with a message")
  func newer() throws {
    try tutor.course.write(#"{"version": 2, "levels": []}"#, to: path)
    let run = tutor.run("next")
    #expect(run.status == .success)
    #expect(
      run.complaints == """
        .tutor/progress.json has version 2, from a newer tutor. It was kept as \
        .tutor/progress.newer-2026-11-30-032620.json, and progress begins anew. Your files are \
        untouched.

        """)
    #expect(store.load(now: TestTutor.now).progress.current == TestCourse.second)
  }

  @Test("A progress file that is a folder is not lost and stops nothing but writing")
  func folder() throws {
    try tutor.course.write("x", to: "\(path)/inside")
    #expect(tutor.run("check").status == .notPassed)
    let run = tutor.run("next")
    #expect(run.status == .unavailable)
    #expect(run.complaints.hasSuffix("Nothing can be recorded before that is mended.\n"))
    #expect(try tutor.course.read("\(path)/inside") == "x")
  }

  @Test("A progress file of 20 GB is not read, but set aside like a damaged one")
  func huge() throws {
    try tutor.course.write("", to: path)
    #expect(truncate(tutor.course.url(path).path, 20 << 30) == 0)
    let run = tutor.run("list")
    #expect(run.status == .success)
    #expect(run.complaints.hasPrefix(".tutor/progress.json is damaged. It was kept as .tutor/"))
    #expect(tutor.run("list").complaints.isEmpty)
  }

  @Test("A pipe or a device in place of the file is named, and nobody waits for it")
  func noFile() throws {
    try tutor.course.write("", to: ".tutor/x")
    let place = tutor.course.url(path).path
    #expect(mkfifo(place, 0o600) == 0)
    #expect(
      tutor.run("list").complaints == """
        .tutor/progress.json cannot be read: it is a pipe, where a file belongs. Move it away, then \
        try again. Nothing new is recorded.

        """)
    try tutor.course.remove(path)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "/dev/zero")
    #expect(tutor.run("list").complaints.contains("it is a device, where a file belongs."))
  }

  @Test("A link to the progress, and one to where it will be, stay links")
  func link() throws {
    try tutor.course.write("", to: ".tutor/x")
    try tutor.course.write("", to: "synced/x")
    let place = tutor.course.url(path)
    try FileManager.default.createSymbolicLink(
      atPath: place.path, withDestinationPath: "../synced/progress.json")
    for stage in ["02-registries", "01-names"] {
      #expect(tutor.run("next").status == .success)
      #expect(try tutor.course.read("synced/progress.json").contains("\"current\" : \"\(stage)\""))
      #expect(FileKind.at(place) == .link)
    }
    #expect(tutor.course.names(in: "synced") == ["progress.json", "x"])
  }

  @Test("What a killed tutor left beside the file is removed when it is next written")
  func litter() throws {
    try tutor.course.write("half", to: ".tutor/.tutor-999999999-x-y.new")
    #expect(tutor.run("next").status == .success)
    #expect(tutor.course.names(in: ".tutor") == ["progress.json"])
  }

  @Test(
    "Results that are damaged, or far too large, are set aside with a message",
    arguments: ["{", "", nil])
  func damagedResults(text: String?) throws {
    let results = ".tutor/results/01-names.json"
    try tutor.course.write(text ?? "", to: results)
    if text == nil { #expect(truncate(tutor.course.url(results).path, 20 << 30) == 0) }
    let run = tutor.run("report")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints.hasPrefix(
        "\(results) is damaged. It was kept as .tutor/results/01-names.damaged-2026-11-30-032620.json."
          + " Check the stage to have results again.\n"))
    #expect(!tutor.course.exists(results))
  }

  @Test("A folder in the place of results stays, with all that is in it")
  func resultsFolder() throws {
    try tutor.course.write("x", to: ".tutor/results/01-names.json/inside")
    try tutor.course.write("mine", to: "Exercises/01-names/BookCell.swift")
    #expect(tutor.run("reset 1 --yes").status == .success)
    #expect(try tutor.course.read(".tutor/results/01-names.json/inside") == "x")
  }

  @Test("What two tutors remember at once is all kept")
  func twoTutors() throws {
    let one = session(), other = session()
    #expect(try one.progress() == other.progress())
    // Both have read it by now.
    try one.record {
      $0.stages[TestCourse.first, default: StageProgress()].hints["The first row"] = 2
    }
    try other.record { $0.current = TestCourse.second }
    try one.record { $0.stages[TestCourse.first, default: StageProgress()].task = 1 }
    let kept = store.load(now: TestTutor.now).progress
    #expect(kept.current == TestCourse.second)
    #expect(kept.stages[TestCourse.first] == StageProgress(task: 1, hints: ["The first row": 2]))
    #expect(try one.progress() == kept)
  }

  @Test("A tutor that was stopped while it wrote keeps nobody waiting for long")
  func stoppedTutor() throws {
    let folder = tutor.course.folder
    try tutor.course.write("{}", to: ".tutor/results/x.json")
    let lock = try OpenFile(lockingFolder: folder.kept, in: folder)
    let isLocked = lock.lock()
    #expect(isLocked)
    let run = tutor.run("next")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints
        == "Another tutor was stopped while it wrote .tutor/progress.json. Let it go on or "
        + "end it, then try again.\n")
    #expect(tutor.run("check").status == .notPassed)
  }

  private func session() -> Session {
    let environment = TutorEnvironment(
      variables: [:], workingDirectory: tutor.course.root, now: { TestTutor.now },
      judge: { FakeJudge(folder: $0) })
    return Session(
      console: RecordingConsole(), environment: environment, courseWish: nil, call: .prompt,
      interruption: Interruption())
  }

  @Test(
    "Every moment that a clock may show is written so that it can be read again",
    arguments: [-62_135_596_800, -1, 0, 2_147_483_648, 4_294_967_296, 253_402_300_800, 1e13])
  func clocks(moment: Double) throws {
    var tutor = tutor
    tutor.now = Date(timeIntervalSince1970: moment)
    #expect(tutor.run("solution 1 --reveal").status == .success)
    let reveals = store.load(now: TestTutor.now).progress.stages[TestCourse.first]?.reveals
    #expect(reveals?.count == 1)
    #expect(tutor.run("list").complaints.isEmpty)
    try tutor.course.write("mine", to: "Exercises/01-names/BookCell.swift")
    #expect(tutor.run("reset 1 --yes").status == .success)
    #expect(tutor.run("reset 1 --undo").status == .success)
  }

  @Test("Keys that this tutor does not know, and stages that the course no longer has, do no harm")
  func unknown() throws {
    try tutor.course.write(
      #"{"version": 1, "current": "99-gone", "more": 1, "stages": {"99-gone": {"hints": {}, "reveals": []}}}"#,
      to: path)
    let run = tutor.run("list")
    #expect(run.complaints.isEmpty)
    #expect(run.output.hasPrefix("> 01-names "))
  }

  @Test("A pass of other tests than the course has now is to be repeated")
  func changedCourse() throws {
    let stage = try tutor.course.course.stages[0]
    var progress = StageProgress(passed: TestTutor.now)
    let standard = StageStandard(suite: "now", engine: "now")
    for (passed, total, suite, engine, state) in [
      (2, 2, nil, nil, StageState.outdated), (3, 3, nil, nil, .passed),
      (3, 3, "now", "now", .passed), (3, 3, "before", "now", .outdated),
      (3, 3, "now", "before", .outdated), (2, 3, "before", "now", .broken),
      (0, 0, "now", "now", .broken),
    ] {
      progress.lastCheck = CheckRecord(
        date: TestTutor.now, passed: passed, total: total, fingerprint: "", suite: suite,
        engine: engine)
      #expect(progress.state(of: stage, standard: standard, isTouched: true) == state)
    }
  }
}
