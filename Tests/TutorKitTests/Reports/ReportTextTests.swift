import Foundation
import Testing

@testable import TutorKit

@Suite("Texts in reports")
struct ReportTextTests {
  @Test("Scalars are replaced wherever they stand, and the rest stays, byte for byte")
  func escaping() {
    func escaped(_ text: String) -> [UInt8] {
      Array(text.escaping { $0 == "<" ? "&lt;" : $0 == "x" ? "" : nil }.utf8)
    }
    #expect(escaped("") == [])
    #expect(escaped("a") == Array("a".utf8))
    #expect(escaped("<a<<b") == Array("&lt;a&lt;&lt;b".utf8))
    #expect(escaped("xx") == [])
    // A mark with an accent behind it is one character with it, and CR before LF is one, too.
    #expect(escaped("<\u{301}\r\n<") == Array("&lt;\u{301}\r\n&lt;".utf8))
    #expect(escaped("e\u{301}<한") == Array("e\u{301}&lt;한".utf8))
  }

  @Test("Control characters become pictures, and line ends of Windows those of Unix")
  func controls() {
    #expect("a\r\nb\rc\u{1B}\t\u{202E}\n".withPicturedControls == "a\nb␍c␛\t\u{FFFD}\n")
    #expect(XMLWriter.escaped("a<\r\n\u{0}\t]]>") == "a&lt;&#13;\n␀\t]]&gt;")
  }

  @Test("What nobody sees, or what turns the text round, shows; letters and emoji stay whole")
  func unseen() {
    for scalar
      in "\u{AD}\u{61C}\u{200B}\u{200E}\u{200F}\u{202B}\u{2060}\u{2067}\u{3164}\u{FEFF}\u{E0041}"
      .unicodeScalars
    {
      #expect("a\(scalar)b".withPicturedControls == "a\u{FFFD}b", "\(scalar.value)")
      #expect(XMLWriter.escaped("a\(scalar)b") == "a\u{FFFD}b", "\(scalar.value)")
      #expect(MarkdownText.escaped("a\(scalar)b") == "a\u{FFFD}b", "\(scalar.value)")
    }
    for text in ["שלום", "می‌خواهم", "👩‍👩‍👧", "✔️", "한글", "é", "e\u{301}"] {
      #expect(text.withPicturedControls.utf8.elementsEqual(text.utf8), "\(text)")
    }
  }

  @Test(
    "How late a submission is, and what it costs, is told in words that fit the numbers",
    arguments: [
      (0.2, 100, "1 second after it was due: 1 point is"),
      (59, 50, "59 seconds after it was due: 0.5 points are"),
      (60, 100, "1 minute after it was due: 1 point is"),
      (61, 200, "2 minutes after it was due: 2 points are"),
      (7140, 110, "119 minutes after it was due: 1.1 points are"),
      (7200, 200, "2 hours after it was due: 2 points are"),
    ])
  func lateness(seconds: Double, hundredths: Int, words: String) {
    var result = SampleClass.kim
    let due = SampleClass.started
    result.lateness = Lateness(
      due: due, submitted: due.addingTimeInterval(seconds), rule: "flat",
      deduction: Points(hundredths: hundredths))
    #expect(result.lateSentence == "Handed in \(words) taken off.")
  }

  @Test(
    "A hint is given for what a test expected, not for code that stopped or took too long",
    arguments: [
      TestReport.Status.fail, .crash, .timeout, .memory, .outputLimit, .tampered, .notRun,
    ])
  func hints(status: TestReport.Status) {
    var result = SampleClass.formula
    let issue = TestIssue("It did not end.")
    result.stages = [
      SampleClass.stage(1, .failed, points: 0, [SampleClass.test("a()", "A", status, [issue])])
    ]
    let graded = SampleClass.graded.only(result)
    let isHelped = FeedbackReport(result: result, graded: graded).text.contains("**Hint:**")
    #expect(isHelped == (status == .fail))
    let blocks = PageBlocks(result, in: graded).blocks
    #expect(blocks.contains { $0.kind == .hint } == (status == .fail))
  }

  @Test("A stage that was not handed in is told as that, and not among the notes again")
  func absent() {
    var result = SampleClass.twoWords
    result.evidence = [
      Evidence(.note, "missing-stage", stage: "02-rows", "This stage was not handed in."),
      Evidence(.note, "ignored-file", file: "LICENSE", "ignored LICENSE"),
    ]
    let graded = SampleClass.graded.only(result)
    let feedback = FeedbackReport(result: result, graded: graded).text
    #expect(feedback.contains("| not handed in | 0 of 7.5 |"))
    #expect(feedback.components(separatedBy: "This stage was not handed in.").count == 2)
    #expect(feedback.contains("## How your files were read\n\n- ignored LICENSE\n\n---\n"))
    let blocks = PageBlocks(result, in: graded).blocks.map(\.text)
    #expect(blocks.count { $0.contains("This stage was not handed in.") } == 1)
    #expect(blocks.last == "ignored LICENSE")
    #expect(ClassPage(graded: graded).text.contains("– not handed in</td>"))
  }

  @Test("Shares of a hundred are rounded, and of nothing they are nothing")
  func percent() {
    let cases = [(1, 3, 33), (2, 3, 67), (1, 200, 1), (1, 201, 0), (3, 3, 100), (0, 0, 0)]
    for (failed, ran, percent) in cases {
      var count = FailureCount(stage: 1, slug: "01-names", function: "a()", test: "A")
      count.failed = failed
      count.ran = ran
      #expect(count.percent == percent)
    }
  }

  @Test("A long text is escaped in time, whatever it is of", .timeLimit(.minutes(10)))
  func long() {
    for piece in ["<", "\u{1B}", "\r\n", "하\u{0}"] {
      let count = 500_000 / piece.utf8.count
      let text = String(repeating: piece, count: count)
      #expect(XMLWriter.escaped(text).unicodeScalars.count >= count)
      #expect(text.withPicturedControls.unicodeScalars.count >= count)
    }
  }
}
