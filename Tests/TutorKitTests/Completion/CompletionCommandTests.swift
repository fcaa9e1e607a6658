import Foundation
import Testing

@testable import TutorKit

@Suite("tutor completion")
struct CompletionCommandTests {
  let tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  /// What a shell is told at Tab.
  private func candidates(_ words: String..., from tutor: TestTutor? = nil) -> [String] {
    let run = (tutor ?? self.tutor).run(["__complete", "--"] + words)
    #expect(run.status == .success)
    #expect(run.complaints.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("Each shell has a script, which needs no course", arguments: Shell.allCases)
  func scripts(shell: Shell) throws {
    try tutor.course.remove("lessons")
    let run = tutor.run("completion \(shell.rawValue)")
    #expect(run.status == .success)
    #expect(run.output == shell.script + "\n")
    #expect(run.output.contains(" __complete -- "))
  }

  @Test("Another shell, or none, is told which there are")
  func otherShell() {
    let possible =
      "Possible: “tutor completion bash”, “tutor completion zsh”, “tutor completion fish”.\n"
    let other = tutor.run("completion tcsh")
    #expect(other.complaints == "“completion” does not know “tcsh”. " + possible)
    #expect(other.status == .usage)
    #expect(tutor.run("completion").complaints == "“completion” needs one more word. " + possible)
  }

  @Test("A shell is told words with their meanings, or that paths are wanted")
  func words() {
    #expect(candidates("li") == ["list\tShow the stages and where you stand with each."])
    #expect(candidates("hint", "0") == ["01-names", "02-registries"])
    #expect(candidates("check", "--report", "x") == [":files"])
    #expect(candidates("--course", "x") == [":folders"])
    #expect(candidates("nonsense", "x") == [])
    #expect(candidates() == candidates(""))
  }

  @Test("Words are understood as they are typed in a shell: with quotation marks, or cut at =")
  func typed() {
    #expect(candidates("--color", "=", "al") == ["always"])
    #expect(candidates("'check'", "\"02") == [])
    #expect(candidates("\"check\"", "02") == ["02-registries"])
  }

  @Test("The stages are those of the course that is meant")
  func otherCourse() throws {
    let other = try TestCourse()
    try other.write(
      try other.read("lessons/course.json").replacing("02-registries", with: "02-others"),
      to: "lessons/course.json")
    let path = other.root.path
    #expect(candidates("--course", "'\(path)'", "check", "02") == ["02-others"])
    #expect(candidates("check", "'--course=\(path)'", "02") == ["02-others"])
    #expect(candidates("--course", "/nowhere", "check", "02") == [])
    var elsewhere = tutor
    elsewhere.workingDirectory = URL(filePath: "/")
    #expect(candidates("check", "02", from: elsewhere) == [])
    elsewhere.variables["HOME"] = other.root.deletingLastPathComponent().path
    let typed = "~/\(other.root.lastPathComponent.replacing(" ", with: "\\ "))"
    #expect(candidates("--course", typed, "check", "02", from: elsewhere) == ["02-others"])
  }

  @Test("Help is silent about what only scripts call")
  func hidden() {
    #expect(!tutor.run("--help").output.contains("__complete"))
    #expect(candidates("help", "__") == [])
    #expect(tutor.run("__complete --help").status == .success)
  }
}
