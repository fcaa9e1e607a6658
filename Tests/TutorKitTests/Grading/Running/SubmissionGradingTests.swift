import Foundation
import Testing

@testable import TutorKit

/// What grading makes of submissions before any code of theirs is built.
@Suite("Grading a submission")
struct SubmissionGradingTests {
  private let room: IntakeClass
  private let due = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws { room = try IntakeClass() }

  private static let stages = IntakeClass.templates.enumerated().map { index, template in
    Stage(
      number: index + 1, slug: template.slug, module: "M\(index)", title: "A stage",
      summary: "A stage.", minutes: 5, tasks: [.init(title: "Hold", tests: ["holds()"])],
      files: template.declared)
  }

  /// Grades what the class has. Nothing of it can be built: there is no course.
  private func results(now: Date? = nil) throws -> [SubmissionResult] {
    try outcomes(now: now).map(\.result)
  }

  private func outcomes(now: Date? = nil) throws -> [SubmissionGrading.Outcome] {
    var options = GradingOptions(
      submissions: room.root, output: room.root, stages: Self.stages, jobs: 1)
    options.lateness = LateRule("1/day", due: due)
    options.now = now
    let nowhere = CourseFolder(room.root.appending(path: "nowhere"))
    let bench = Bench(of: nowhere, at: nowhere.root)
    let worker = Worker(
      bench: bench,
      model: ModelBench(bench, additions: [:], limits: options.limits, environment: [:]),
      hasHidden: false, limits: options.limits, environment: [:], interruption: Interruption())
    let clock = due.addingTimeInterval(1e6)
    let grading = SubmissionGrading(
      options: options, intake: room.intake, worker: worker, now: { clock })
    return try GradingTask.all(try room.list.places, roster: nil)
      .map { try grading.grade($0, as: $0.learner) }
  }

  private func touch(_ path: [UInt8], at date: Date) throws {
    let seconds = Int(date.timeIntervalSince1970)
    let times = Array(repeating: timespec(tv_sec: seconds, tv_nsec: 0), count: 2)
    let failure = (path + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer { path in
      path.baseAddress.map { utimensat(AT_FDCWD, $0, times, AT_SYMLINK_NOFOLLOW) }
    }
    try #require(failure == 0)
  }

  private func path(_ name: String) -> [UInt8] { Array(room.root.appending(path: name).path.utf8) }

  // MARK: What cannot be read

  @Test("What cannot be read is a fault of the grader with its reason, and no points, not 0")
  func unreadable() throws {
    try room.write("no archive", to: "ann.zip")
    try FileManager.default.createSymbolicLink(
      atPath: room.root.appending(path: "bea").path, withDestinationPath: "ann.zip")
    for folder in ["cho/a", "cho/b"] { try room.write(IntakeClass.whole, below: folder) }
    let results = try results()
    #expect(results.map(\.learner.id) == ["ann", "bea", "cho"])
    #expect(results.map(\.status) == Array(repeating: .graderError, count: 3))
    #expect(results.allSatisfy { $0.points == nil && $0.lateness == nil && $0.stages == [] })
    #expect(
      results.map(\.reason) == [
        ArchiveFault.unknownFormat.sentence, IntakeFault.kind(.link).sentence,
        IntakeFault.severalRoots(["a/", "b/"]).sentence,
      ])
  }

  @Test("Where nothing of the course is, nothing was submitted, and that is 0 points")
  func nothing() throws {
    try room.write("I was ill.", to: "ann/note.txt")
    let result = try #require(try results().first)
    #expect(result.status == .noSubmission)
    #expect(result.points == .zero)
    #expect(result.reason?.hasPrefix("No folder of a stage was found") == true)
  }

  @Test("Whatever came of it, the result and the log say what kept the code in")
  func sandbox() throws {
    try room.write("I was ill.", to: "ann/note.txt")
    try room.write("no archive", to: "bea.zip")
    try handIn("cho", at: due)
    let outcomes = try outcomes()
    #expect(outcomes.map(\.result.status) == [.noSubmission, .graderError, .graded])
    #expect(outcomes.map(\.result.sandbox) == ["none", "none", "none"])
    #expect(outcomes.allSatisfy { $0.log.hasPrefix("sandbox: none\n\n") })
    #expect(outcomes[2].log.contains("== "))
  }

  // MARK: When it was handed in

  /// A submission that lacks what it is to have, so that there is nothing to build.
  private func handIn(_ name: String, at date: Date) throws {
    try room.write("x", to: "\(name)/02-rows/Other.swift")
    try touch(path("\(name)/02-rows/Other.swift"), at: date)
  }

  @Test("A folder is as late as its newest file, and an archive as it is itself")
  func newest() throws {
    try handIn("ann", at: due.addingTimeInterval(-60))
    try room.write("x", to: "ann/notes.txt")
    try touch(path("ann/notes.txt"), at: due.addingTimeInterval(3600))
    try room.write(ZipWriter.archive([.init("02-rows/Other.swift", "x")]), to: "bea.zip")
    try touch(path("bea.zip"), at: due.addingTimeInterval(-3600))
    #expect(try results().map { $0.lateness?.submitted.timeIntervalSince(due) } == [3600, -3600])
  }

  @Test("A folder whose name is no UTF-8 is late, too")
  func rawName() throws {
    try handIn("ann", at: due.addingTimeInterval(60))
    let name = Array(room.root.path.utf8) + [UInt8(ascii: "/"), 0xB1, 0xE8]
    let failure = (name + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer { new in
      new.baseAddress.map { rename(room.root.appending(path: "ann").path, $0) }
    }
    try #require(failure == 0)
    let result = try #require(try results().first)
    #expect(result.learner.id == "%B1%E8")
    #expect(result.lateness?.seconds == 60)
  }

  @Test("What tools keep, links, and folders have no say in when something was handed in")
  func noSay() throws {
    try handIn("ann", at: due.addingTimeInterval(-60))
    try room.write("x", to: "ann/.git/index")
    try FileManager.default.createSymbolicLink(
      atPath: room.root.appending(path: "ann/02-rows/Link.swift").path,
      withDestinationPath: "/etc/passwd")
    for name in [".git/index", "02-rows/Link.swift", "02-rows"] {
      try touch(path("ann/\(name)"), at: due.addingTimeInterval(3600))
    }
    #expect(try results().map { $0.lateness?.submitted.timeIntervalSince(due) } == [-60])
  }

  @Test("A time after that of the grading is believed, and a person is told")
  func future() throws {
    try handIn("ann", at: due.addingTimeInterval(3600))
    for (now, kinds) in [(3600.0, []), (3599, ["future-time"])] {
      let result = try #require(try results(now: due.addingTimeInterval(now)).first)
      #expect(result.lateness?.seconds == 3600)
      #expect(result.status == .graded)
      #expect(result.evidence.map(\.kind).filter { $0 == "future-time" } == kinds)
    }
  }

  @Test("A time of a year that results cannot name is the last that they can")
  func farAway() throws {
    var status = stat()
    for (seconds, text) in [
      (Int.max, "9999-12-31T23:59:59Z"), (Int.min, "1600-01-01T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"),
    ] {
      #if os(Linux)
        status.st_mtim.tv_sec = seconds
      #else
        status.st_mtimespec.tv_sec = seconds
      #endif
      #expect(status.written.inWholeSeconds == text)
      #expect(try Date(text, strategy: .iso8601) == status.written)
    }
  }
}
