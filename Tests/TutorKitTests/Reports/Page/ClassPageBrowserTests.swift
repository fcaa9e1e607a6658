import Foundation
import Testing

@testable import TutorKit

/// The page as a browser shows it. Where there is no Chromium, this is not tested.
@Suite(
  "The page of a class in a browser", .serialized,
  .enabled(if: Chromium.program != nil, "needs Chromium: apt-get install chromium"))
struct ClassPageBrowserTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// What the browser makes of a class's page, opened from a file.
  private func document(
    of graded: GradedClass, at hash: String = "", then script: String? = nil
  ) throws -> String {
    var page = ClassPage(graded: graded).text
    if let script {
      // The page's own policy would stop a script that is not its own.
      page = page.replacing(/<meta http-equiv[^>]*>/, with: "")
        .replacing("</body>", with: "<script>\(script)</script></body>")
    }
    let file = folder.url.appending(path: "index.html")
    try Data(page.utf8).write(to: file)
    return try Chromium.document(at: file.absoluteString + hash, in: folder.url)
  }

  @Test("It shows every learner, can be searched, and its own policy lets its script run")
  func overview() throws {
    let document = try document(of: LargeClass.graded(20))
    #expect(document.contains(">20 of 20 shown</output>"))
    #expect(document.matches(of: /<tr data-is="[^"]*"/).count == 20)
    #expect(document.contains("<main id=\"learner\" hidden=\"\"></main>"))
    #expect(document.contains("<button type=\"button\">Points</button></th>"))
  }

  @Test("An address with a learner behind its # shows that learner alone, and leads on")
  func oneLearner() throws {
    let graded = GradedClass(
      run: SampleClass.run, results: SampleClass.graded.results + LargeClass.graded(3).results)
    let id = "=1+1"
    let document = try document(of: graded, at: "#\(PageTable.anchor(id))")
    #expect(document.contains("<main id=\"overview\" hidden=\"\">"))
    let start = try #require(document.range(of: "<main id=\"learner\">"))
    let end = try #require(
      document.range(of: "</main>", range: start.upperBound..<document.endIndex))
    let view = document[start.upperBound..<end.lowerBound]
    #expect(
      view.contains(
        "<h1 dir=\"auto\" tabindex=\"-1\">&lt;script&gt;alert(\"1\")&lt;/script&gt;, O'Neil"))
    #expect(view.contains("The rule: 100 % of &lt;rows&gt; show their book."))
    #expect(view.contains("<pre class=\"drawn\">+--+\n|&lt;&gt;|\n+--+</pre>"))
    #expect(view.contains("<a href=\"#of=kim\">Next: <bdi>"))
    #expect(!view.contains("Previous"))
  }

  @Test("An address that names nobody shows the class")
  func nobody() throws {
    let document = try document(of: LargeClass.graded(3), at: "#of=stranger")
    #expect(document.contains("<main id=\"overview\">"))
  }

  @Test("Search finds names in either form of Hangul; filter and sort do what they say; keys work")
  func controls() throws {
    let graded = GradedClass(
      run: SampleClass.run, results: SampleClass.graded.results)
    let script = """
      const told = [];
      const list = () => Array.from(table.tBodies[0].rows).filter(row => !row.hidden)
        .map(row => decodeURIComponent(row.querySelector("a").hash.slice(4)));
      const tell = () => told.push(list().join(","));
      search.value = "\("김하".precomposedStringWithCanonicalMapping)";
      search.dispatchEvent(new Event("input")); tell();
      document.getElementById("all").click(); tell();
      filter.value = "broken"; filter.dispatchEvent(new Event("change")); tell();
      document.getElementById("all").click();
      document.querySelectorAll("thead button")[2].click(); tell();
      document.querySelectorAll("thead button")[2].click(); tell();
      told.push(heads[2].getAttribute("aria-sort"));
      const press = (key, target) => target.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      document.activeElement.blur();
      press("/", document.body);
      told.push(document.activeElement.id);
      told.push(press("/", search) ? "typed" : "lost");
      heads[0].querySelector("button").focus();
      press("/", document.activeElement);
      told.push(document.activeElement.id);
      location.hash = "#of=zoe";
      setTimeout(() => {
        told.push(document.activeElement.textContent);
        press("Escape", document.body);
        setTimeout(() => {
          told.push(document.activeElement.textContent + (overview.hidden ? " hidden" : ""));
          location.hash = "#of=kim";
          setTimeout(() => {
            press("/", document.activeElement);
            setTimeout(() => {
              told.push(document.activeElement.id + (overview.hidden ? " hidden" : ""));
              document.body.replaceChildren(...told.map(line => made("p", line)));
            }, 100);
          }, 100);
        }, 100);
      }, 100);
      """
    let document = try document(of: graded, then: script)
    let told = document.matches(of: /<p>([^<]*)<\/p>/).map { String($0.1) }
    #expect(
      told == [
        "kim", "=1+1,kim,lost,nobody,two words,zoe", "=1+1,two words,zoe",
        "kim,zoe,=1+1,nobody,two words,lost", "lost,nobody,two words,=1+1,zoe,kim", "ascending",
        "search", "typed", "search", "zoe", "zoe", "search",
      ])
  }

  @Test("Two thousand learners are one page of few megabytes that is shown in seconds")
  func large() throws {
    let graded = LargeClass.graded(2000)
    #expect(ClassPage(graded: graded).text.utf8.count < 5_000_000)
    let document = try document(of: graded, at: "#of=s1999")
    #expect(document.contains(">2000 of 2000 shown</output>"))
    #expect(document.contains("<h1 dir=\"auto\" tabindex=\"-1\">Ken 1999</h1>"))
  }

  @Test(
    "On paper each page names the columns, and there is nothing to press",
    .enabled(if: Chromium.paperReader != nil, "needs pdftotext: apt-get install poppler-utils"))
  func paper() throws {
    let file = folder.url.appending(path: "index.html")
    try Data(ClassPage(graded: LargeClass.graded(100)).text.utf8).write(to: file)
    let pages = try Chromium.paper(of: file.absoluteString, in: folder.url)
    let withRows = pages.filter { $0.contains("graded ") }
    #expect(withRows.count > 2)
    for page in withRows {
      for word in ["Learner", "Status", "Points"] { #expect(page.contains(word), "\(page)") }
    }
    #expect(pages.joined().matches(of: /\bs00\d\d\b/).count == 100)
    for word in ["Search", "Show all", "100 of 100"] { #expect(!pages.joined().contains(word)) }
  }

  @Test("A name without blanks is broken, and makes no page wider than a telephone")
  func longNames() throws {
    var graded = LargeClass.graded(3)
    for index in graded.results.indices {
      graded.results[index].learner.name = String(repeating: "Wolfe", count: 40) + "\(index)"
    }
    for hash in ["", "#of=s0001"] {
      // Headless windows have a least width, which is more.
      let script = """
        document.body.style.width = "390px";
        location.hash = "\(hash)";
        setTimeout(() => {
          const width = document.body.scrollWidth;
          document.body.replaceChildren(made("p", `${width} wide`));
        }, 200);
        """
      let document = try document(of: graded, then: script)
      #expect(document.contains("<p>390 wide</p>"), "\(hash)")
    }
  }

  @Test("Pictures for the instructors' guide", .enabled(if: picturesFolder != nil))
  func pictures() throws {
    let place = URL(filePath: try #require(picturesFolder))
    let file = folder.url.appending(path: "index.html")
    try Data(ClassPage(graded: LargeClass.graded(20)).text.utf8).write(to: file)
    for (name, hash, height) in [("class", "", 900), ("learner", "#of=s0004", 1180)] {
      let picture = place.appending(path: "\(name).png")
      try Chromium.picture(
        of: file.absoluteString + hash, width: 1280, height: height, at: picture, in: folder.url)
    }
  }
}

/// Where pictures go; nil while nobody wants any. `Scripts/screenshots` does.
private let picturesFolder = ProcessInfo.processInfo.environment["LISTKATA_SCREENSHOTS"]

/// A browser without a window.
private enum Chromium {
  static let program = found(["chromium", "chromium-browser", "google-chrome"])

  /// The first of some programs that is on the search path.
  private static func found(_ names: [String]) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// The document after its scripts have run.
  static func document(at address: String, in folder: URL) throws -> String {
    String(decoding: try run(["--dump-dom", address], in: folder), as: UTF8.self)
  }

  /// Draws what a window of a size in points shows.
  static func picture(
    of address: String, width: Int, height: Int, at place: URL, in folder: URL
  ) throws {
    _ = try run(
      [
        "--hide-scrollbars", "--window-size=\(width),\(height)", "--screenshot=\(place.path)",
        address,
      ], in: folder)
  }

  /// What reads a printed page.
  static let paperReader = found(["pdftotext"])

  /// The text of each page that is printed.
  static func paper(of address: String, in folder: URL) throws -> [String] {
    let file = folder.appending(path: "paper.pdf").path
    _ = try run(["--no-pdf-header-footer", "--print-to-pdf=\(file)", address], in: folder)
    let reader = Process()
    reader.executableURL = URL(filePath: try #require(paperReader))
    reader.arguments = ["-layout", file, "-"]
    let output = Pipe()
    reader.standardOutput = output
    try reader.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    reader.waitUntilExit()
    return text.split(separator: "\u{C}").map(String.init)
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: try #require(program))
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(folder.appending(path: "profile").path)", "--virtual-time-budget=3000",
        "--timeout=60000",
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let watch = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: watch)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    watch.cancel()
    try #require(process.terminationStatus == 0, "Chromium ended with \(process.terminationStatus)")
    return data
  }
}
