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
  static let program: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first(where: FileManager.default.isExecutableFile)
  }()

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
