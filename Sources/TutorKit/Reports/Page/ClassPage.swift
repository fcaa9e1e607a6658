import Foundation

/// The results of a class as one page for its instructor, which needs no server and no network:
/// who did which stages, which tests fail most, and everything about one learner.
///
/// Without scripts it is a table. Names, messages and code are others': all of it is text here, and a
/// policy in the page forbids whatever is not its own.
///
/// It is made from one result after the other, of which it keeps only what it shows.
struct ClassPage {
  /// The terms, without results.
  private let graded: GradedClass
  private var counts: [SubmissionResult.Status: Int] = [:]
  private var sandboxes: Set<String> = []
  private var table: PageTable
  /// Of tests that learners do not see, too.
  private var tally: FailureTally
  private var data = PageData()

  init(graded: GradedClass) {
    var terms = graded
    terms.results = []
    self.graded = terms
    table = PageTable(stages: graded.stages)
    tally = FailureTally(terms, withHidden: true)
    for result in graded.results { add(result) }
  }

  /// Adds a learner behind the others.
  mutating func add(_ result: SubmissionResult) {
    counts[result.status, default: 0] += 1
    if let sandbox = graded.sandbox(of: result) { sandboxes.insert(sandbox) }
    table.add(result)
    tally.add(result)
    data.add(PageBlocks(result, in: graded).blocks)
  }

  /// How every such page begins.
  static let opening = "<!doctype html>\n<html lang=\"en\" data-by=\"ListKata\">\n"

  var text: String {
    let title = graded.run?.course ?? "ListKata"
    let failures = Array(tally.most.prefix(20))
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
        addHeader(title, hasFailures: !failures.isEmpty, to: &main)
        table.write(to: &main)
        add(failures, to: &main)
      }
      body.element("main", ["id": "learner", "hidden": ""]) { _ in }
      body.raw("<script type=\"application/json\" id=\"data\">\(data.text)</script>\n")
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

  private func addHeader(_ title: String, hasFailures: Bool, to main: inout HTMLWriter) {
    main.element("h1", text: title)
    if graded.run != nil {
      main.element(
        "p", ["class": "notice"],
        text: "For the instructor: this page has names, flags and hidden tests. What learners may "
          + "read is the feedback.md of each.")
    }
    main.element("ul", ["class": "counts"]) { list in
      for status in SubmissionResult.Status.allCases {
        guard let count = counts[status] else { continue }
        let state = PageState(status)
        list.element(
          "li", ["class": "chip \(state.rawValue)"],
          text: "\(state.sign) \(count) \(status.words)")
      }
    }
    if let run = graded.run {
      let levels = (sandboxes.isEmpty ? [run.sandbox] : sandboxes.sorted()).joined(separator: ", ")
      let parts = run.shard.map { shard in
        let indexes = shard.indexes.map(String.init).joined(separator: ", ")
        return " Part \(indexes) of \(shard.count)."
      }
      main.element(
        "p", ["class": "quiet"],
        text:
          "Graded on \(run.started.inWholeSeconds) by tutor \(run.tutor) with \(run.toolchain); "
          + "sandbox: \(levels).\(parts ?? "")")
    }
    guard hasFailures else { return }
    main.element("nav", ["aria-label": "On this page"]) { nav in
      nav.element("a", ["href": "#failures"], text: "Tests that fail most")
    }
  }

  private func add(_ failures: [FailureCount], to main: inout HTMLWriter) {
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
                text: "\(count.failed) of \(count.ran) (\(count.percent) %)")
              let mark = count.isHidden ? " (hidden)" : ""
              row.element("td", ["class": "text", "dir": "auto"], text: count.test + mark)
              row.element("td", ["class": "text", "dir": "auto"], text: count.saying)
            }
          }
        }
      }
    }
  }
}
