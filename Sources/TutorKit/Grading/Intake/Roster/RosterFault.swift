/// Why a roster cannot be read.
enum RosterFault: Error, Equatable, Sendable {
  /// It has no line that says what its columns are.
  case empty
  case notUTF8(offset: Int)
  case quoteOpen(line: Int)
  case textBehindQuote(line: Int)
  /// None of the columns says who a student is.
  case noIDColumn(found: [String])
  case tooManyFields(line: Int, expected: Int)
  case noID(line: Int, column: String)
  case sameID(String, lines: [Int])

  /// What is wrong, and what to do, in sentences for an instructor.
  var sentence: String {
    switch self {
    case .empty:
      "The roster is empty. Its first line names the columns, one of them id."
    case .notUTF8(let offset):
      "The roster is not UTF-8 from offset \(offset) on. Save it as “CSV UTF-8”."
    case .quoteOpen(let line):
      "The quote that opens in line \(line) of the roster is never closed."
    case .textBehindQuote(let line):
      "In line \(line) of the roster something follows a closing quote. Double the quotes within it."
    case .noIDColumn(let found):
      "No column of the roster says who a student is: it has \(found.listed). "
        + "Name one id, username, login or email."
    case .tooManyFields(let line, let expected):
      "Line \(line) of the roster has more than the \(expected) columns of its first line. "
        + "Put quotes around what has a comma in it."
    case .noID(let line, let column):
      "Line \(line) of the roster has nothing in the column \(column)."
    case .sameID(let id, let lines):
      "The roster has \(id) more than once, in lines \(lines.map(String.init).listed)."
    }
  }
}
