import Foundation
import Testing

@testable import TutorKit

/// Runs of `grade` that go wrong, each against one that did not.
@Suite("Grading a class", .serialized) struct GradingTests {
  private let small: SmallClass
  private let silence = open("/dev/null", O_RDWR | O_CLOEXEC)
  private var course: SmallCourse { small.course }

  init() throws { small = try SmallClass() }

  @Test("Killed at random moments, it is resumed to the same bytes")
  func killed() throws {
    let start = ContinuousClock.now
    let whole = try small.undisturbed()
    let usual = UInt32((ContinuousClock.now - start) / .microseconds(1))
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = Dice(seed: seed)
    for round in 1...12 {
      let name = "killed-\(round % 4)"
      let child = try ChildProcess(
        small.program(to: name, "--resume"), descriptors: [silence, silence, silence])
      usleep(.random(in: 0...usual, using: &dice))
      child.killAll()
    }
    for round in 0..<4 {
      let run = try PipeRun(small.program(to: "killed-\(round)", "--resume"))
      run.expect(0)
      #expect(try small.results("killed-\(round)") == whole, "seed \(seed), \(run)")
    }
    let left = ProcessTable.processes(carrying: course.folder.path).map(\.command)
    #expect(left == [])
  }

  @Test("Ctrl-C ends it with status 130, and it is resumed to the same bytes")
  func interrupted() throws {
    let whole = try small.undisturbed()
    let child = try ChildProcess(
      small.program(to: "stopped", "--jobs", "1"), descriptors: [silence, silence, silence])
    let deadline = ContinuousClock.now + .seconds(20)
    let first = course.url("../stopped/submissions/kim-0/result.json").path
    while !FileManager.default.fileExists(atPath: first), .now < deadline { usleep(1_000) }
    kill(child.id, SIGINT)
    while child.end == nil, .now < deadline {
      child.updateEnd()
      usleep(1_000)
    }
    #expect(child.end == .exited(130))
    #expect(child.leftovers() == [])
    try PipeRun(small.program(to: "stopped", "--resume")).expect(0)
    #expect(try small.results("stopped") == whole)
  }

  @Test("Two do not grade with one course at the same time")
  func atTheSameTime() throws {
    try course.write("// slow\n", to: "../class/kim-0/01-shelf/Shelf.swift")
    let first = try ChildProcess(
      small.program(to: "first"), descriptors: [silence, silence, silence])
    let deadline = ContinuousClock.now + .seconds(20)
    while course.builds.isEmpty, .now < deadline { usleep(1_000) }
    try PipeRun(small.program(to: "second")).expect(69, complains: "Another tutor is grading")
    #expect(!FileManager.default.fileExists(atPath: course.url("../second").path))
    #expect(first.end == nil)
  }

  @Test("Without a toolchain no result is touched, and nothing new is begun")
  func noToolchain() throws {
    let whole = try small.undisturbed()
    for words in [["whole", "--resume"], ["whole", "--only", "kim-0"], ["new"]] {
      var program = small.program(to: words[0])
      program.arguments += words.dropFirst()
      program.environment["PATH"] = "/nowhere"
      try PipeRun(program).expect(69, complains: "No “swift” was found")
    }
    #expect(try small.results("whole") == whole)
    #expect(!FileManager.default.fileExists(atPath: course.url("../new").path))
  }

  @Test("The parts of a class, put together, are the class byte for byte")
  func shards() throws {
    let whole = try small.undisturbed()
    for part in 1...3 {
      try PipeRun(small.program(to: "part-\(part)", "--shard", "\(part)/3")).expect(0)
    }
    try PipeRun(
      course.program(
        "report", "../part-2", "../part-3", "../part-1", "--merge", "-o", "../together")
    ).expect(0, complains: "Put 6 submissions of 3 folders")
    let together = try small.results("together")
    #expect(together.keys.sorted() == whole.keys.sorted())
    #expect(together == whole)
  }

  @Test(
    "On a full disk it ends and says so",
    .enabled(if: PrivateMount.isPossible, "mounting takes root, or a Linux that lets one"))
  func fullDisk() throws {
    let output = course.url("../full")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try PipeRun(PrivateMount.full.wrap(small.program(to: "full/results"), over: output))
      .expect(69, complains: "No space left on device")
  }
}
