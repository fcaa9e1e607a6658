import Foundation
import Testing

@testable import TutorKit

/// The tutor, killed in the middle of what it does, as by somebody who pulls the plug.
@Suite("A tutor that is killed", .serialized) struct KillTests {
  private let course: SmallCourse
  private let folder: CourseFolder
  private let workspace: Workspace
  private let silence: Int32

  init() throws {
    course = try SmallCourse()
    folder = CourseFolder(course.folder)
    workspace = Workspace(folder: folder, stage: try Course.load(from: folder).stages[0])
    for place in ["Exercises", "lessons/stubs"] {
      try course.write("// as it came, too\n", to: "\(place)/01-shelf/Zoo.swift")
    }
    silence = open("/dev/null", O_RDWR | O_CLOEXEC)
  }

  /// A command, and what it may change.
  private enum Deed: CaseIterable {
    case check, hint, next, reveal, reset, undo

    var words: [String] {
      switch self {
      case .check: ["check", "1"]
      case .hint: ["hint", "1"]
      case .next: ["next"]
      case .reveal: ["solution", "1", "--reveal"]
      case .reset: ["reset", "1", "--yes"]
      case .undo: ["reset", "1", "--undo", "--yes"]
      }
    }

    /// Whether progress may have become this: what the command changes is as it was, or as it had to
    /// become, and all else is as it was.
    func allows(_ after: CourseProgress, since before: CourseProgress) -> Bool {
      var rest = after
      var stage = after.stages["01-shelf"] ?? StageProgress()
      let old = before.stages["01-shelf"] ?? StageProgress()
      let isForgotten = stage.lastCheck == nil && stage.passed == nil && stage.task == nil
      let isRight: Bool
      switch self {
      case .check: isRight = stage.lastCheck?.suite != nil || stage.lastCheck == nil
      case .hint: isRight = (0...1).contains((stage.hints["Hold"] ?? 0) - (old.hints["Hold"] ?? 0))
      case .next: isRight = after.current != nil
      case .reveal: isRight = (0...1).contains(stage.reveals.count - old.reveals.count)
      case .reset, .undo: isRight = isForgotten
      }
      switch self {
      case .check, .reset, .undo:
        (stage.lastCheck, stage.passed, stage.task) = (old.lastCheck, old.passed, old.task)
      case .hint: stage.hints = old.hints
      case .next: rest.current = before.current
      case .reveal: stage.reveals = old.reveals
      }
      rest.stages["01-shelf"] = before.stages["01-shelf"] == nil ? nil : stage
      return after == before || isRight && rest == before
    }
  }

  private func progress() -> ProgressStore.Loaded {
    ProgressStore(folder: folder).load(now: Date())
  }

  private func mine() throws -> FileTree { try FileTree(folder.exercise(workspace.stage)) }

  /// Starts the tutor and kills it after some time or, if it is told so, some time after it began to
  /// write.
  private func kill(_ deed: Deed, after microseconds: UInt32, ofWriting: Bool) throws {
    var program = course.program()
    program.arguments = deed.words
    let places = [
      folder.kept, folder.backups(workspace.stage), folder.kept.appending(path: "reset"),
    ]
    let before = places.map(changed)
    let child = try ChildProcess(program, descriptors: [silence, silence, silence])
    let deadline = ContinuousClock.now + .seconds(10)
    while ofWriting, child.end == nil, places.map(changed) == before, .now < deadline {
      usleep(50)
      child.updateEnd()
    }
    usleep(microseconds)
    child.killAll()
    #expect(child.leftovers() == [])
  }

  /// When something was last added to a folder or removed.
  private func changed(_ folder: URL) -> [Int] {
    var status = stat()
    guard stat(folder.path, &status) == 0 else { return [] }
    return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }

  @Test("A hundred times at random moments: files and progress are as before or as after, and kept")
  func random() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = Dice(seed: seed)
    let stub = try FileTree(folder.stub(workspace.stage))
    let start = ContinuousClock.now
    #expect(try PipeRun(course.program("next")).end == .exited(0))
    let usual = UInt32((ContinuousClock.now - start) / .microseconds(1))
    var kept: [FileTree] = [stub]
    var changes = 0
    for round in 1...100 {
      let deed = try #require(Deed.allCases.randomElement(using: &dice))
      let comment: Comment = "seed \(seed), round \(round), \(deed)"
      let word = Bool.random(using: &dice) ? "right" : "better"
      try course.write("// \(word) \(round)\n", to: SmallCourse.file)
      try course.write("// \(round)\n", to: "Exercises/01-shelf/Zoo.swift")
      let before = (files: try mine(), progress: progress().progress)

      let isTimed = Bool.random(using: &dice)
      try kill(
        deed, after: .random(in: 0...(isTimed ? usual * 3 / 2 : usual), using: &dice),
        ofWriting: !isTimed)

      // As the next command does.
      _ = try Reset(workspace: workspace, now: Date()).finishIfInterrupted()
      let after = (files: try mine(), loaded: progress())
      #expect(after.loaded.warning == nil && after.loaded.obstacle == nil, comment)
      #expect(deed.allows(after.loaded.progress, since: before.progress), comment)
      let backups = try Backups(folder: folder, stage: workspace.stage).all()
        .map { try FileTree($0.root) }
      for old in kept where old != stub { #expect(backups.contains(old), comment) }
      kept = [stub] + backups
      if after.files != before.files {
        changes += 1
        #expect(
          deed == .reset ? after.files == stub : deed == .undo && kept.contains(after.files),
          comment)
        #expect(kept.contains(before.files), comment)
      }
    }
    #expect(changes > 0, "seed \(seed): the kills were too early")
    #expect(try PipeRun(course.program("check", "1")).end != .exited(69))
  }
}

/// Random numbers that a seed gives again.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
