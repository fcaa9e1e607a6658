import Testing

@testable import StageTestSupport

struct SubjectStopTests {
  private let exception = """
    *** Terminating app due to uncaught exception 'NSRangeException', reason: 'the author's row
    is beyond'

    """

  @Test("A reason may hold quotes and several lines")
  func reason() {
    let stop = SubjectStop(end: .signalled(6), errors: "a log\n" + exception)
    #expect(stop.lines.first == "the author's row\nis beyond")
    #expect(stop.output == "a log\n")
    #expect(stop.lines.contains("The console's last line before that: a log"))
    #expect(SubjectStop(end: .signalled(6), errors: exception).lines.count == 2)
  }

  @Test("A trap in the library has no place to look at")
  func library() {
    let stop = SubjectStop(
      end: .signalled(4), errors: "Swift/Array.swift:12: Fatal error: Index out of range\n")
    #expect(stop.lines.count == 2)
    #expect(stop.lines[0] == "Fatal error: Index out of range")
    #expect(stop.lines[1].hasPrefix("An array was asked for more than it has: "))
  }

  @Test("A trap in the stage's code is told with the path of the file, for an editor")
  func ownTrap() {
    let stop = SubjectStop(
      end: .signalled(4), errors: "One/Shelf.swift:8: Fatal error: no such book\n",
      path: { $0 == "One/Shelf.swift" ? "Exercises/01-one/Shelf.swift" : nil })
    #expect(
      stop.lines == [
        "Fatal error: no such book", "Swift stopped the test at Exercises/01-one/Shelf.swift:8.",
      ])
  }

  @Test(
    "A condition that was not met is told in the words that it was given",
    arguments: [
      "Precondition failed: no such book", "Precondition failed", "Assertion failed: no such book",
      "Fatal error",
    ])
  func conditions(message: String) {
    let stop = SubjectStop(end: .signalled(4), errors: "One/Shelf.swift:8: \(message)\n")
    #expect(stop.lines == [message, "Swift stopped the test at One/Shelf.swift:8."])
  }

  @Test(
    "Addresses are left out, so that a stop is told in the same words each time",
    arguments: [
      (
        "Could not cast value of type 'A' (0x55d0c3a1) to 'B' (0x7f12a0).",
        "Could not cast value of type 'A' to 'B'."
      ),
      (
        "Simultaneous accesses to 0x7ffc10a2b3c8, but modification requires exclusive access.",
        "Simultaneous accesses, but modification requires exclusive access."
      ),
    ])
  func addresses(message: String, told: String) {
    #expect(SubjectStop(end: .signalled(6), errors: message + "\n").lines.first == told)
  }

  @Test("A source file is found in the stage of the suite, the suite's own files too")
  func stageFiles() {
    let files = StageFiles(suiteFile: #filePath)
    #expect(files.path(of: "One/Shelf.swift") == nil)
    let root = #filePath.components(separatedBy: "/Tests/")[0]
    let stage = StageFiles(suiteFile: root + "/Tests/Stages/01-hard-coded-strings/A.swift")
    #expect(
      stage.path(of: "HardCodedStringsTests/Shelf.swift")
        == "Tests/Stages/01-hard-coded-strings/Shelf.swift")
    #expect(
      stage.path(of: "HardCodedStrings/CoverCell.swift")?
        .hasSuffix("/01-hard-coded-strings/CoverCell.swift") == true)
    #expect(stage.path(of: "HardCodedStrings/NoSuch.swift") == nil)
  }

  @Test(
    "A name that a list was asked for stands in quotation marks, where a blank shows",
    arguments: [
      ("Bookcell", "The list was asked for “Bookcell”."),
      ("Book ", "The list was asked for “Book ”, with a blank at its end or beginning."),
    ])
  func askedFor(name: String, line: String) {
    let reason = "unable to dequeue a cell with identifier \(name) - must register a nib"
    let stop = SubjectStop(
      end: .signalled(6),
      errors: "*** Terminating app due to uncaught exception 'A', reason: '\(reason)'\n")
    #expect(stop.lines.prefix(2) == [reason, line])
  }

  @Test(
    "Of two identifiers of a nib that look alike it is said in what they differ",
    arguments: [
      ("Cover ", "Cover", "“Cover ” in the nib and “Cover” in the code differ in blanks only."),
      (
        "cover", "Cover",
        "“cover” in the nib and “Cover” in the code differ in upper and lower case only."
      ),
      (
        "cover", " Cover",
        "“cover” in the nib and “ Cover” in the code differ in upper and lower case and in blanks only."
      ),
      ("Cover", "CoverCell", nil),
    ])
  func nibDifference(inside: String, registered: String, line: String?) {
    let reason =
      "view reuse identifier in nib (\(inside)) does not match the identifier used to register the "
      + "nib (\(registered))"
    let stop = SubjectStop(
      end: .signalled(6),
      errors: "*** Terminating app due to uncaught exception 'A', reason: '\(reason)'\n")
    #expect(stop.lines.dropFirst().dropLast(2) == (line.map { [$0] } ?? []))
  }

  @Test("The place of a bundle and the addresses of classes are left out")
  func noise() {
    let reason = "Could not load NIB in bundle: 'NSBundle </a/b/debug> (loaded)' with name 'X'"
    let stop = SubjectStop(
      end: .signalled(6),
      errors: "*** Terminating app due to uncaught exception 'A', reason: '\(reason)'\n")
    #expect(stop.lines.first == reason.replacing("/a/b", with: "/…"))
    let cast = SubjectStop(
      end: .signalled(6), errors: "Could not cast value of type 'A' (0x55d8) to 'B' (0x55d9).\n")
    #expect(cast.lines.first == "Could not cast value of type 'A' to 'B'.")
  }

  @Test("A nil that was not expected is explained")
  func unexpectedNil() {
    let stop = SubjectStop(
      end: .signalled(4),
      errors: "One/A.swift:9: Fatal error: Unexpectedly found nil while implicitly unwrapping an "
        + "Optional value\n")
    #expect(stop.lines.count == 3)
    #expect(stop.lines[1].contains("an outlet is, when its view did not come from its nib"))
  }

  @Test("A signal without a word is named")
  func signal() {
    let stop = SubjectStop(end: .signalled(9), errors: "killed it myself\n")
    #expect(stop.lines == ["The test was ended by SIGKILL."])
    #expect(stop.output == "killed it myself\n")
  }

  @Test("A trap without a word is told apart from a kill, with its usual causes")
  func wordlessTrap() {
    let stop = SubjectStop(end: .signalled(4), errors: "")
    #expect(stop.lines.first == "Swift stopped the test without a word (SIGILL).")
    #expect(stop.lines.last?.contains("forced cast (`as!`)") == true)
  }

  @Test("Output keeps its beginning and its end")
  func capped() {
    var output = CappedOutput(limit: 4)
    for text in ["abc", "defg", "hijklmn", "opq"] { output.append(.init(text.utf8)) }
    #expect(output.text == "abcd\n… 9 bytes of output left out …\nnopq")
  }
}
