import Testing

@testable import TutorKit

@Suite("The prompt")
struct PromptTests {
  var tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  private func type(_ lines: LineInput...) -> TestTutor.Run {
    var tutor = tutor
    tutor.lines = lines
    return tutor.run("")
  }

  @Test("It greets once, says where the learner stands, and Ctrl-D leaves")
  func greeting() {
    let run = type(.end)
    #expect(run.status == .success)
    #expect(
      run.output == """
        Welcome to “Lists”.
        help lists what you can type, Tab completes it, Ctrl-D leaves.

        0 of 2 stages passed.
        You are at stage 1, 01-names: todo.
        Next, type: lesson


        """)
  }

  @Test("The words are the commands, with or without the tutor's name")
  func words() {
    let run = type(.line("next"), .line("./tutor next"), .line("  tutor list "), .end)
    #expect(run.output.contains("Stage 2: Registries\n"))
    #expect(run.output.contains("Stage 1: Names\n"))
    #expect(run.output.contains("> 01-names       todo, 0 of 3\n"))
    #expect(run.output.hasSuffix("Next, type: lesson\n\n"))
  }

  @Test("A mistake is complained about, and the prompt goes on")
  func mistakes() {
    let run = type(
      .line("chekc"), .line("check 'x"), .line(""), .cancelled, .line("--version"), .end)
    #expect(
      run.complaints == """
        There is no command “chekc”. Did you mean “check”? “help” lists them all.
        A quotation mark has no partner.

        """)
    #expect(run.output.contains("tutor \(TutorApp.version)\n"))
    #expect(run.status == .success)
  }

  @Test("Words leave it too", arguments: ["quit", "exit", "tutor quit"])
  func leaving(word: String) {
    let run = type(.line(word), .line("--version"))
    #expect(!run.output.contains("tutor \(TutorApp.version)"))
    #expect(run.status == .success)
  }

  @Test("With a window of no size that a line editor could bear, the terminal's own lines do")
  func hugeWindow() {
    var tutor = tutor
    tutor.lines = [.line("--version")]
    tutor.windowSize = (65_535, 24)
    let run = tutor.run("", answers: ["list", nil])
    #expect(run.console.questions == ["tutor> ", "tutor> "])
    #expect(run.output.contains("> 01-names       todo, 0 of 3\n"))
    #expect(!run.output.contains("tutor \(TutorApp.version)"))
    #expect(run.status == .success)
  }

  @Test("A history that cannot be kept is told, and the prompt begins all the same")
  func history() throws {
    try tutor.course.write("", to: ".tutor/history/file")
    let run = type(.line("--version"), .end)
    #expect(run.complaints.contains("What you type is not kept until then."))
    #expect(run.output.contains("tutor \(TutorApp.version)"))
  }

  @Test("After a check the last line is the one thing to type next")
  func lastLine() {
    let run = type(.line("check"))
    #expect(
      run.lastLine == "Next: edit Exercises/01-names/BookCell.swift, line 2, then type: check")
  }

  @Test("Edits between two lines are seen")
  func edits() throws {
    let first = type(.line("check"))
    #expect(first.output.contains("0 of 3"))
    try tutor.course.solve(TestCourse.first)
    #expect(type(.line("check"), .line("list")).output.contains("> 01-names       passed, 3 of 3"))
  }

  @Test("An option holds for its line alone")
  func options() {
    let run = type(.line("check --plain"), .line("check"))
    #expect(run.output.contains("\nStage 1 has not passed yet.\n"))
    #expect(run.output.contains("\n✗ Stage 1 has not passed yet.\n"))
  }

  @Test(
    "Lines are cut into words as a shell does",
    arguments: [
      ("check  1", ["check", "1"]), ("reset 'a b'/c", ["reset", "a b/c"]), ("a\\ b", ["a b"]),
      ("\"it's\" ''", ["it's", ""]), ("\t", []), ("책 한글", ["책", "한글"]),
    ])
  func splitting(line: String, words: [String]) throws {
    #expect(try CommandLineWords.split(line) == words)
  }
}
