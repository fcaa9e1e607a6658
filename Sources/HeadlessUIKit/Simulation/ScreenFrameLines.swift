/// The lines of a drawing with what stands around it: the border, the title, the scroll bar, the
/// signs of selection.
@MainActor
struct ScreenFrameLines {
  /// The lines of the whole drawing.
  let lines: [String]
  /// How many of them stand above the screen's own.
  let linesAbove: Int

  init(_ painter: ScreenPainter, of view: UIView) {
    let canvas = painter.canvas
    let all = canvas.area.lines
    let last = all.last { !canvas.isBlank(canvas.area.columns, line: $0) || painter.isMarked($0) }
    let shown = all.lowerBound..<(last ?? all.lowerBound - 1) + 1
    guard let border = painter.glyphs.border else {
      let mark = String(painter.glyphs.selectionMark)
      lines = shown.map { line in
        (painter.selectedLines.contains(line) ? mark : " ") + " " + canvas.text(ofLine: line)
      }
      linesAbove = 0
      return
    }
    let thumb = painter.thumbLines(of: view)
    var content: [String] = shown.map { line in
      let left = painter.selectedLines.contains(line) ? border.selected : border.vertical
      let right = thumb.contains(line) ? border.thumb : border.vertical
      return "\(left)\(canvas.text(ofLine: line))\(right)"
    }
    if content.isEmpty {
      let text = Self.centred("(nothing)", columns: canvas.columns)
      content = ["\(border.vertical)\(text)\(border.vertical)"]
    }
    let top = Self.top(border, title: view.screenTitle, columns: canvas.columns)
    let rule = String(repeating: border.horizontal, count: canvas.columns)
    lines = [top] + content + ["\(border.bottomLeft)\(rule)\(border.bottomRight)"]
    linesAbove = 1
  }

  /// The upper border, with the screen's title in it.
  private static func top(_ border: ScreenGlyphs.Border, title: String?, columns: Int) -> String {
    var rule = CharacterCanvas(columns: columns, lines: 1)
    let clip = CanvasArea(columns: 2..<max(2, columns - 2), lines: 0..<1)
    rule.write(title ?? "", at: 2, line: 0, clip: clip)
    rule.fillBlanks(0..<columns, line: 0, with: border.horizontal)
    return String(border.topLeft) + rule.text(ofLine: 0) + String(border.topRight)
  }

  private static func centred(_ text: String, columns: Int) -> String {
    var line = CharacterCanvas(columns: columns, lines: 1)
    line.write(text, at: max(0, (columns - text.count) / 2), line: 0, clip: line.area)
    return line.text(ofLine: 0)
  }
}

extension ScreenPainter {
  /// Whether a row or item takes up a line, be it blank or not.
  fileprivate func isMarked(_ line: Int) -> Bool {
    marks.contains { $0.lines.contains(line) }
  }

  /// The lines beside which the scroll bar stands; none when all content is in sight.
  fileprivate func thumbLines(of view: UIView) -> Range<Int> {
    guard let list = view.largestScrollView else { return 0..<0 }
    let lines = area(of: list).lines
    let state = ScreenRendering.ListSummary(list)
    guard state.contentLength > state.visibleLength, !lines.isEmpty else { return 0..<0 }
    let share = { (length: Double) in length / state.contentLength * Double(lines.count) }
    let length = max(1, Int(share(state.visibleLength).rounded()))
    let first = Int(share(max(0, state.offset)).rounded())
    let start = lines.lowerBound + min(first, lines.count - length)
    return start..<start + length
  }
}

extension UIView {
  /// The largest scroll view on the screen: this view or one below it, but not one in another.
  var largestScrollView: UIScrollView? {
    if let list = self as? UIScrollView { return list }
    return subviews.filter(\.isShown).compactMap(\.largestScrollView).max {
      $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height
    }
  }

  /// The title of the controller whose view this is or holds.
  var screenTitle: String? {
    viewController?.title ?? subviews.lazy.compactMap(\.screenTitle).first
  }
}
