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
    #expect(stop.lines == ["Fatal error: Index out of range"])
  }

  @Test("A signal without a word is named")
  func signal() {
    let stop = SubjectStop(end: .signalled(9), errors: "killed it myself\n")
    #expect(stop.lines == ["The process of the test was ended by SIGKILL."])
    #expect(stop.output == "killed it myself\n")
  }

  @Test("A trap without a word is told apart from a kill, with its usual causes")
  func wordlessTrap() {
    let stop = SubjectStop(end: .signalled(4), errors: "")
    #expect(stop.lines.first == "The process of the test was ended by SIGILL.")
    #expect(stop.lines.last?.contains("forced cast (`as!`)") == true)
  }

  @Test("Output keeps its beginning and its end")
  func capped() {
    var output = CappedOutput(limit: 4)
    for text in ["abc", "defg", "hijklmn", "opq"] { output.append(.init(text.utf8)) }
    #expect(output.text == "abcd\n… 9 bytes of output left out …\nnopq")
  }
}
