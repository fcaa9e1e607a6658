import Testing

@testable import TutorKit

@Suite("Playing the screen")
struct ScreenPlayerTests {
  private func frame(
    _ list: String, _ step: Int, _ instances: [Int], pool: Int = 0
  ) -> ScreenFrame {
    let cells = instances.enumerated().map { line, instance in
      ScreenFrame.Cell.shows(line: line, row: step + line, instance: instance, .kept)
    }
    return ScreenFrame(
      screen: list, title: "\(step) down", offset: Double(step) * 44,
      lines: instances.map { "row of \($0)" },
      cells: cells, pool: ["BookCell": pool], made: instances.max() ?? 0, reused: 0)
  }

  private var player: ScreenPlayer {
    ScreenPlayer(
      title: "Stage 1",
      frames: [
        frame("List", 0, [1, 2]), frame("List", 1, [2, 3], pool: 1),
        frame("List", 2, [3, 1], pool: 1),
        frame("Grid", 0, [1, 2]),
      ])
  }

  private func play(_ keys: Key...) -> ScreenPlayer {
    var player = player
    for key in keys {
      let stays = player.obey(key)
      #expect(stays)
    }
    return player
  }

  @Test(
    "Keys go by rows, pages and to the ends, and stop there",
    arguments: [
      ([Key.down], 1), ([.down, .down, .down], 2), ([.up], 0), ([.down, .up], 0), ([.end], 2),
      ([.end, .home], 0), ([.pageDown], 2), ([.end, .pageUp], 0), ([.character("j")], 1),
      ([.character("x"), .left, .left], 0),
    ])
  func keys(keys: [Key], place: Int) {
    var player = player
    for key in keys {
      let stays = player.obey(key)
      #expect(stays)
    }
    #expect(player.place == place)
  }

  @Test("A page ends where the next one begins, however many rows it has")
  func pages() {
    let frames = (0..<40).map { frame("List", $0, [1]) }
    var player = ScreenPlayer(title: "", frames: frames)
    _ = player.obey(.pageDown)
    #expect(player.frame.offset == 396)
    _ = player.obey(.pageDown)
    #expect(player.frame.offset == 792)
    _ = player.obey(.pageUp)
    #expect(player.frame.offset == 396)
  }

  @Test("Tab, the arrows and numbers choose a list, and each keeps its place")
  func lists() {
    #expect(play(.down, .tab).frame.screen == "Grid")
    #expect(play(.down, .tab, .tab).place == 1)
    #expect(play(.left).frame.screen == "Grid")
    #expect(play(.character("2")).frame.screen == "Grid")
    #expect(play(.character("2"), .character("1"), .character("3")).frame.screen == "List")
  }

  @Test("q and Esc leave", arguments: [Key.character("q"), .escape, .endOfInput])
  func leaving(key: Key) {
    var player = player
    let stays = player.obey(key)
    #expect(!stays)
  }

  @Test("Beside the rows stands which view shows them, and what the others do")
  func picture() {
    let lines = play(.down, .down).lines(in: (80, 12)).map(\.plain)
    #expect(
      lines == [
        "Stage 1: List (1 of 2)  2 down", "",
        "#3 kept   ┤ row of 3   The views",
        "#1 reused ┤ row of 1   #1  BookCell  shows 0-3",
        "                       #2  BookCell  waits for reuse",
        "                       #3  BookCell  shows 0-2",
        "", "", "", "", "3 views were made, and none was reused. Waiting for reuse: 1 BookCell.",
        "↑ ↓ a row  Page Up, Page Down  Home  End  Tab other list  q leave",
      ])
  }

  /// A list of nine rows and lines between them, of which the last came when it went down.
  private var high: ScreenPlayer {
    ScreenPlayer(
      title: "Stage 1",
      frames: [0, 1].map { step in
        let rows: [String] = (1...9).flatMap { ["│ r\($0 + step) │", "│ ┈┈ ┃"] }
        let cells = (0..<9).map { row in
          ScreenFrame.Cell.shows(
            line: 1 + 2 * row, row: step + row, instance: step + row + 1, .made)
        }
        return ScreenFrame(
          screen: "List", title: "", offset: Double(step) * 44,
          lines: ["╭────╮"] + rows + ["╰────╯"], cells: cells, pool: [:], made: 9 + step, reused: 0)
      })
  }

  @Test("In a low window the lines between the rows go first, so that what came is seen")
  func lowWindow() {
    var player = high
    _ = player.obey(.down)
    let lines = player.lines(in: (60, 15)).map(\.plain)
    #expect(lines[2] == "           ╭────╮    The views", "\(lines)")
    #expect(lines[11].hasPrefix("#10 made ┤ │ r10 │   #9  BookCell  shows"), "\(lines)")
    #expect(lines[12].hasPrefix("           ╰────╯    #10 BookCell  shows"), "\(lines)")
  }

  @Test("In a lower one that end stays which the learner goes to, and the other is counted")
  func lowerWindow() {
    var player = high
    let top = player.lines(in: (30, 10)).map(\.plain)
    #expect(top[3].hasPrefix("#1 made  ┤ │ r1 │") && top[6] == "⋮ 7 lines more", "\(top)")
    _ = player.obey(.down)
    let bottom = player.lines(in: (30, 10)).map(\.plain)
    #expect(bottom[2] == "⋮ 7 lines more" && bottom[6].hasSuffix("╰────╯"), "\(bottom)")
    #expect(bottom[5].hasPrefix("#10 made ┤ │ r10 │"), "\(bottom)")
  }

  @Test("Where the notes stand below the picture, they stay when it is cut")
  func notes() {
    var player = high
    _ = player.obey(.down)
    let lines = player.lines(in: (12, 40)).map(\.plain)
    #expect(lines.contains { $0.hasPrefix("From the") }, "\(lines)")
    let low = player.lines(in: (16, 22)).map(\.plain)
    #expect(low[2].hasPrefix("⋮ ") && low.contains { $0.hasPrefix("From the top:") }, "\(low)")
  }

  @Test(
    "It is as large as the window, and what has no room beside is left out",
    arguments: [(20, 5), (30, 10), (40, 10), (70, 24), (200, 50), (8, 2)])
  func size(columns: Int, rows: Int) {
    var player = ScreenPlayer(
      title: "Stage 1", frames: player.reels.flatMap(\.self),
      failure: ("The rows are right", "╭──╮\n│목│\n╰──╯"))
    for _ in 0..<3 {
      let lines = player.lines(in: (columns, rows))
      #expect(lines.count <= rows)
      if rows > 4 { #expect(lines.last?.plain.hasPrefix("↑ ↓") == true, "\(lines.map(\.plain))") }
      if columns >= 40 { #expect(lines.contains { $0.plain.contains("row of") }) }
      #expect(
        lines.contains { $0.plain.contains("As the test saw it: The rows are right") }
          == (columns >= 61 && rows >= 10))
      _ = player.obey(.down)
    }
  }
}
