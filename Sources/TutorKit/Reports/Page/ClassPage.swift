import Foundation

/// The results of a class as one page for its instructor, which needs no server and no network:
/// who did which stages, which tests fail most, and everything about one learner.
///
/// Without scripts it is a table. Names, messages and code are others': all of it is text here, and a
/// policy in the page forbids whatever is not its own.
struct ClassPage {
  private let graded: GradedClass
  /// The tests that fail most, of those that learners do not see, too.
  private let failures: [FailureCount]

  init(graded: GradedClass) {
    self.graded = graded
    failures = Array(FailureCount.of(graded, withHidden: true).prefix(20))
  }

  /// How every such page begins.
  static let opening = "<!doctype html>\n<html lang=\"en\" data-by=\"ListKata\">\n"

  var text: String {
    let title = graded.run?.course ?? "ListKata"
    var page = HTMLWriter(opening: Self.opening)
    page.element("head") { head in
      head.raw("<meta charset=\"utf-8\">\n")
      head.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
      head.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">\n")
      head.element("title", text: "Results: \(title)")
      head.raw("<style>\(PageStyle.text)</style>\n")
    }
    page.element("body") { body in
      body.element("main", ["id": "overview"]) { main in
        addHeader(title, to: &main)
        PageTable(graded: graded).write(to: &main)
        addFailures(to: &main)
      }
      body.element("main", ["id": "learner", "hidden": ""]) { _ in }
      body.raw("<script type=\"application/json\" id=\"data\">\(data)</script>\n")
      body.raw("<script>\(PageScript.text)</script>\n")
    }
    return page.text + "</html>\n"
  }

  /// Only our own style and script, by their hashes.
  private static let policy = [
    "default-src 'none'", "style-src '\(hash(PageStyle.text))'",
    "script-src '\(hash(PageScript.text))'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  private static func hash(_ text: String) -> String {
    let digits = Array(SHA256.digest(of: Data(text.utf8)))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { place in
      UInt8(String(digits[place...(place + 1)]), radix: 16)
    }
    return "sha256-\(Data(bytes).base64EncodedString())"
  }

  // MARK: Parts

  private func addHeader(_ title: String, to main: inout HTMLWriter) {
    main.element("h1", text: title)
    if graded.run != nil {
      main.element(
        "p", ["class": "notice"],
        text: "For the instructor: this page has names, flags and hidden tests. What learners may "
          + "read is the feedback.md of each.")
    }
    main.element("ul", ["class": "counts"]) { list in
      for status in SubmissionResult.Status.allCases {
        let count = graded.results.count { $0.status == status }
        guard count > 0 else { continue }
        let state = PageState(status)
        list.element(
          "li", ["class": "chip \(state.rawValue)"],
          text: "\(state.sign) \(count) \(status.words)")
      }
    }
    if let run = graded.run {
      let parts = run.shard.map { shard in
        let indexes = shard.indexes.map(String.init).joined(separator: ", ")
        return " Part \(indexes) of \(shard.count)."
      }
      main.element(
        "p", ["class": "quiet"],
        text:
          "Graded on \(run.started.inWholeSeconds) by tutor \(run.tutor) with \(run.toolchain); "
          + "sandbox: \(run.sandbox).\(parts ?? "")")
    }
    guard !failures.isEmpty else { return }
    main.element("nav", ["aria-label": "On this page"]) { nav in
      nav.element("a", ["href": "#failures"], text: "Tests that fail most")
    }
  }

  private func addFailures(to main: inout HTMLWriter) {
    guard !failures.isEmpty else { return }
    main.element("h2", text: "Tests that fail most")
    main.element("div", ["class": "scroll"]) { box in
      box.element("table", ["id": "failures"]) { table in
        table.element("thead") { head in
          head.element("tr") { row in
            for title in ["Stage", "Failed"] {
              row.element("th", ["scope": "col", "class": "number"], text: title)
            }
            for title in ["Test", "What it says most often"] {
              row.element("th", ["scope": "col"], text: title)
            }
          }
        }
        table.element("tbody") { body in
          for count in failures {
            body.element("tr") { row in
              row.element("td", ["class": "number"], text: "\(count.stage)")
              row.element(
                "td", ["class": "number"],
                text: "\(count.failed) of \(count.ran) (\(count.failed * 100 / count.ran) %)")
              let mark = count.isHidden ? " (hidden)" : ""
              row.element("td", ["class": "text", "dir": "auto"], text: count.test + mark)
              row.element("td", ["class": "text", "dir": "auto"], text: count.saying)
            }
          }
        }
      }
    }
  }

  /// What the script tells of each learner, in the order of the table. Many learners make the same
  /// mistakes, so each text is there once, and a piece is two numbers: of its kind and of its text.
  private var data: String {
    var kinds = Numbering<PageBlocks.Kind>()
    var texts = Numbering<String>()
    let learners = graded.results.map { result in
      JSONValue.array(
        PageBlocks(result, in: graded).blocks.flatMap { block -> [JSONValue] in
          [.integer(kinds.number(of: block.kind)), .integer(texts.number(of: block.text))]
        })
    }
    let data: JSONValue = .object([
      "kinds": .array(kinds.values.map { .texts([$0.element, $0.style]) }),
      "texts": .texts(texts.values.map(Self.shown)), "learners": .array(learners),
    ])
    // Nothing in it may end the element, or begin a comment.
    return data.line.escaping { $0 == "<" ? "\\u003C" : nil }
  }

  /// How much of one text is shown, in bytes. Nobody reads more, and the page of a large class has to
  /// stay small.
  private static let limit = 4000

  /// A text as the page has it.
  private static func shown(_ text: String) -> String {
    guard text.utf8.count > limit else { return text.withPicturedControls }
    // A character may have been cut in two.
    let beginning = String(decoding: text.utf8.prefix(limit), as: UTF8.self)
    return beginning.withPicturedControls
      + "\n… This is the beginning. All of it is in the learner's result.json."
  }
}

/// Values in the order in which they first came, each with a number.
private struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
