/// Reads tables of comma-separated values (RFC 4180): quotes, line breaks of any kind, a byte order
/// mark. Where the first line has more semicolons or tabs than commas, those separate.
struct CSVReader {
  /// One line of the table, which may go over several of the file.
  struct Row: Equatable {
    /// The line of the file that it begins in, from 1.
    let line: Int
    let fields: [String]
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1

  /// Reads all rows but empty ones. Takes time proportional to the size.
  static func rows(of bytes: [UInt8]) throws(RosterFault) -> [Row] {
    if let note = TextCheck.note(of: bytes, path: "") {
      switch note {
      case .notUTF8(_, let offset): throw .notUTF8(offset: offset)
      case .binary(_, let offset): throw .notUTF8(offset: offset)
      default: throw .empty
      }
    }
    var reader = CSVReader(bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes)
    var rows: [Row] = []
    while reader.position < reader.bytes.count {
      let row = try reader.row()
      if row.fields != [""] { rows.append(row) }
    }
    return rows
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let quote = UInt8(ascii: "\"")

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let line = bytes.prefix { !Self.isLineBreak($0) }
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in line {
      if byte == Self.quote { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let candidates = ",;\t".utf8
    // Of as many, the first.
    separator =
      candidates.reversed().max { counts[$0] ?? 0 < counts[$1] ?? 0 } ?? UInt8(ascii: ",")
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func row() throws(RosterFault) -> Row {
    let first = line
    var fields: [String] = []
    while true {
      fields.append(try field())
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    if position < bytes.count { skipLineBreak() }
    return Row(line: first, fields: fields)
  }

  private mutating func field() throws(RosterFault) -> String {
    guard position < bytes.count, bytes[position] == Self.quote else {
      let field = bytes[position...].prefix { $0 != separator && !Self.isLineBreak($0) }
      position = field.endIndex
      return String(decoding: field, as: UTF8.self)
    }
    let first = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte != Self.quote {
        if byte == UInt8(ascii: "\n") { line += 1 }
        content.append(byte)
      } else if position < bytes.count, bytes[position] == Self.quote {
        content.append(byte)
        position += 1
      } else {
        guard
          position == bytes.count || bytes[position] == separator
            || Self.isLineBreak(bytes[position])
        else { throw .textBehindQuote(line: line) }
        return String(decoding: content, as: UTF8.self)
      }
    }
    throw .quoteOpen(line: first)
  }

  private mutating func skipLineBreak() {
    let isPair =
      bytes[position] == UInt8(ascii: "\r") && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "\n")
    position += isPair ? 2 : 1
    line += 1
  }
}
