/// What a person sees: the screen of a terminal, made from the bytes that a program writes.
///
/// ```swift
/// var screen = TerminalScreen(rows: 2, columns: 10)
/// screen.feed("one\r\ntwo\u{1B}[1G2".utf8)
/// screen.lines  // ["one", "2wo"]
/// ```
struct TerminalScreen {
  let rows: Int
  let columns: Int
  /// The lines that left the screen at its top, oldest first.
  private(set) var scrolledOff: [String] = []
  /// The lines that were too long, up to the edge at which the terminal broke them.
  private(set) var brokenLines: [String] = []
  /// The sequences that this terminal does not know.
  private(set) var unknown: [TerminalAction] = []
  private(set) var row = 0
  /// The place that the next character takes; `columns` when the line is full.
  private(set) var column = 0
  private(set) var grid: [[TerminalCell]]
  private var brush = TerminalCell.blank
  private var saved = (row: 0, column: 0)
  private var joinsNext = false
  /// Whether the cursor's line began at the edge of the one above.
  private var isContinued = false
  /// The screen behind a program, such as a pager, that has one of its own.
  private var behind: (grid: [[TerminalCell]], row: Int, column: Int)?
  private var parser = TerminalParser()

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    grid = Self.blankGrid(rows, columns)
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      for action in parser.take(byte) { perform(action) }
    }
  }

  /// The screen's lines, without blanks at their ends.
  var lines: [String] { grid.map(Self.text(of:)) }

  /// All lines since the beginning, down to the last one on the screen that is not empty.
  var transcript: [String] {
    var all = scrolledOff + lines
    while all.last == "" { all.removeLast() }
    return all
  }

  /// The place of the cursor's line in the transcript.
  var absoluteRow: Int { scrolledOff.count + row }

  /// Whether a program has taken the screen for itself.
  var isTaken: Bool { behind != nil }

  /// The cells of the first place on the screen that shows `text`, or nil.
  func cells(showing text: String) -> ArraySlice<TerminalCell>? {
    for line in grid {
      for start in line.indices where text.hasPrefix(line[start].text) {
        var end = start
        var found = ""
        while end < line.count, found.count < text.count {
          found += line[end].text
          end += 1
        }
        if found == text { return line[start..<end] }
      }
    }
    return nil
  }

  private static func text(of line: [TerminalCell]) -> String {
    var text = line.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func blankGrid(_ rows: Int, _ columns: Int) -> [[TerminalCell]] {
    Array(repeating: Array(repeating: .blank, count: columns), count: rows)
  }
}

// MARK: - Actions

extension TerminalScreen {
  private mutating func perform(_ action: TerminalAction) {
    switch action {
    case .print(let scalar): show(scalar)
    case .control(let byte): control(byte)
    case .escape(let byte): escape(byte, action)
    case .command(let text): command(text, action)
    case .sequence(let final, let parameters, isPrivate: false):
      sequence(Character(Unicode.Scalar(final)), parameters, action)
    case .sequence(let final, let parameters, isPrivate: true):
      mode(parameters.first.flatMap(\.self), isOn: final == UInt8(ascii: "h"), action)
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    let width = scalar.terminalWidth
    if width == 0 || joinsNext {
      joinsNext = scalar == "\u{200D}"
      var place = min(column, columns) - 1
      if place > 0, grid[row][place].text.isEmpty { place -= 1 }
      if place >= 0 { grid[row][place].text.unicodeScalars.append(scalar) }
      return
    }
    if column + width > columns {
      if !isContinued { brokenLines.append(Self.text(of: grid[row])) }
      column = 0
      lineFeed()
      isContinued = true
    }
    var cell = brush
    cell.text = String(Character(scalar))
    put(cell, at: column)
    if width == 2 {
      cell.text = ""
      put(cell, at: column + 1)
    }
    column += width
  }

  /// Half of a wide character that is written over leaves a blank.
  private mutating func put(_ cell: TerminalCell, at place: Int) {
    if grid[row][place].text.isEmpty, !cell.text.isEmpty, place > 0 {
      grid[row][place - 1] = .blank
    }
    if place + 1 < columns, grid[row][place + 1].text.isEmpty { grid[row][place + 1] = .blank }
    grid[row][place] = cell
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: column = max(0, min(column, columns - 1) - 1)
    case 0x09: column = min((column / 8 + 1) * 8, columns - 1)
    case 0x0A, 0x0B, 0x0C:
      lineFeed()
      isContinued = false
    case 0x0D: column = 0
    default: break
    }
  }

  private mutating func lineFeed() {
    if row == rows - 1 { scrollUp() } else { row += 1 }
  }

  private mutating func scrollUp() {
    let line = grid.removeFirst()
    if !isTaken { scrolledOff.append(Self.text(of: line)) }
    grid.append(Array(repeating: .blank, count: columns))
  }

  private mutating func escape(_ byte: UInt8, _ action: TerminalAction) {
    switch Character(Unicode.Scalar(byte)) {
    case "M" where row == 0:
      grid.removeLast()
      grid.insert(Array(repeating: .blank, count: columns), at: 0)
    case "M": row -= 1
    case "7": saved = (row, column)
    case "8": (row, column) = saved
    case "=", ">", "\\": break
    default: unknown.append(action)
    }
  }

  private mutating func command(_ text: String, _ action: TerminalAction) {
    let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 3, parts[0] == "8" {
      brush.link = parts[2].isEmpty ? nil : String(parts[2])
    } else if parts.first != "0", parts.first != "2" {  // Those name the window.
      unknown.append(action)
    }
  }

  private mutating func mode(_ number: Int?, isOn: Bool, _ action: TerminalAction) {
    switch number {
    case 1049, 47:
      if isOn, behind == nil {
        behind = (grid, row, column)
        grid = Self.blankGrid(rows, columns)
      } else if !isOn, let old = behind {
        (grid, row, column) = old
        behind = nil
      }
    case 1, 7, 12, 25, 2004: break
    default: unknown.append(action)
    }
  }

  private mutating func sequence(
    _ final: Character, _ parameters: [Int?], _ action: TerminalAction
  ) {
    let first = parameters.first.flatMap(\.self)
    let count = max(first ?? 1, 1)
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, min(column, columns - 1) - count)
    case "E": (row, column) = (min(rows - 1, row + count), 0)
    case "F": (row, column) = (max(0, row - count), 0)
    case "G": column = min(columns, count) - 1
    case "d": row = min(rows, count) - 1
    case "H", "f":
      let second = parameters.count > 1 ? parameters[1] ?? 1 : 1
      (row, column) = (min(rows, count) - 1, min(columns, max(second, 1)) - 1)
    case "J": eraseScreen(first ?? 0)
    case "K": eraseLine(first ?? 0)
    case "X": erase(row, column..<min(columns, column + count))
    case "P":
      for _ in 0..<min(count, columns - column) {
        grid[row].remove(at: column)
        grid[row].append(.blank)
      }
    case "@":
      for _ in 0..<min(count, columns - column) {
        grid[row].insert(.blank, at: column)
        grid[row].removeLast()
      }
    case "m": setAttributes(parameters.map { $0 ?? 0 })
    case "s": saved = (row, column)
    case "u": (row, column) = saved
    case "l", "h",
      "r" where parameters.isEmpty:
      break
    default: unknown.append(action)
    }
  }

  private mutating func setAttributes(_ parameters: [Int]) {
    for parameter in parameters.isEmpty ? [0] : parameters {
      if parameter == 0 { brush.attributes = [] } else { brush.attributes.append(parameter) }
    }
  }

  private mutating func erase(_ row: Int, _ places: Range<Int>) {
    for place in places { grid[row][place] = .blank }
  }

  private mutating func eraseLine(_ part: Int) {
    let place = min(column, columns - 1)
    erase(row, part == 0 ? place..<columns : part == 1 ? 0..<(place + 1) : 0..<columns)
  }

  private mutating func eraseScreen(_ part: Int) {
    if part == 0 || part == 1 { eraseLine(part) }
    let others = part == 0 ? (row + 1)..<rows : part == 1 ? 0..<row : 0..<rows
    for row in others { erase(row, 0..<columns) }
  }
}
