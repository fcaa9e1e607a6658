import Foundation
import Testing

/// The tutor where the system writes nothing but ASCII.
@Suite("Letters, seen from outside", .serialized) struct LettersTests {
  private let course: SmallCourse

  init() throws {
    course = try SmallCourse()
  }

  @Test("In a locale without UTF-8 each command writes ASCII, and means the same")
  func commands() throws {
    let script = """
      export LC_ALL=C
      tutor; tutor list; tutor lesson; tutor check; tutor hint; tutor screen; tutor reset 1 --diff
      tutor solution; tutor next; tutor update; tutor doctor; tutor check --help; tutor; tutor chek
      """
    let run = try PipeRun(course.shell(script))
    #expect(run.outputBytes.allSatisfy { $0 < 0x80 }, "\(run)")
    #expect(run.errorBytes.allSatisfy { $0 < 0x80 }, "\(run)")
    #expect(run.lines.contains("x Stage 1 has not passed yet."), "\(run)")
    #expect(run.lines.contains("#1 reused + Zorba"), "\(run)")
    #expect(run.errors.contains(#"There is no command "chek". Did you mean "check"?"#), "\(run)")
    #expect(run.output.contains(#"\u{C791}\u{C740} course"#), "The course's folder: \(run)")
  }

  @Test("Keys and redrawing work there too")
  func terminal() throws {
    let session = try TerminalSession(course.shell("LC_ALL=C tutor watch"))
    try session.wait(for: "q quit")
    session.type("s")
    try session.wait("for the player", within: .seconds(20)) {
      session.screen.lines.last?.hasPrefix("^ v a row") == true
    }
    session.type("q")
    try session.wait("for the watch", within: .seconds(20)) { !session.screen.isTaken }
    session.type("q")
    #expect(try session.waitForEnd() == .exited(1))
    #expect(session.bytes.allSatisfy { $0 < 0x80 }, "\(session.picture)")
  }

  @Test("What programs read keeps its letters")
  func documents() throws {
    let check = "tutor check --report r.xml > /dev/null; "
    for command in ["report --format junit", "help --man", "completion zsh"] {
      let run = try PipeRun(course.shell("export LC_ALL=C; \(check) tutor \(command)"))
      let usual = try PipeRun(course.shell("tutor \(command)"))
      #expect(!run.output.isEmpty && run.output == usual.output, "\(command)")
    }
  }
}
