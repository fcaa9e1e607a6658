import Foundation
import Testing

@testable import TutorKit

@Suite("The manual page")
struct ManPageTests {
  private let page = ManPage().text
  private static let file =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/tutor.1")

  @Test("The one that is shipped says what the command table says")
  func isFresh() throws {
    let shipped = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(shipped == page + "\n", "docs/tutor.1 is older than the commands. Run: Scripts/man")
    #expect(try TestTutor().run("help --man").output == shipped)
  }

  @Test("It has each command, option and exit status, and none that only scripts call")
  func isWhole() {
    for command in Command.all {
      #expect(page.contains("\n.B \(command.name)"), "\(command.name)")
      for option in command.options + Option.global {
        #expect(page.contains(option.name.replacing("-", with: "\\-")), "\(option.name)")
      }
    }
    for code in ExitCode.allCases { #expect(page.contains("\n.B \(code.rawValue)\n")) }
    #expect(!page.contains("complete\n"))
  }

  @Test("Only requests begin with a dot, and no hyphen is one that cannot be copied")
  func isRoff() {
    let requests = [".TH", ".SH", ".PP", ".TP", ".IP", ".B", ".RS", ".RE", ".br"]
    for line in page.split(separator: "\n") {
      if line.hasPrefix(".") { #expect(requests.contains { line.hasPrefix($0) }, "\(line)") }
      #expect(!line.hasPrefix("'"))
      let text = line.hasPrefix(".TH") ? "" : line
      #expect(text.matches(of: /(^|[^\\])-/).isEmpty, "\(line)")
    }
  }

  @Test(
    "A reader of manual pages has nothing to say against it",
    .enabled(if: ManPageTests.reader != nil, "neither mandoc nor groff is here"))
  func isClean() throws {
    let reader = try #require(Self.reader)
    let run = Process()
    run.executableURL = URL(filePath: reader.path)
    run.arguments = reader.arguments + [Self.file.path]
    let pipe = Pipe()
    run.standardOutput = pipe
    run.standardError = pipe
    try run.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    run.waitUntilExit()
    #expect(words == "")
    #expect(run.terminationStatus == 0)
  }

  /// A program that complains of manual pages, and of nothing else.
  private static let reader: (path: String, arguments: [String])? = [
    ("/usr/bin/mandoc", ["-Tlint", "-Wwarning"]),
    ("/usr/bin/groff", ["-man", "-ww", "-z", "-K", "utf-8"]),
  ].first { FileManager.default.isExecutableFile(atPath: $0.0) }
}
