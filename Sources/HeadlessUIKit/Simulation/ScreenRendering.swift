import Foundation

/// A screen drawn as text: what a person would see, in the characters of a terminal.
///
/// ```swift
/// print(ScreenRendering(of: window).text)
/// // ╭─ Books ──────────────────────────────╮
/// // │── Fiction ───────────────────────────┃
/// // │  Dune                       [ Buy ] ›┃
/// // │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
/// // ▌  Emma                               ✓│
/// // ╰──────────────────────────────────────╯
/// ```
///
/// Labels, buttons (`[ Buy ]`, or `( Buy )` while disabled) and images (boxes with a name, or `▣`
/// and the name where there is no room for a box) stand where their frames are. The rest has signs:
///
/// | sign | means |
/// | --- | --- |
/// | `── Fiction ──` | a header; `━━ Fiction ━━` stays while its section scrolls by |
/// | `┈┈┈┈` | the separator below a row |
/// | `▌` at the left border | a selected row; a selected item of a grid has a double box |
/// | `›` `✓` `ⓘ` | a cell's accessory |
/// | `⊖` `⊕` `≡` `○` `●` `▸` `▾` | signs in a cell: delete, insert, move, selected or not, outline |
/// | `┃` at the right border | the scroll bar: the part of the content that is in sight |
///
/// A line stands for 22 points, half a standard row. Rows of one height take the same number of
/// lines, and a row is never without a line. Characters that fill two columns of a terminal (Hangul,
/// emoji) take two columns here. Lines below the last content are left out.
///
/// Drawing takes time in proportion to the views on the screen.
public struct ScreenRendering: Equatable, Sendable {
  /// The signs with which to draw.
  public enum Style: Sendable {
    /// Lines and boxes.
    case drawn
    /// ASCII signs only, for screen readers and logs: no border and no separators; `---` beside
    /// a header, `===` beside one that stays, `*` before a selected row.
    case plain
  }

  /// Lines of equal width, from the top.
  public let lines: [String]

  /// The rows, items, headers and footers on the screen, from the top.
  public let marks: [Mark]

  /// The largest list on the screen.
  public let list: ListSummary?

  let style: Style

  /// Draws a view and all it holds.
  ///
  /// - Parameters:
  ///   - view: The topmost view, usually a window.
  ///   - columns: How wide the text is, its border included; from 3 to 1,000.
  ///   - style: With which signs it is drawn.
  ///   - layingOut: Whether the view is laid out first. Without it the drawing runs no code of the
  ///     app.
  @preconcurrency @MainActor
  public init(of view: UIView, columns: Int = 40, style: Style = .drawn, layingOut: Bool = true) {
    if layingOut { view.layoutIfNeeded() }
    let glyphs = style == .drawn ? ScreenGlyphs.drawn : .plain
    let painter = ScreenPainter(
      of: view, columns: max(3, min(columns, Self.mostColumns)) - 2, glyphs: glyphs)
    let frame = ScreenFrameLines(painter, of: view)
    self.style = style
    lines = frame.lines
    marks = painter.marks.compactMap { $0.moved(down: frame.linesAbove, within: frame.lines.count) }
    list = view.largestScrollView.map(ListSummary.init)
  }

  /// No screen is wider than this in columns.
  private static let mostColumns = 1_000

  /// The drawing: lines, each with a line break behind it.
  public var text: String {
    lines.map { $0 + "\n" }.joined()
  }
}
