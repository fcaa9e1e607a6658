import Testing

@testable import TutorKit

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "What is not understood gets a sentence, a suggestion and status 64",
    arguments: [
      (
        "chekc", "There is no command “chekc”. Did you mean “check”? “tutor help” lists them all."
      ),
      ("3", "There is no command “3”. Did you mean “next 3”? “tutor help” lists them all."),
      (
        "go to stage 2",
        "There is no command “go”. Did you mean “next 2”? “tutor help” lists them all."
      ),
      ("skip", "There is no command “skip”. Did you mean “next”? “tutor help” lists them all."),
      (
        "goto epilogue",
        "There is no command “goto”. Did you mean “lesson epilogue”? “tutor help” lists them all."
      ),
      ("frobnicate", "There is no command “frobnicate”. “tutor help” lists them all."),
      (
        "check --al",
        "“check” has no option --al. Did you mean “--all”? “tutor check --help” lists them all."
      ),
      (
        "--plian",
        "The tutor has no option --plian. Did you mean “--plain”? “tutor --help” lists them all."
      ),
      (
        "list extra",
        "“list” does not know what to do with “extra”. “tutor list --help” shows what it takes."
      ),
      (
        "hint 1 2",
        "“hint” does not know what to do with “2”. “tutor hint --help” shows what it takes."
      ),
      ("reset", "“reset” needs a STAGE: “tutor reset STAGE”. “tutor list” shows the stages."),
      (
        "grade",
        "“grade” needs SUBMISSIONS: “tutor grade SUBMISSIONS”. “tutor grade --help” says what that is."
      ),
      ("grade class", "“tutor grade” needs -o OUT. “tutor grade --help” says more."),
      ("check --report", "--report needs a value: “--report FILE”."),
      ("--color=pink", "--color cannot be “pink”. Possible: auto, always, never."),
      ("--plain=yes", "--plain takes no value, but was given “yes”."),
      ("check 1 --all", "--all and “1” cannot be used together. Leave one of them out."),
      (
        "report --format yaml",
        "--format cannot be “yaml”. Possible: junit, exercism, gradescope, classroom, check50, tap, "
          + "github, markdown, html, csv, canvas, moodle."
      ),
      (
        "check --report out.txt",
        "--report cannot be “out.txt”. Possible: a name that ends in .xml."
      ),
      ("lesson 9", "There is no stage “9”. “tutor list” shows the stages."),
      (
        "lesson nmaes",
        "There is no stage “nmaes”. Did you mean “01-names”? “tutor list” shows the stages."
      ),
      ("lesson r", "“r” may be 02-registries or 03-rows. Type some more of it."),
    ])
  func misunderstood(line: String, complaint: String) throws {
    let run = try TestTutor().run(line)
    #expect(run.complaints == complaint + "\n")
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }

  @Test("A word without end is cut in the sentence about it, and stands on one line")
  func longWord() throws {
    let run = try TestTutor().run([String(repeating: "x", count: 5_000)])
    #expect(run.complaints.count < 150)
    #expect(run.complaints.contains("xxx…”. “tutor help” lists them all."))
    #expect(try TestTutor().run(["a\nb"]).complaints.contains("command “a b”."))
  }

  @Test("Options may stand before and behind the command, and -- ends them")
  func order() throws {
    let invocation = try Invocation(["--plain", "check", "1", "--all", "--", "--report"])
    #expect(invocation.command?.name == "check")
    #expect(invocation.has(.plain))
    #expect(invocation.has(.everyStage))
    #expect(invocation.operands == ["1", "--report"])
  }

  @Test("An option that repeats keeps all its values, any other its last")
  func values() throws {
    let invocation = try Invocation([
      "check", "--report", "a.xml", "--report=b=c.xml", "--color", "never", "--color", "always",
    ])
    #expect(invocation.values(of: .reportFile) == ["a.xml", "b=c.xml"])
    #expect(invocation.value(of: .color) == "always")
  }

  @Test("Sentences name the tutor as the learner called it")
  func callName() throws {
    var tutor = try TestTutor()
    tutor.variables["LISTKATA_COMMAND"] = "./tutor"
    #expect(tutor.run("list").lastLine == "Next, type: ./tutor lesson")
    tutor.variables["LISTKATA_COMMAND"] = "/home/김 하늘/it's/tutor"
    #expect(tutor.run("list").lastLine == "Next, type: '/home/김 하늘/it'\\''s/tutor' lesson")
  }

  @Test("Every option of a command is used by one meaning")
  func table() {
    for command in Command.all {
      let options = command.options + Option.global
      let names = options.map(\.name) + options.compactMap(\.short)
      #expect(Set(names).count == names.count, "\(command.name)")
    }
    #expect(Set(Command.all.map(\.name)).count == Command.all.count)
  }

  @Test("Where there is no terminal, the bare tutor says where the learner stands")
  func status() throws {
    let run = try TestTutor().run("")
    #expect(run.status == .success)
    #expect(
      run.output == """
        0 of 2 stages passed.
        You are at stage 1, 01-names: todo.
        Next, type: tutor lesson

        """)
  }
}
