import Foundation

/// Draws a view and all it holds onto a canvas.
@MainActor
struct ScreenPainter {
  var canvas: CharacterCanvas
  /// The rows, items, headers and footers that are on the canvas, from the top.
  private(set) var marks: [ScreenRendering.Mark] = []
  /// The lines in which something over the whole width is selected.
  private(set) var selectedLines: Set<Int> = []
  let glyphs: ScreenGlyphs
  private let root: UIView
  private let scale: ScreenScale

  /// Draws a view on a sheet of so many columns.
  init(of root: UIView, columns: Int, glyphs: ScreenGlyphs) {
    self.root = root
    self.glyphs = glyphs
    var screen = root.bounds.drawable
    screen.size.height = min(screen.height, ScreenPainter.longestScreen)
    let edges = ScreenPainter.edges(in: root, root: root, viewport: screen)
    scale = ScreenScale(
      x: ScreenAxis(points: [screen.minX, screen.maxX], cells: 0..<columns),
      y: ScreenAxis(
        edges: edges + [screen.minY, screen.maxY], unit: ScreenScale.pointsPerLine))
    canvas = CharacterCanvas(columns: columns, lines: max(0, scale.y.cell(at: screen.maxY)))
    paint(root, scale: scale, viewport: screen, clip: canvas.area)
    marks.sort { $0.readingOrder < $1.readingOrder }
  }

  /// The longest sheet, in points; what is below is left out.
  private static let longestScreen: CGFloat = 1_000_000

  /// The cells that a view covers.
  func area(of view: UIView) -> CanvasArea {
    scale.area(of: frame(of: view))
  }

  /// The places at which lists and their rows begin and end, as far as they are in sight.
  private static func edges(in view: UIView, root: UIView, viewport: CGRect) -> [CGFloat] {
    var edges: [CGFloat] = []
    var covers: [CGRect] = []
    for subview in view.subviews where subview.isShown {
      let frame = subview.convert(subview.bounds, to: root).drawable.intersection(viewport)
      if let place = subview.listPlace {
        // What is inside a row follows the row.
        guard !frame.isNull else { continue }
        edges += [frame.minY, frame.maxY]
        if place.isPinned { covers.append(frame) }
      } else if subview is UIScrollView {
        guard !frame.isNull else { continue }
        edges += [frame.minY, frame.maxY]
        edges += self.edges(in: subview, root: root, viewport: frame)
      } else {
        edges += self.edges(in: subview, root: root, viewport: viewport)
      }
    }
    // Rows that begin or end behind a header that stays in place take no line from it.
    return edges.filter { edge in !covers.contains { $0.minY < edge && edge < $0.maxY } }
  }

  func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: root).drawable
  }

  /// Draws what a view holds: its own content first, then the lists and rows in it, and over the
  /// rows what stays in place while they move.
  private mutating func paint(
    _ view: UIView, scale: ScreenScale, viewport: CGRect, clip: CanvasArea
  ) {
    let (leaves, parts) = content(of: view, scale: scale)
    for (index, leaf) in leaves.enumerated() {
      if let place = placeBeside(leaf, coveredBy: leaves[(index + 1)...], clip: clip) {
        canvas.write(place.text, at: place.column, line: place.line, clip: clip)
      } else {
        paint(leaf, among: leaves, clip: clip)
      }
    }
    let isCell = { (part: UIView) in part.listPlace?.role == .cell }
    for part in parts.filter(isCell) + parts.filter({ !isCell($0) }) {
      let frame = self.frame(of: part)
      if part.listPlace != nil {
        let area = area(of: frame, scale: scale, viewport: viewport)
        paintRow(part, area: area, scale: scale, clip: clip)
      } else {
        paint(
          part, scale: scale, viewport: viewport.intersection(frame),
          clip: clip.intersection(scale.area(of: frame)))
      }
    }
  }

  /// The whole area of a row, of which a part may be beyond the edge of its list. The scale is for
  /// what is in sight: the lines of the rest follow from its height.
  private func area(of frame: CGRect, scale: ScreenScale, viewport: CGRect) -> CanvasArea {
    var area = scale.area(of: frame)
    let height = max(1, Int((frame.height / ScreenScale.pointsPerLine).rounded()))
    if frame.minY < viewport.minY, frame.maxY <= viewport.maxY {
      let end = area.lines.upperBound
      area.lines = min(scale.y.cell(at: viewport.minY), end - height)..<end
    } else if frame.maxY > viewport.maxY, frame.minY >= viewport.minY {
      let start = area.lines.lowerBound
      area.lines = start..<max(scale.y.cell(at: viewport.maxY), start + height)
    }
    return area
  }

  private mutating func paintRow(
    _ row: UIView, area: CanvasArea, scale: ScreenScale, clip: CanvasArea
  ) {
    let clip = clip.intersection(area)
    guard !clip.isEmpty else { return }
    canvas.erase(clip)
    let frame = self.frame(of: row)
    let inner = hasBox(row, area: area) ? area.inside : area
    paint(
      row, scale: scale.inside(frame, of: inner), viewport: frame, clip: clip.intersection(inner))
    finish(row, area: area, clip: clip)
    if let mark = ScreenRendering.Mark(row, area: clip) { marks.append(mark) }
    if row.isSelectedRow, isRow(row, area: area) { selectedLines.formUnion(clip.lines) }
  }

  /// Draws what is not a view of its own: separators, signs, rules and boxes.
  private mutating func finish(_ row: UIView, area: CanvasArea, clip: CanvasArea) {
    switch row.listPlace?.role {
    case .header:
      let rule = row.listPlace?.isPinned == true ? glyphs.stickyHeader : glyphs.header
      let line = clip.lines.first { !canvas.isBlank(clip.columns, line: $0) }
      canvas.fillBlanks(clip.columns, line: line ?? clip.lines.lowerBound, with: rule)
    case .cell:
      if isRow(row, area: area) {
        if let cell = row as? UITableViewCell { paintSigns(of: cell, area: area, clip: clip) }
        paintSeparator(below: row, area: area, clip: clip)
      } else {
        paintBox(of: row, area: area, clip: clip)
      }
    case .footer, .supplementary, .none: break
    }
  }

  /// Whether a cell is a row, and not an item of a grid.
  private func isRow(_ cell: UIView, area: CanvasArea) -> Bool {
    (cell as? UICollectionViewListCell)?.listItem != nil
      || area.columns.count * 10 >= canvas.columns * 9
  }

  /// Draws the accessory and the signs of editing, which are no views.
  private mutating func paintSigns(
    of cell: UITableViewCell, area: CanvasArea, clip: CanvasArea
  ) {
    let line = middleLine(of: area)
    if let sign = editSign(of: cell) {
      canvas.write(sign, at: area.columns.lowerBound + 1, line: line, clip: clip)
    }
    var signs: [String] = []
    if cell.currentAccessoryView == nil {
      switch cell.currentAccessoryType {
      case .none: break
      case .disclosureIndicator: signs = [glyphs.disclosure]
      case .detailDisclosureButton: signs = [glyphs.detail, glyphs.disclosure]
      case .checkmark: signs = [glyphs.checkmark]
      case .detailButton: signs = [glyphs.detail]
      }
    }
    if cell.showsReorderSign { signs.append(glyphs.reorder) }
    let text = signs.joined(separator: " ")
    let column = area.columns.upperBound - 1 - TextMetric.columns(of: text)
    canvas.write(text, at: column, line: line, clip: clip)
  }

  /// The sign at the left of a row that is edited.
  private func editSign(of cell: UITableViewCell) -> String? {
    guard cell.showsEditingSigns else { return nil }
    if cell.signs.selectsSeveral { return cell.isSelected ? glyphs.selected : glyphs.unselected }
    switch cell.signs.style {
    case .none: return nil
    case .delete: return glyphs.delete
    case .insert: return glyphs.insert
    }
  }

  /// The line of a row in which a text stands that is alone in it.
  private func middleLine(of area: CanvasArea) -> Int {
    area.lines.lowerBound + (area.lines.count - 1) / 2
  }

  private mutating func paintSeparator(below row: UIView, area: CanvasArea, clip: CanvasArea) {
    guard let separator = glyphs.separator, let inset = row.leftSeparatorInset,
      let line = area.lines.last, area.lines.count > 1, clip.lines.contains(line),
      canvas.isBlank(clip.columns, line: line)
    else { return }
    let first = scale.x.cell(at: frame(of: row).minX + inset)
    canvas.fillBlanks(
      max(first, clip.columns.lowerBound)..<max(first, clip.columns.upperBound), line: line,
      with: separator)
  }

  /// Whether there is room for a box around an item of a grid.
  private func hasBox(_ row: UIView, area: CanvasArea) -> Bool {
    glyphs.box != nil && row.listPlace?.role == .cell && !isRow(row, area: area)
      && area.lines.count > 2 && area.columns.count > 3
  }

  private mutating func paintBox(of row: UIView, area: CanvasArea, clip: CanvasArea) {
    if hasBox(row, area: area), let box = row.isSelectedRow ? glyphs.selectedBox : glyphs.box {
      canvas.draw(box, around: area, clip: clip)
    } else if row.isSelectedRow {
      canvas.write(
        String(glyphs.selectionMark), at: area.columns.lowerBound, line: clip.lines.lowerBound,
        clip: clip)
    }
  }
}
