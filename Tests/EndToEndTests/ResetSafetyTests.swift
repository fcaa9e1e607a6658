import Foundation
import Testing

extension TutorTests {
  @Suite("A learner's only copy of their work") struct ResetSafety {
    private let course: CourseCopy
    private let stage = "01-hard-coded-strings"
    private let list = "BookListViewController.swift"
    private let files = FileManager.default

    init() throws {
      course = try CourseCopy.fresh()
      try course.solve(stage)
    }

    private var file: URL { course.exercise(stage).appending(path: list) }

    @Test(
      "A reset that is killed at any moment leaves the old files or the new ones, and the way back",
      .enabled(if: Hindrance.canKill, "killing at a chosen step takes strace, and leave to use it"))
    func killed() throws {
      let mine = try course.files(of: stage)
      let stub = try FileTree(course.folder.appending(path: "lessons/stubs/\(stage)"))
      var step = 0
      var (old, new) = (0, 0)
      while true {
        step += 1
        try course.solve(stage)
        try course.forgetAll()
        let program = course.program(["reset", "1", "--yes"])
        let killed = try PipeRun(Hindrance.killing(program, at: step))
        if killed.end == .exited(0) { break }
        try #require(killed.end == .signalled(SIGKILL), "\(killed)")

        // Whoever looks next finds one or the other.
        let listing = try course.run("list")
        #expect(listing.end == .exited(0), "step \(step): \(listing)")
        let now = try course.files(of: stage)
        #expect(now == mine || now == stub, "step \(step): \(now.files.keys.sorted())")
        if now == mine {
          old += 1
        } else {
          new += 1
          let undo = try course.run("reset", "1", "--undo")
          #expect(undo.end == .exited(0), "step \(step): \(undo)")
          #expect(try course.files(of: stage) == mine, "step \(step)")
        }
        try course.run("reset", "1", "--yes").expect(0, says: "Stage 1 is as it came.")
        #expect(try course.files(of: stage) == stub, "step \(step)")
        #expect(try litter() == [], "step \(step)")
      }
      #expect(old > 10 && new > 3, "\(old) times the old files, \(new) times the new ones")
    }

    /// Hidden things that a reset may have left.
    private func litter() throws -> [String] {
      let memory = ["", "reset", "backups/\(stage)"].map { course.memory.appending(path: $0) }
      return try
        (memory + [course.exercise(stage), course.exercise(stage).appending(path: "Nibs")])
        .flatMap { try files.contentsOfDirectory(atPath: $0.path) }
        .filter { $0.hasPrefix(".") || $0.hasSuffix(".json") && $0 != "progress.json" }
    }

    @Test("A folder in place of a file is named by every command, and nothing is half done")
    func folder() throws {
      try course.run("reset", "1", "--yes").expect(0)
      try course.solve(stage)
      try files.removeItem(at: file)
      try files.createDirectory(at: file, withIntermediateDirectories: false)
      defer { try? files.removeItem(at: file) }
      let mine = try course.learnersFiles()
      let why = "it is a folder, where a file belongs. Move it away, then try again."
      for words in [["reset", "1", "--yes"], ["reset", "1", "--undo", "--yes"], ["check", "1"]] {
        let run = try PipeRun(course.program(words))
        run.expect(69, complains: "Exercises/\(stage)/\(list) cannot be ")
        #expect(run.errors.contains(why), "\(run)")
        #expect(try course.learnersFiles() == mine)
      }
    }

    @Test(
      "A locked file is named before anything is written",
      .enabled(if: getuid() == 0, "locking a file takes root"))
    func locked() throws {
      func chattr(_ flag: String) throws -> ProgramEnd {
        try PipeRun(
          Program(
            executable: "/usr/bin/chattr", arguments: [flag, file.path], environment: [:],
            directory: "/")
        ).end
      }
      guard try chattr("+i") == .exited(0) else { return }  // Not every file system can.
      defer { _ = try? chattr("-i") }
      let mine = try course.learnersFiles()
      let run = try course.run("reset", "1", "--yes")
      run.expect(
        69,
        complains:
          "Nothing was changed. Exercises/\(stage)/\(list) cannot be written: Operation not "
          + "permitted. If it is locked, “chattr -i")
      #expect(try course.learnersFiles() == mine)
      #expect(!files.fileExists(atPath: course.memory.appending(path: "backups").path))
    }

    @Test(
      "A file or folder that may not be read or written is named itself",
      .enabled(if: Hindrance.canLosePrivileges, "taking privileges from root takes setpriv"))
    func permissions() throws {
      let folder = course.exercise(stage)
      let mine = try course.learnersFiles()
      for (path, mode, words, reason) in [
        (file, 0o000, ["reset", "1", "--yes"], "\(list) cannot be read: Permission denied."),
        (file, 0o000, ["check", "1"], "\(list) cannot be read: Permission denied."),
        (folder, 0o555, ["reset", "1", "--yes"], "\(stage) cannot be written: Permission denied."),
        (folder, 0o300, ["reset", "1", "--yes"], "\(stage) cannot be read: Permission denied."),
        (folder, 0o300, ["check", "1"], "\(stage) cannot be read: Permission denied."),
      ] {
        let old = try #require(
          try files.attributesOfItem(atPath: path.path)[.posixPermissions] as? NSNumber)
        try files.setAttributes([.posixPermissions: mode], ofItemAtPath: path.path)
        defer { try? files.setAttributes([.posixPermissions: old], ofItemAtPath: path.path) }
        let run = try PipeRun(Hindrance.withoutPrivileges(course.program(words)))
        run.expect(69, complains: reason)
        #expect(run.errors.contains("“chmod u+rwX 'Exercises/\(stage)"), "\(run)")
      }
      #expect(try course.learnersFiles() == mine)
    }

    @Test(
      "On a full disk nothing is half done, and the reason and the next step are said",
      .enabled(if: PrivateMount.isPossible, "mounting takes root, or a Linux that lets one"))
    func fullDisk() throws {
      try files.createDirectory(at: course.memory, withIntermediateDirectories: true)
      let mine = try course.learnersFiles()
      for words in [["reset", "1", "--yes"], ["next"], ["check", "1"]] {
        let program = PrivateMount.full.wrap(course.program(words), over: course.memory)
        let run = try PipeRun(program)
        run.expect(69, complains: "No space left on device")
        #expect(run.errors.contains("Free some space on that disk, then try again."), "\(run)")
        #expect(try course.learnersFiles() == mine)
      }
      try PipeRun(PrivateMount.full.wrap(course.program(["doctor"]), over: course.memory))
        .expect(69, says: "✗ Writing: .tutor cannot be written: No space", "✗ Room: 0 MB are free.")
    }

    @Test(
      "Where .tutor cannot be a folder, every command and the launcher say why and what to do",
      arguments: [
        "it is a file, where a folder belongs. Move it away, then try again.",
        "it is a link to nowhere, which is not there. Remove the link or bring back what it leads to",
      ])
    func noMemory(why: String) throws {
      let aside = course.home.appending(path: "memory")
      try? files.moveItem(at: course.memory, to: aside)
      defer {
        try? files.removeItem(at: course.memory)
        try? files.moveItem(at: aside, to: course.memory)
      }
      if why.contains("link") {
        try files.createSymbolicLink(
          atPath: course.memory.path, withDestinationPath: "nowhere")
      } else {
        try Data().write(to: course.memory)
      }
      let mine = try course.learnersFiles()
      for words in [["reset", "1", "--yes"], ["next"], ["check", "1"]] {
        let run = try PipeRun(course.program(words))
        run.expect(69, complains: why)
        #expect(run.errors.contains(".tutor cannot be "), "\(run)")
      }
      var launcher = course.program(["list"])
      launcher.executable = course.folder.appending(path: "tutor").path
      try PipeRun(launcher).expect(69, complains: ".tutor cannot be written: \(why)")
      #expect(try course.learnersFiles() == mine)
    }

    @Test("Stubs that are gone are the course's damage, told with how to mend it")
    func withoutStubs() throws {
      let stubs = course.folder.appending(path: "lessons/stubs/\(stage)")
      let aside = course.home.appending(path: "stubs")
      try files.moveItem(at: stubs, to: aside)
      defer { try? files.moveItem(at: aside, to: stubs) }
      for words in [["check", "1"], ["reset", "1", "--yes"]] {
        let run = try PipeRun(course.program(words))
        run.expect(69, complains: "The course is damaged: lessons/stubs/\(stage) is missing. “git ")
        #expect(!run.errors.contains("no part of the stage"), "\(run)")
      }
    }
  }
}

extension CourseCopy {
  fileprivate func files(of stage: String) throws -> FileTree { try FileTree(exercise(stage)) }
}
