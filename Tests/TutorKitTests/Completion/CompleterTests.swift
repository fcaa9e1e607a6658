import Testing

@testable import TutorKit

@Suite("Completion")
struct CompleterTests {
  let completer = Completer(stages: ["01-names", "02-registries", "03-rows"])

  @Test(
    "One candidate is completed, several as far as they agree",
    arguments: [
      ("he", Completion.replace(count: 2, text: "help ")),
      ("tutor ch", .replace(count: 2, text: "check ")),
      ("l", .choices(["list", "lesson"])),
      ("re", .choices(["reset", "report"])),
      ("cou", .replace(count: 3, text: "course check ")),
      ("course ", .replace(count: 0, text: "check ")),
      ("course check 02", .replace(count: 2, text: "02-registries ")),
      ("course check --q", .replace(count: 3, text: "--quick ")),
      ("sc", .replace(count: 2, text: "screen ")),
      ("qu", .replace(count: 2, text: "quit ")),
      ("check --verb", .replace(count: 6, text: "--verbose ")),
      ("check --re", .replace(count: 4, text: "--report ")),
      ("check 01-names --a", .replace(count: 3, text: "--all ")),
      ("--color ", .choices(["auto", "always", "never"])),
      ("list --color a", .choices(["auto", "always"])),
      ("list --color n", .replace(count: 1, text: "never ")),
      ("hint 02", .replace(count: 2, text: "02-registries ")),
      ("check ro", .replace(count: 2, text: "03-rows ")),
      ("check ", .choices(["01-names", "02-registries", "03-rows"])),
      ("check 2", .replace(count: 1, text: "02-registries ")),
      ("check 0", .choices(["01-names", "02-registries", "03-rows"])),
      ("help les", .replace(count: 3, text: "lesson ")),
      ("report --format j", .replace(count: 1, text: "junit ")),
      ("list x", .nothing), ("check --report f", .nothing), ("책", .nothing),
      ("nonsense ", .nothing), ("--color never li", .replace(count: 2, text: "list ")),
      ("--color=al", .replace(count: 10, text: "--color=always ")),
      ("--course . ch", .replace(count: 2, text: "check ")),
      ("help course c", .replace(count: 1, text: "check ")), ("course x", .nothing),
      ("completion z", .replace(count: 1, text: "zsh ")), ("__c", .nothing),
    ])
  func completes(typed: String, result: Completion) {
    #expect(completer.complete(typed) == result)
  }

  @Test(
    "A shell gets words that begin as the typed one does, one at a time, and what they mean",
    arguments: [
      (["check"], "r", ["registries", "rows"]), (["check"], "2", ["02-registries"]),
      (["check"], "na", ["01-names"]), (["check"], "0", ["01-names", "02-registries", "03-rows"]),
      ([], "cou", ["course"]), (["course"], "", ["check"]), (["help"], "cou", ["course"]),
      (["help", "course"], "", ["check"]), ([], "qu", []), (["list"], "--pl", ["--plain"]),
    ])
  func shell(words: [String], word: String, expected: [String]) {
    guard case .words(let found) = completer.shellExpectation(after: words, for: word) else {
      Issue.record("\(word) is completed as a path")
      return
    }
    #expect(found.map(\.word) == expected)
  }

  @Test("Paths are left to the shell, and stages may be paths")
  func paths() {
    #expect(completer.shellExpectation(after: ["check", "--report"], for: "x") == .files)
    #expect(completer.shellExpectation(after: ["report"], for: "--output=x") == .files)
    #expect(completer.shellExpectation(after: ["--course"], for: "") == .folders)
    #expect(completer.shellExpectation(after: ["grade", "--roster"], for: "") == .files)
    #expect(completer.shellExpectation(after: ["grade", "class", "-o"], for: "") == .folders)
    #expect(
      completer.shellExpectation(after: ["grade", "--stage"], for: "ro")
        == .words([.init(word: "03-rows")]))
    #expect(completer.shellExpectation(after: ["reset"], for: "Exercises/0") == .files)
    #expect(completer.shellExpectation(after: ["reset"], for: "./") == .files)
  }

  @Test("Where a page may be named, those that are no stage's are offered too")
  func pages() {
    let completer = Completer(stages: ["01-names"], pages: ["epilogue"])
    #expect(completer.complete("lesson ep") == .replace(count: 2, text: "epilogue "))
    #expect(completer.complete("check ep") == .nothing)
  }

  @Test("Choices stand in lines that fit on the terminal, no name over two")
  func wrapped() {
    let choices = Completion.choices(["01-names", "02-registries", "03-rows"])
    #expect(choices.wrapped(to: nil) == .choices(["01-names  02-registries  03-rows"]))
    #expect(choices.wrapped(to: 25) == .choices(["01-names  02-registries", "03-rows"]))
    #expect(Completion.nothing.wrapped(to: 3) == .nothing)
  }

  @Test("Nothing typed offers every command")
  func empty() {
    #expect(completer.complete("") == .choices(Command.all.map(\.name) + ["quit", "exit"]))
  }
}
