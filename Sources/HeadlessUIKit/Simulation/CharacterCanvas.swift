/// A rectangle of a canvas, in columns and lines.
struct CanvasArea: Equatable {
  var columns: Range<Int>
  var lines: Range<Int>

  var isEmpty: Bool { columns.isEmpty || lines.isEmpty }

  /// The area without its outermost cells.
  var inside: CanvasArea {
    CanvasArea(columns: columns.dropFirst().dropLast(), lines: lines.dropFirst().dropLast())
  }

  func intersection(_ other: CanvasArea) -> CanvasArea {
    CanvasArea(
      columns: columns.clamped(to: other.columns), lines: lines.clamped(to: other.lines))
  }
}

/// A sheet of character cells. A wide character takes two of them.
struct CharacterCanvas {
  private enum Cell: Equatable {
    case blank
    case character(Character)
    /// The right half of the wide character to the left.
    case rightHalf
  }

  let columns: Int
  private var cells: [[Cell]]

  init(columns: Int, lines: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: .blank, count: columns), count: lines)
  }

  /// The whole sheet.
  var area: CanvasArea { CanvasArea(columns: 0..<columns, lines: cells.indices) }

  /// Writes a text into a line, from a column on. What lies outside `clip` is left out.
  mutating func write(_ text: some StringProtocol, at column: Int, line: Int, clip: CanvasArea) {
    let clip = clip.intersection(area)
    guard clip.lines.contains(line) else { return }
    var column = column
    for character in text {
      let width = TextMetric.columns(of: String(character))
      let last = column + max(width, 1) - 1
      if width > 0, clip.columns.contains(column), clip.columns.contains(last) {
        put(character, width: width, at: column, line: line)
      }
      column += width
    }
  }

  /// Makes an area blank.
  mutating func erase(_ area: CanvasArea) {
    let area = area.intersection(self.area)
    for line in area.lines {
      for column in area.columns { clear(column, line: line) }
    }
  }

  /// Whether nothing is written in a part of a line.
  func isBlank(_ columns: Range<Int>, line: Int) -> Bool {
    cells[line][columns.clamped(to: area.columns)].allSatisfy { $0 == .blank }
  }

  /// Draws a rule where a part of a line is blank, and keeps one column from what is written there.
  mutating func fillBlanks(_ columns: Range<Int>, line: Int, with rule: Character) {
    guard cells.indices.contains(line) else { return }
    let columns = columns.clamped(to: area.columns)
    let old = cells[line]
    for column in columns where old[column] == .blank {
      let neighbours = [column - 1, column + 1].filter(columns.contains)
      if neighbours.allSatisfy({ old[$0] == .blank }) {
        put(rule, width: 1, at: column, line: line)
      }
    }
  }

  /// The text of a line, as wide as the sheet.
  func text(ofLine line: Int) -> String {
    cells[line].reduce(into: "") { text, cell in
      switch cell {
      case .blank: text.append(" ")
      case .character(let character): text.append(character)
      case .rightHalf: break
      }
    }
  }

  private mutating func put(_ character: Character, width: Int, at column: Int, line: Int) {
    for covered in column..<(column + width) { clear(covered, line: line) }
    // A space covers what was there and is blank itself.
    guard character != " " else { return }
    cells[line][column] = .character(character)
    if width == 2 { cells[line][column + 1] = .rightHalf }
  }

  /// Makes a cell blank, and the other half of a wide character with it.
  private mutating func clear(_ column: Int, line: Int) {
    if cells[line][column] == .rightHalf { cells[line][column - 1] = .blank }
    if column + 1 < columns, cells[line][column + 1] == .rightHalf {
      cells[line][column + 1] = .blank
    }
    cells[line][column] = .blank
  }
}
