import Testing

@testable import TutorKit

@Suite("Help")
struct HelpTests {
  @Test("The overview names every command and every common option")
  func overview() throws {
    let run = try TestTutor().run("--help")
    #expect(run.status == .success)
    #expect(
      run.output == """
        tutor: a course about list cells, in the terminal

        Usage
          tutor                    On a terminal, the prompt; elsewhere, where you stand.
          tutor COMMAND [OPTIONS]  Do one thing.

        Commands
          list                      Show the stages and where you stand with each.
          lesson [STAGE]            Read the lesson of a stage.
          check [STAGE…]            Build a stage and run its tests.
          watch [STAGE]             Check a stage on every save, until it passes.
          hint [STAGE]              Give the next hint for the task that fails first.
          next [STAGE]              Go to the next stage that has not passed, or to the one you name.
          reset STAGE               Put a stage's files back as they came, and keep a copy of yours.
          solution [STAGE]          Show our solution of a stage that has passed.
          screen [STAGE]            Draw what the stage's lists show, before and after scrolling.
          report [RESULTS…]         Write results in a machine's format, yours or those of a class.
          update                    After the course itself changed: what is new, and what to check again.
          grade SUBMISSIONS         Grade a class: every folder or archive in SUBMISSIONS.
          course check [STAGE…]     For authors: whether everything in the course agrees.
          doctor                    Look at all that the tutor needs, and say how to mend what is wrong.
          completion bash|zsh|fish  Write a script that lets Tab complete the tutor's words in a shell.
          help [COMMAND]            Show help, for a command too.

        Options
          --color WHEN  Use colour: auto, always or never.
          --plain       Draw no boxes and redraw nothing, for screen readers and logs.
          --course DIR  The course folder, if not this one or one above.
          -h, --help    Show help, for a command too.
          --version     Show the version.

        STAGE is a number, a name or the beginning of one, or a path in a stage's folder; without it, the
        current stage is meant. “tutor next STAGE” goes to another one.
        “tutor COMMAND --help” says more about a command.

        """)
  }

  @Test("The help of check says what it takes and how it ends")
  func check() throws {
    let run = try TestTutor().run("check --help")
    #expect(run.status == .success)
    #expect(
      run.output == """
        Build a stage and run its tests.

        Usage
          tutor check [STAGE…] [--all] [--report FILE]… [--verbose]

        Checks the current stage, or those that are named. What fails first is explained, the rest is
        counted. The exit status is 0 when everything passed and 1 when not.

        Ctrl-C stops it.

        Options
          --all          Check every stage.
          --report FILE  Write the results to a file too; its ending says the form: .xml is JUnit.
          --verbose      List all tests that do not pass, all errors and warnings.
          --color WHEN   Use colour: auto, always or never.
          --plain        Draw no boxes and redraw nothing, for screen readers and logs.
          --course DIR   The course folder, if not this one or one above.
          -h, --help     Show help, for a command too.
          --version      Show the version.

        """)
  }

  @Test("The help of reset names the way back")
  func reset() throws {
    let run = try TestTutor().run("help reset")
    #expect(
      run.output == """
        Put a stage's files back as they came, and keep a copy of yours.

        Usage
          tutor reset STAGE [-y] [--undo] [--diff]

        Asks first. What was in the folder is copied to .tutor/backups, and --undo puts it back. With the
        path of one file, only that file is reset.

        Options
          -y, --yes     Do not ask.
          --undo        Put the newest backup back.
          --diff        Show what it would change in your files, and change nothing.
          --color WHEN  Use colour: auto, always or never.
          --plain       Draw no boxes and redraw nothing, for screen readers and logs.
          --course DIR  The course folder, if not this one or one above.
          -h, --help    Show help, for a command too.
          --version     Show the version.

        """)
  }

  @Test("On a narrow terminal no line is longer than it", arguments: Command.all.map(\.name))
  func narrow(command: String) throws {
    var tutor = try TestTutor()
    tutor.columns = 40
    for words in [[command, "--help"], ["--help"]] {
      let output = tutor.run(words).output
      #expect(!output.isEmpty)
      let lines = output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.displayWidth <= 40 }, "\(lines)")
    }
  }

  @Test("Every command has help of its own, even when the rest of the line is wrong")
  func everyCommand() throws {
    for command in Command.all {
      let run = try TestTutor().run([command.name, "a", "b", "--help"])
      #expect(run.status == .success)
      #expect(run.output.hasPrefix(command.summary))
      #expect(run.output.contains("tutor \(command.name)"))
    }
  }

  @Test("Help and version need no course")
  func withoutCourse() throws {
    var tutor = try TestTutor()
    try tutor.course.remove("lessons")
    tutor.workingDirectory = tutor.course.root
    #expect(tutor.run("--help").status == .success)
    #expect(tutor.run("--version").output == "tutor \(TutorApp.version)\n")
    #expect(tutor.run("list").status == .unavailable)
  }
}
