import Foundation

/// Where a point of the screen falls on a canvas.
struct ScreenScale {
  /// How many points a line of text stands for: half a standard row, so that such a row has a line
  /// for its text and one for its separator.
  static let pointsPerLine: CGFloat = 22

  var x: ScreenAxis
  var y: ScreenAxis

  /// The cells that a rectangle covers.
  func area(of rect: CGRect) -> CanvasArea {
    CanvasArea(
      columns: x.cell(at: rect.minX)..<max(x.cell(at: rect.minX), x.cell(at: rect.maxX)),
      lines: y.cell(at: rect.minY)..<max(y.cell(at: rect.minY), y.cell(at: rect.maxY)))
  }

  /// The scale inside a row or item: what it shows stands the same in all of them, wherever the
  /// edges of the row happen to fall.
  func inside(_ rect: CGRect, of area: CanvasArea) -> ScreenScale {
    ScreenScale(
      x: ScreenAxis(points: [rect.minX, rect.maxX], cells: area.columns),
      y: ScreenAxis(points: [rect.minY, rect.maxY], cells: area.lines))
  }
}

/// One direction of a scale: points that have a place in cells, and straight lines between them.
struct ScreenAxis {
  private let points: [CGFloat]
  private let cells: [Int]

  init(points: [CGFloat], cells: Range<Int>) {
    self.points = points
    self.cells = [cells.lowerBound, cells.upperBound]
  }

  /// An axis that gives things of equal length an equal number of cells.
  ///
  /// - Parameters:
  ///   - edges: Where things begin and end.
  ///   - unit: The length of a cell. What is shorter than a quarter of it gets no cell, and what is
  ///     longer gets at least one.
  init(edges: [CGFloat], unit: CGFloat) {
    var points: [CGFloat] = []
    var cells: [Int] = []
    for edge in edges.sorted() {
      guard let last = points.last, let cell = cells.last else {
        points.append(edge)
        cells.append(0)
        continue
      }
      guard edge > last else { continue }
      let length = (edge - last) / unit
      points.append(edge)
      cells.append(cell + (length < 0.25 ? 0 : max(1, Int(length.rounded()))))
    }
    (self.points, self.cells) = (points, cells)
  }

  /// The cell boundary that is nearest to a point.
  func cell(at point: CGFloat) -> Int {
    Int(max(-Self.farthestCell, min(position(of: point), Self.farthestCell)).rounded())
  }

  /// What is further away than this is out of sight.
  private static let farthestCell: CGFloat = 1_000_000

  /// Where a point falls, in cells and parts of them. Points outside go on as the outermost part
  /// does.
  func position(of point: CGFloat) -> CGFloat {
    guard points.count > 1 else { return 0 }
    let next = points.firstIndex { $0 > point } ?? points.endIndex - 1
    let upper = max(next, 1)
    let (from, to) = (points[upper - 1], points[upper])
    let share = to > from ? (point - from) / (to - from) : 0
    return CGFloat(cells[upper - 1]) + share * CGFloat(cells[upper] - cells[upper - 1])
  }
}

extension CGRect {
  /// The rectangle as far as one can reckon with it: nothing is endless, and what is no number is
  /// nothing.
  var drawable: CGRect {
    func place(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : max(-1e12, min(value, 1e12))
    }
    let (left, top) = (place(minX), place(minY))
    return CGRect(x: left, y: top, width: place(maxX) - left, height: place(maxY) - top)
  }
}
