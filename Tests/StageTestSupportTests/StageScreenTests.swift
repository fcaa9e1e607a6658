import Foundation
import HeadlessUIKit
import Testing

@testable import StageTestSupport

@Suite(.serialized)
@MainActor
struct StageScreenTests {
  @Test("A controller fills the screen, is laid out, and lives as long as its screen")
  func shows() {
    let screen = StageScreen(NumberController(count: 40))
    #expect(StageScreen.current === screen)
    #expect(screen.tables.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 480)])
    #expect(screen.text.hasPrefix("╭─ Numbers ─"))
    #expect(screen.text.contains("│  Number 10 "))
    #expect(screen.collections.isEmpty)
  }

  @Test("The screen knows the views of its list by number")
  func numbers() throws {
    ReuseLog.recordsEveryList = true
    defer { ReuseLog.recordsEveryList = false }
    let screen = StageScreen(NumberController(count: 40))
    let table = try #require(screen.tables.first)
    #expect(screen.log?.count(.made) == 11)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)).flatMap(screen.instance) == 3)
    screen.scroll(by: 880)
    #expect(screen.log?.count(.made) == 12)
    #expect(screen.drawing.contains("  made 12, reused "))
  }

  @Test("Hands tap rows and scroll to the end")
  func hands() {
    let screen = StageScreen(NumberController(count: 40))
    screen.tap(rowAt: IndexPath(row: 2, section: 0))
    #expect(screen.tables.first?.indexPathForSelectedRow?.row == 2)
    screen.scroll(to: .greatestFiniteMagnitude)
    #expect(screen.text.contains("Number 39"))
  }

  @Test("A touch that cannot be made is an issue")
  func failure() {
    let screen = StageScreen(UIView())
    withKnownIssue {
      screen.tap("Buy")
      screen.scroll(by: 10)
      screen.tap(rowAt: IndexPath(row: 0, section: 0))
    } matching: {
      [
        "No button in sight is called “Buy”; there is no button.",
        "There is no list on the screen.", "There is no table on the screen.",
      ].contains($0.comments.first?.rawValue)
    }
  }

  @Test("A failed test attaches its screen as it was at the first issue, when that is wanted")
  func attachment() async throws {
    let name = "failsAndScrolls"
    let quiet = try await FixtureRun(name)
    #expect(quiet.issues(of: name).count == 2)
    #expect(quiet.events.allSatisfy { $0.attachment == nil })
    let run = try await FixtureRun(name, environment: [SubjectEnvironment.screens: "1"])
    let attachments = run.events.compactMap(\.attachment)
    #expect(attachments.map(\.preferredName) == ["screen.txt"])
    let text = attachments.first?.bytes.map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.contains("│  Number 0 ") == true)
    #expect(text?.contains("  made 11, reused 0\n") == true)
  }

  @Test("The frames of a screen run from the top to the end and tell which view shows which row")
  func frames() async throws {
    let (run, frames) = try await record("screen")
    #expect(run.verdict(of: "screen") == "pass")
    #expect(
      frames.map(\.title) == [
        "The top of the list", "1 page down", "2 pages down", "The end of the list",
      ])
    #expect(frames.map(\.offset) == [0, 436, 872, 1280])
    let first = try #require(frames.first)
    #expect(first.cells.map(\.row) == (0...10).map { "0-\($0)" })
    #expect(first.cells.map(\.state) == Array(repeating: .made, count: 11))
    #expect(first.cells.map(\.line) == (0...10).map { 1 + 2 * $0 })
    #expect((first.cells.first?.height, first.cells.first?.identifier) == (2, "Number"))
    #expect(first.lines.first?.hasPrefix("╭─ Numbers ─") == true)
    #expect((first.made, first.reused, first.pool) == (11, 0, [:]))
    let second = frames[1]
    #expect(second.made == 12)
    #expect(second.cells.first { $0.row == "0-10" }?.state == .kept)
    #expect(second.cells.filter { $0.state == .reused }.count == 9)
  }

  @Test("Every row has a frame, if that is wanted")
  func everyRow() async throws {
    let (run, frames) = try await record("screen", step: "row")
    #expect(run.verdict(of: "screen") == "pass")
    #expect(frames[1].title == "44 points down")
    #expect(frames.map(\.offset) == (0...29).map { Double($0 * 44) } + [1280])
    #expect(frames[3].cells.contains { $0.row == "0-13" && $0.state == .reused })
  }

  @Test("Frames before a stop arrive, and the stop is the test's failure")
  func stoppedFrames() async throws {
    let (run, frames) = try await record("screenThatStops")
    #expect(frames.map(\.title) == ["The top of the list"])
    #expect(
      run.issues(of: "screenThatStops").first?.first?.hasPrefix(
        "unable to dequeue a cell with identifier Nmuber") == true)
  }

  @Test("Each screen of a function is recorded, and before any code of the next one runs")
  func severalScreens() async throws {
    let (run, frames) = try await record("twoScreensOfWhichOneStops")
    #expect(frames.map(\.offset) == [0, 436, 872, 1280])
    #expect(Set(frames.map(\.screen)) == ["NumberController"])
    #expect(
      run.issues(of: "twoScreensOfWhichOneStops").first?.first?.hasPrefix("unable to") == true)
  }

  @Test("A screen function that shows nothing is told so")
  func nothingToRecord() async throws {
    let (run, frames) = try await record("noScreen")
    #expect(frames.isEmpty)
    #expect(run.issues(of: "noScreen").first?.first?.contains("no StageScreen") == true)
  }

  @Test("Without anyone who wants the frames the function is skipped")
  func skipped() async throws {
    let run = try await FixtureRun("screen")
    #expect(run.events.contains { $0.kind == "testSkipped" })
    #expect(run.status == 0)
  }

  private func record(_ name: String, step: String = "page") async throws -> (
    FixtureRun, [ScreenFrame]
  ) {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "frames")
    let run = try await FixtureRun(
      name, limit: "20",
      environment: [
        SubjectEnvironment.frames: file.path, SubjectEnvironment.frameStep: step,
      ])
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    return (run, try lines.map { try JSONDecoder().decode(ScreenFrame.self, from: $0) })
  }
}
