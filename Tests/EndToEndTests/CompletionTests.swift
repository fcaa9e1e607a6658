import Foundation
import Testing

@testable import TutorKit

/// The scripts of `tutor completion`, in the shells that they are for.
@Suite("Tab in a shell", .serialized) struct CompletionTests {
  private let course: SmallCourse

  init() throws {
    course = try SmallCourse()
    try FileManager.default.createSymbolicLink(
      at: course.url("../tools/tutor"),
      withDestinationURL: CourseCopy.products.appending(path: "tutor"))
    try FileManager.default.createSymbolicLink(
      at: course.url("here"), withDestinationURL: course.url("../tools"))
  }

  /// What is typed, and what the line is after Tab.
  private static let lines = [
    ("tutor les", "tutor lesson"), ("tutor check 2", "tutor check 02-book"),
    ("./here/tutor hint sh", "./here/tutor hint 01-shelf"), ("tutor cou", "tutor course"),
    ("tutor check --verb", "tutor check --verbose"), ("tutor --color=al", "tutor --color=always"),
    ("tutor report -o Pack", "tutor report -o Package.swift"),
    ("tutor --course Ex", "tutor --course Exercises/"),
    ("tutor --course '../작은 course' next 02", "tutor --course '../작은 course' next 02-book"),
  ]

  /// Presses Tab behind each of the lines in a shell that has a terminal.
  private func type(_ shell: Shell, _ path: String, _ arguments: [String], setUp: String) throws {
    let session = try TerminalSession(course.tool(path, arguments), columns: 120)
    try session.wait("for the shell", within: .seconds(60)) {
      session.screen.lines.contains { !$0.isEmpty }
    }
    session.enter("PS1='> '; \(setUp) source <(tutor completion \(shell.rawValue))")
    try session.waitForPrompt("> ", within: .seconds(60))
    for (typed, completed) in Self.lines {
      session.lookFromHere()
      session.type(typed)
      session.press(.tab)
      try session.wait("for “\(completed)”", within: .seconds(30)) {
        session.seen.contains("> " + completed)
      }
      session.press(.controlU)
    }
    session.type("tutor ")
    for _ in 0..<2 { session.press(.tab) }
    try session.wait(for: "solution", within: .seconds(30))
  }

  @Test("bash completes commands, options, stages and paths")
  func bash() throws {
    try type(.bash, "/bin/bash", ["--norc", "--noprofile", "-i"], setUp: "")
  }

  @Test(
    "zsh completes commands, options, stages and paths, and says what they mean",
    .enabled(if: Self.has("zsh"), "zsh is not here: install it to have its script tried"))
  func zsh() throws {
    try type(
      .zsh, "/usr/bin/zsh", ["-f", "-i"], setUp: "autoload -Uz compinit; compinit -D -u;")
  }

  @Test(
    "fish completes commands, options, stages and paths, and says what they mean",
    .enabled(if: Self.has("fish"), "fish is not here: install it to have its script tried"))
  func fish() throws {
    for (typed, completed) in Self.lines {
      let script = "tutor completion fish | source; complete -C \"$LINE\""
      var program = course.tool("/usr/bin/fish", ["--no-config", "-c", script])
      program.environment["LINE"] = typed
      let run = try PipeRun(program)
      let words = run.lines.filter { !$0.isEmpty }.map { $0.split(separator: "\t")[0] }
      let last = completed.split(separator: " ").last
      #expect(words == [last], "\(typed): \(run)")
    }
  }

  private static func has(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }
}
