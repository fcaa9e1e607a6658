import Foundation
import Testing

@testable import TutorKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The page of a class")
struct ClassPageTests {
  private let page = ClassPage(graded: SampleClass.graded).text

  /// The parts of a page that are read by machines: what is between two marks, once each.
  private func part(of page: String, from start: String, to end: String) throws -> String {
    let first = try #require(page.range(of: start))
    let last = try #require(page.range(of: end, range: first.upperBound..<page.endIndex))
    return String(page[first.upperBound..<last.lowerBound])
  }

  private func data(of page: String) throws -> JSONTree {
    try JSONTree(part(of: page, from: "id=\"data\">", to: "</script>"))
  }

  /// What the page tells of a learner, in lines.
  private func told(_ index: Int, _ page: String) throws -> [String] {
    let data = try data(of: page)
    let numbers = data["learners"]?[index]?.items.compactMap(\.number) ?? []
    return stride(from: 1, to: numbers.count, by: 2).compactMap { place in
      data["texts"]?[Int(numbers[place])]?.text
    }
  }

  /// The cells of a row of the class, as they are read.
  private func rows(of page: String) throws -> [[String]] {
    let table = try part(of: page, from: "<table id=\"class\">", to: "</table>")
    let document = try XMLDocument(xmlString: "<table>\(table)</table>")
    return try document.nodes(forXPath: "//tr").map { row in
      (row.children ?? []).filter { $0.kind == .element }
        .map { ($0.stringValue ?? "").onOneLine }
    }
  }

  @Test("Every learner has a row, and every stage a cell that says its state in words")
  func table() throws {
    let rows = try rows(of: page)
    #expect(rows[0] == ["Learner", "Status", "Points", "1. Names", "2. Rows | <b>"])
    #expect(
      rows[1].dropFirst() == ["✓ graded", "2.67", "⚑ 2 of 10", "⊘ no build"])
    #expect(rows[2].dropFirst() == ["✓ graded", "17.5", "✓ passed", "✓ passed"])
    #expect(rows[3].dropFirst() == ["⊘ not graded", "–", "– not judged", "– not judged"])
    #expect(rows[4].dropFirst() == ["– nothing", "0", "– not judged", "– not judged"])
    #expect(rows[5].dropFirst() == ["✓ graded", "0", "⊘ no build", "– file missing"])
    #expect(rows[6].dropFirst() == ["⚑ look at it", "10", "✓ passed", "⊘ build too slow"])
    #expect(rows.count == 7)
  }

  @Test("The page counts each status, and names the tests that fail most with the rule they name")
  func counts() throws {
    for words in [
      "✓ 3 graded", "⚑ 1 graded, to be looked at", "– 1 without a submission",
      "⊘ 1 not graded",
    ] {
      #expect(page.contains(">\(words)</li>"))
    }
    let failures = try part(of: page, from: "<table id=\"failures\">", to: "</table>")
    #expect(failures.contains(">1 of 1 (100 %)<"))
    #expect(failures.contains("The rule: 100 % of &lt;rows&gt; show their book."))
    #expect(failures.contains("Names are kept in a secret order (hidden)"))
  }

  @Test("Of what a test says, the page names what it says most often")
  func mostFrequent() throws {
    var results: [SubmissionResult] = []
    for (index, rule) in ["A", "B", "B", "A", "C", "B"].enumerated() {
      let issue = TestIssue(
        message: "Expected \(index)", comments: ["\(rule)\nmore"], file: nil, line: nil)
      var result = SampleClass.kim
      result.learner.id = "learner-\(index)"
      result.stages = [
        SampleClass.stage(
          1, .failed, points: 0, [SampleClass.test("x()", "X", .fail, [issue])])
      ]
      results.append(result)
    }
    let count = FailureTally(GradedClass(run: SampleClass.run, results: results)).most
    #expect(count.map(\.saying) == ["B"])
    #expect(count[0].sayings == ["A": 2, "B": 3, "C": 1])
    results.removeLast()
    let tie = FailureTally(GradedClass(run: SampleClass.run, results: results)).most
    #expect(tie[0].saying == "A")
  }

  @Test("Of a learner it tells the points, the first failure in full, the test, and the hint")
  func learner() throws {
    let formula = try told(0, page)
    #expect(formula[1] == "=1+1 · +a@example.org · Section @B")
    #expect(formula[2] == "2.67 of 17.5 points; graded.")
    #expect(
      formula[3] == "Handed in 2 hours after it was due: 0.33 points are taken off.")
    #expect(formula.contains("⚑ 2 of 10 tests pass: 3 of 10 points."))
    #expect(formula.contains("First failure: It fails, 50% # in two: lines (fail)"))
    #expect(formula.contains { $0.contains("The rule: 100 % of <rows> show their book.\n=2") })
    #expect(formula.contains("+--+\n|<>|\n+--+"))
    #expect(formula.contains("Hint: Which name does `dequeue` *quote*?"))
    #expect(formula.contains("Names are kept in a secret order (fail, hidden)"))
    #expect(formula.contains("A,b.swift:3:7: error: cannot find 'x' in scope"))
    #expect(formula.contains("Exercises/02-rows/A,b.swift:9: cannot find 'secretName' in scope"))
    #expect(try told(1, page).contains("A.swift:3: calls exit(0)"))
    #expect(try told(5, page).contains("⚑ A.swift:7: declares == for Int, [a](javascript:x) | b"))
  }

  @Test("The code of the learner and of the test is shown, as far as it is known")
  func code() throws {
    var result = SampleClass.formula
    result.stages[0].report.tests[0].status = .fail
    result.stages[0].code = HandedInCode(
      file: "Exercises/01-names/A.swift", line: 2, text: "  1 | a\n> 2 | <b>\n  3 | c")
    let page = ClassPage(graded: GradedClass(run: SampleClass.run, results: [result])).text
    #expect(try told(0, page).contains(SampleClass.run.stages[0].code["passes()"] ?? "?"))
    #expect(try told(0, page).contains("The code: Exercises/01-names/A.swift:2"))
    #expect(try told(0, page).contains("  1 | a\n> 2 | <b>\n  3 | c"))
  }

  @Test("A text that many learners are told is in the page once")
  func size() throws {
    var results: [SubmissionResult] = []
    for index in 0..<50 {
      var result = SampleClass.formula
      result.learner.id = "learner-\(index)"
      results.append(result)
    }
    let page = ClassPage(graded: GradedClass(run: SampleClass.run, results: results)).text
    #expect(page.components(separatedBy: "50% # in two: lines (fail)").count == 2)
    #expect(page.utf8.count < 100_000)
  }

  @Test("Nobody's text is too long for the page, and it says where the rest is")
  func limit() throws {
    var result = SampleClass.formula
    result.stages[0].report.tests[1].issues = [TestIssue(String(repeating: "€", count: 100_000))]
    let page = ClassPage(graded: GradedClass(run: SampleClass.run, results: [result])).text
    #expect(page.utf8.count < 60_000)
    #expect(
      try told(0, page).contains { $0.hasSuffix("All of it is in the learner's result.json.") })
  }

  // MARK: Texts of others

  private static let texts = [
    "</script><script>alert(1)</script>", "<!--<script>", "]]></td></tr></table><h1>x",
    "\" onmouseover=\"alert(1)", "' x='", "&lt;b&gt;&amp;", "\u{1B}[31m\u{9B}2J\u{0}\u{8}",
    "\u{202E}txt.exe\u{2066}", "javascript:alert(1)", "%00%\u{301}#&?=", "\u{2028}x",
    "김하늘".decomposedStringWithCanonicalMapping, "<\u{301}script>", "a b/c\\d",
  ]

  @Test("No name or message becomes markup, and what it says can be read", arguments: texts)
  func hostile(text: String) throws {
    var result = SampleClass.formula
    result.learner = Learner(
      id: text, name: text, email: text, section: text, fields: ["SIS User ID": text])
    result.stages[0].report.tests[1].name = text
    result.stages[0].report.tests[1].issues = [TestIssue(text, comments: [text])]
    result.stages[1].report.diagnostics[0].text = text
    result.evidence = [Evidence(.flag, "flag", file: text, text), Evidence(.note, "note", text)]
    var run = SampleClass.run
    run.course = text
    run.stages[0].title = text
    run.stages[0].tasks[0].hint = text
    run.sandbox = text
    let page = ClassPage(graded: GradedClass(run: run, results: [result])).text
    let plain = ClassPage(
      graded: GradedClass(run: SampleClass.run, results: [SampleClass.formula])
    ).text
    for mark in ["<script", "</script", "<!--", "<h1", "<td", "<tr", "<b>", "<a "] {
      #expect(count(mark, in: page) == count(mark, in: plain), "\(mark)")
    }
    #expect(
      page.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.pictured == $0 })
    let readable = text.withPicturedControls
    // This reader of XML drops blanks between elements.
    #expect(
      try rows(of: page)[1][0].filter { !$0.isWhitespace }
        == "\(readable)\(readable)·\(readable)".filter { !$0.isWhitespace })
    #expect(try told(0, page)[0] == readable)
    #expect(try told(0, page).contains("Hint: \(readable)"))
  }

  /// How often some bytes are there, whatever stands behind them.
  private func count(_ mark: String, in page: String) -> Int {
    let (mark, bytes) = (Array(mark.utf8), Array(page.utf8))
    return bytes.indices.count { bytes[$0...].starts(with: mark) }
  }

  @Test("The address of a learner's view is plain letters, another for each identifier")
  func anchors() {
    let anchors = Self.texts.map(PageTable.anchor)
    #expect(Set(anchors).count == Self.texts.count)
    for anchor in anchors { #expect(anchor.wholeMatch(of: /of=[A-Za-z0-9._%-]+/) != nil) }
    #expect(PageTable.anchor("a b") == "of=a%20b")
  }

  @Test("The page loads nothing, and lets no script run but its own")
  func policy() throws {
    let policy = try part(of: page, from: "Content-Security-Policy\" content=\"", to: "\">")
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    for word in ["http:", "https:", "//", "url(", "@import", " style=\"", " onclick="] {
      let own = word == "//" ? PageStyle.text : page.replacing("// ", with: "")
      #expect(!own.contains(word), "\(word)")
    }
  }

  // MARK: Colours

  @Test("Text has the contrast of WCAG AA, marks that of graphics, in the light and in the dark")
  func contrast() {
    #expect(abs(Contrast.ratio("#000000", "#ffffff") - 21) < 0.001)
    #expect(abs(Contrast.ratio("#777777", "#ffffff") - 4.478) < 0.001)
    for palette in [PagePalette.light, .dark] {
      #expect(palette.textPairs.count == 12)
      for pair in palette.textPairs {
        #expect(Contrast.ratio(pair.ink, pair.ground) >= 4.5, "\(pair)")
      }
      for pair in palette.markPairs {
        #expect(Contrast.ratio(pair.ink, pair.ground) >= 3, "\(pair)")
      }
    }
  }

  @Test("Every colour of the style is one of the palettes'")
  func palette() {
    let known = [PagePalette.light, .dark].map(\.properties).joined()
    for match in PageStyle.text.matches(of: /#[0-9a-f]{3,8}\b/) {
      #expect(known.contains(match.0))
    }
    #expect(!PageStyle.text.contains("rgb"))
  }
}

/// The contrast of two colours as WCAG 2 defines it.
private enum Contrast {
  static func ratio(_ one: String, _ other: String) -> Double {
    let pair = [luminance(one), luminance(other)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  private static func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let weights = [(16, 0.2126), (8, 0.7152), (0, 0.0722)]
    return weights.reduce(0) { sum, part in
      let share = Double(value >> part.0 & 0xFF) / 255
      let linear = share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      return sum + part.1 * linear
    }
  }
}
