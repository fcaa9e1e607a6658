import Foundation
import Synchronization
import Testing

@testable import TutorKit

/// Runs of `grade` on a machine that does not do what it should.
@Suite("Grading on a machine that fails", .serialized) struct GradingFaultTests {
  private let small: SmallClass
  private let silence = open("/dev/null", O_RDWR | O_CLOEXEC)
  private var course: SmallCourse { small.course }

  init() throws { small = try SmallClass() }

  // MARK: Programs that are killed

  @Test(
    "What is killed meanwhile runs again: keepers, compilers and tests are nobody's fault",
    .enabled(if: ProcessTable.exists, "finding the processes takes /proc"))
  func killedPrograms() throws {
    let whole = try small.undisturbed()
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = Dice(seed: seed)
    var kills = 0
    for round in 1...6 {
      let child = try ChildProcess(
        small.program(to: "round-\(round)"), descriptors: [silence, silence, silence])
      // Two, since a program that is killed three times may be the one that does it.
      var left = 2
      let deadline = ContinuousClock.now + .seconds(60)
      while child.end == nil, .now < deadline {
        usleep(.random(in: 0...60_000, using: &dice))
        if left > 0, let victim = victims(of: child).randomElement(using: &dice),
          kill(victim, SIGKILL) == 0
        {
          left -= 1
        }
        child.updateEnd()
      }
      kills += 2 - left
      #expect(child.end == .exited(0), "seed \(seed), round \(round)")
      #expect(child.leftovers() == [])
      let results = try small.results("round-\(round)")
      let others = results.filter { whole[$0.key] != $0.value && $0.key.hasSuffix("result.json") }
        .map { "\($0.key): \(String(decoding: $0.value, as: UTF8.self))" }
      #expect(results == whole, "seed \(seed), round \(round), \(others)")
    }
    #expect(kills > 6, "seed \(seed)")
  }

  /// The keepers and the programs that they keep: each leads a session. What a script starts would be
  /// missed by the script, as nothing is missed by a compiler.
  private func victims(of child: ChildProcess) -> [pid_t] {
    child.processes.map(\.id).filter { $0 != child.id && getsid($0) == $0 }
  }

  @Test(
    "When all is killed that runs, nobody gets 0 for it, and the run can be resumed",
    arguments: ["no compiler lives", "no suite lives"])
  func killedAlways(storm: String) throws {
    let whole = try small.undisturbed()
    let child = try ChildProcess(
      small.program(to: "storm", "--jobs", "1"), descriptors: [silence, silence, silence])
    let deadline = ContinuousClock.now + .seconds(60)
    let first = course.url("../storm/submissions/kim-0/result.json").path
    while !FileManager.default.fileExists(atPath: first), .now < deadline { usleep(500) }
    try course.write("", to: "../\(storm)")
    while child.end == nil, .now < deadline {
      child.updateEnd()
      usleep(1_000)
    }
    #expect(child.end == .exited(1))
    let results = try small.results("storm").filter { $0.key.hasSuffix("result.json") }
    #expect(results.count == 6)
    let others = results.filter { whole[$0.key] != $0.value }
    #expect(!others.isEmpty)
    for (path, data) in others {
      let result = try JSONDecoder().decode(Failure.self, from: data)
      #expect(result.status == .graderError && result.points == nil, "\(path)")
      #expect(result.reason.contains("was killed each of the 3 times"), "\(path)")
    }
    try FileManager.default.removeItem(at: course.url("../\(storm)"))
    try PipeRun(small.program(to: "storm", "--resume")).expect(0)
    #expect(try small.results("storm") == whole)
  }

  private struct Failure: Decodable {
    var status: SubmissionResult.Status
    var points: Int?
    var reason: String
  }

  // MARK: Disks that fill up

  @Test(
    "When the disk of the results fills up, it says which file; with more room it is resumed",
    .enabled(if: PrivateMount.isPossible, "mounting takes root, or a Linux that lets one"))
  func fullResults() throws {
    let whole = try small.undisturbed()
    let pages = whole.mapValues { ($0.count + 4095) / 4096 }
    let all = pages.values.reduce(0, +)
    #expect((pages["index.html"] ?? 0) > 2)
    // In front of the first entry of the journal are the terms and four files.
    for (room, file) in [(5, "journal.jsonl"), (all / 2, "submissions/"), (all - 2, "index.html")] {
      let disk = course.url("../disk-\(room)")
      try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
      let run = try PipeRun(
        GrowingDisk(place: disk, kilobytes: 4 * room, copy: course.url("../copy-\(room)"))
          .wrap(small.program(to: "disk-\(room)/results", "--resume", "--jobs", "1")))
      #expect(run.lines.contains("69 0"), "\(run)")
      #expect(run.errors.contains("results/\(file)"), "\(run)")
      #expect(
        run.errors.contains("cannot be written: No space left on device. Free some space"), "\(run)"
      )
      #expect(try small.results("copy-\(room)/results") == whole)
    }
  }

  @Test(
    "When the disk of the course fills up, it says which file, and nobody's work is judged",
    .enabled(if: PrivateMount.isPossible, "mounting takes root, or a Linux that lets one"))
  func fullBench() throws {
    let whole = try small.undisturbed()
    let benches = course.url(".tutor/grading")
    let run = try PipeRun(PrivateMount.full.wrap(small.program(to: "results"), over: benches))
    run.expect(69, complains: ".tutor/grading/")
    #expect(run.errors.contains("cannot be written: No space left on device"), "\(run)")
    try PipeRun(small.program(to: "results", "--resume")).expect(0)
    #expect(try small.results("results") == whole)
  }

  // MARK: Several graders

  @Test("Two with courses of their own do not write to one folder at the same time")
  func oneOutput() throws {
    try course.write("// slow\n", to: "../class/kim-0/01-shelf/Shelf.swift")
    let output = course.url("../results").path
    let first = try ChildProcess(
      small.program(to: output), descriptors: [silence, silence, silence])
    let deadline = ContinuousClock.now + .seconds(20)
    while !FileManager.default.fileExists(atPath: output + "/journal.jsonl"), .now < deadline {
      usleep(1_000)
    }
    let other = try SmallClass()
    for words in [[], ["--resume"], ["--only", "kim-1"]] {
      var program = other.program(to: output)
      program.arguments += words
      try PipeRun(program).expect(69, complains: "Another run is writing to \(output)")
    }
    #expect(first.end == nil)
  }

  // MARK: Clocks that jump

  /// Grades in this process, with the clock that a test wants.
  private func grade(
    to output: String, resumes: Bool, interruption: Interruption = Interruption(),
    clock: @escaping @Sendable () -> Date, progress: (Grader.Progress) -> Void = { _ in }
  ) throws -> [SubmissionResult] {
    let folder = CourseFolder(course.folder)
    let stages = try Course.load(from: folder).written
    var options = GradingOptions(
      submissions: course.url("../class"), output: course.url("../\(output)"),
      stages: [stages[0]], jobs: 1)
    options.sandbox = .none
    options.resumes = resumes
    let due = Date(timeIntervalSince1970: 1_800_000_000)
    options.lateness = LateRule("1/day", due: due)
    _ = try Grader(
      options: options, course: Course.load(from: folder), folder: folder,
      environment: course.program().environment, clock: clock
    ).run(interruption: interruption, progress: progress)
    return try ResultSource(options.output, in: folder).items.map { try $0.result() }
  }

  @Test("A clock that jumps makes nothing take other times than it did, or be late")
  func jumpingClock() throws {
    // Written in time, by their own clock.
    let handedIn = Date(timeIntervalSince1970: 1_799_999_000)
    for path in try FileManager.default.subpathsOfDirectory(atPath: course.url("../class").path) {
      try FileManager.default.setAttributes(
        [.modificationDate: handedIn], ofItemAtPath: course.url("../class/\(path)").path)
    }
    let jumps = [2_000_000_000, 1_000_000, 4_000_000_000, -5_000, 1_800_000_500.0]
    let looks = Mutex(0)
    let clock: @Sendable () -> Date = {
      looks.withLock { looks in
        looks += 1
        return Date(timeIntervalSince1970: jumps[looks % jumps.count])
      }
    }
    // Stopped after the first, and resumed at another time.
    let interruption = Interruption()
    #expect(throws: CheckError.interrupted) {
      try grade(to: "jumping", resumes: false, interruption: interruption, clock: clock) {
        if case .graded = $0 { interruption.request() }
      }
    }
    let jumping = try grade(to: "jumping", resumes: true, clock: clock)
    let steady = try grade(to: "steady", resumes: false) {
      Date(timeIntervalSince1970: 1_800_000_500)
    }
    #expect(looks.withLock { $0 } > 5)
    #expect(jumping.map(\.status) == steady.map(\.status))
    #expect(jumping.map(\.points) == steady.map(\.points))
    #expect(jumping.map(\.lateness) == steady.map(\.lateness))
    #expect(
      jumping.compactMap(\.lateness).allSatisfy { $0.submitted == handedIn && $0.seconds == 0 })
    for report in jumping.flatMap(\.stages).map(\.report) {
      #expect((0..<60).contains(report.seconds))
      #expect(report.tests.allSatisfy { (0..<60).contains($0.seconds) })
      #expect(!report.tests.contains { $0.status == .timeout })
    }
    for (path, data) in try small.results("jumping") where path.hasSuffix("junit.xml") {
      #expect(!String(decoding: data, as: UTF8.self).contains("time=\"-"), "\(path)")
    }
  }
}
