import Foundation
import Testing

extension TutorTests {
  @Suite("Words that it does not understand") struct CommandLine {
    private let course: CourseCopy

    init() throws {
      course = try CourseCopy.fresh()
    }

    @Test("An unknown command gets a suggestion and status 64")
    func unknownCommand() throws {
      let run = try course.run("chekc")
      run.expect(
        64,
        complains:
          "There is no command “chekc”. Did you mean “check”? “./tutor help” lists them all."
      )
      #expect(run.output == "")
      try course.run("frobnicate").expect(
        64, complains: "There is no command “frobnicate”. “./tutor")
    }

    @Test("An unknown option gets a suggestion and status 64")
    func unknownOption() throws {
      try course.run("check", "--al")
        .expect(64, complains: "“check” has no option --al. Did you mean “--all”?")
      try course.run("--colour", "always").expect(64, complains: "Did you mean “--color”?")
      try course.run("list", "--color", "blue").expect(
        64, complains: "Possible: auto, always, never")
    }

    @Test("An unknown stage gets a suggestion, or the command that lists them, and status 64")
    func unknownStage() throws {
      for command in ["lesson", "check", "hint", "solution", "screen", "reset"] {
        try course.run(command, "99")
          .expect(
            64,
            complains: "There is no stage “99”. “./tutor list” shows the stages, "
              + "“./tutor lesson epilogue” the page behind them.")
      }
      try course.run("check", "hard-codet")
        .expect(64, complains: "Did you mean “01-hard-coded-strings”?")
      try course.run("check", "").expect(64, complains: "There is no stage “”.")
    }

    @Test("A stage may be called by number, name, beginning, or the path of its file")
    func stageNames() throws {
      let file = "Exercises/01-hard-coded-strings/BookListViewController.swift"
      let outputs = try ["1", "01-hard-coded-strings", "hard", "HardCodedStrings", file].map {
        let run = try course.run("lesson", $0)
        run.expect(0)
        return run.output
      }
      #expect(Set(outputs).count == 1)
      let inside = try course.run(
        "lesson", "BookListViewController.swift", in: course.exercise("01-hard-coded-strings"))
      #expect(inside.output == outputs[0])
    }

    @Test("Help and version answer anywhere, without a course")
    func help() throws {
      let nowhere = course.home
      try course.run("--help", in: nowhere).expect(0, says: "Usage", "check [STAGE…]", "--version")
      try course.run("--version", in: nowhere).expect(0, says: "tutor")
      try course.run("check", "--help", in: nowhere).expect(0, says: "--all")
      try course.run("list", in: nowhere).expect(69, complains: "No course was found in")
      try course.run("list", "--course", course.folder.path, in: nowhere).expect(0, says: "01-hard")
      try course.run("list", "--course", nowhere.path).expect(69, complains: "is not a course")
    }
  }
}
