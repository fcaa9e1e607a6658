/// Writes a table as RFC 4180 wants it: every row with as many cells, each row ended by CR and LF.
struct CSVWriter {
  private(set) var text = ""

  /// A cell, by who wrote what is in it.
  enum Cell {
    /// The grader: numbers and fixed words.
    case own(String)
    /// Somebody else. A spreadsheet must not take it for a formula.
    case foreign(String)
    /// The grader, always in quotes.
    case quoted(String)
  }

  mutating func row(_ cells: [Cell]) {
    text += cells.map(Self.written).joined(separator: ",") + "\r\n"
  }

  private static func written(_ cell: Cell) -> String {
    switch cell {
    case .own(let text): needsQuotes(text) ? quoted(text) : text
    case .quoted(let text): quoted(text)
    case .foreign(let text): written(.own(isFormula(text) ? "'\(text)" : text))
    }
  }

  /// Scalars are looked at, not characters: an accent behind a mark would hide it.
  private static func isFormula(_ text: String) -> Bool {
    text.unicodeScalars.first.map { ["=", "+", "-", "@", "\t", "\r"].contains($0) } ?? false
  }

  private static func needsQuotes(_ text: String) -> Bool {
    text.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.escaping { $0 == "\"" ? "\"\"" : nil })\""
  }
}
