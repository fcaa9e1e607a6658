import Foundation
import Testing

/// Where the pictures go; nil while nobody wants any.
private let picturesFolder = ProcessInfo.processInfo.environment["LISTKATA_SCREENSHOTS"]

/// Takes the pictures of the README, of real screens: `Scripts/screenshots` runs it.
@Suite("Pictures for the README", .serialized, .enabled(if: picturesFolder != nil))
struct Screenshots {
  private let course: CourseCopy

  init() throws {
    course = try CourseCopy.fresh()
  }

  private func take(_ name: String, of session: TerminalSession, title: String) throws {
    let folder = URL(filePath: try #require(picturesFolder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = ScreenPicture(screen: session.screen, title: "$ ./tutor \(title)")
    try Data(picture.svg.utf8).write(to: folder.appending(path: "\(name).svg"))
  }

  @Test("A check that fails: all is done but for one line of the cell")
  func check() throws {
    let stage = "02-registration-protocols"
    try course.solve(stage)
    try course.edit(
      stage, "BookCell.swift", replacing: "noteLabel.text = book.note",
      with: "if let note = book.note { noteLabel.text = note }")
    let session = try course.terminal("check", "2", rows: 50, columns: 96)
    #expect(try session.waitForEnd(within: .seconds(900)) == .exited(1))
    try take("check", of: session, title: "check 2")
  }

  @Test("The watch after a save")
  func watch() throws {
    let stage = "01-hard-coded-strings"
    let session = try course.terminal("watch", "1", rows: 34, columns: 96)
    try session.wait(for: "q quit", within: .seconds(900))
    session.lookFromHere()
    try course.edit(
      stage, "BookListViewController.swift", replacing: "\"Bookcell\"", with: "\"BookCell\"")
    try session.wait("for the check of the save", within: .seconds(900)) {
      session.screen.lines.contains { $0.hasPrefix("Saved: ") }
        && session.screen.lines.contains { $0.hasSuffix("q quit") }
    }
    try take("watch", of: session, title: "watch 1")
    session.type("q")
    _ = try session.waitForEnd()
  }

  @Test("The screen with the ruler")
  func screen() throws {
    try course.solve("01-hard-coded-strings")
    let session = try course.terminal("screen", "1", rows: 30, columns: 96)
    try session.wait(for: "q leave", within: .seconds(900))
    for step in 1...3 {
      session.press(.down)
      try session.wait("for step \(step)", within: .seconds(60)) {
        // The last line but one is drawn when all above it is.
        session.screen.lines.contains { $0.contains("a view was reused once") } || step < 3
      }
    }
    try take("screen", of: session, title: "screen 1")
    session.type("q")
    _ = try session.waitForEnd()
  }
}
