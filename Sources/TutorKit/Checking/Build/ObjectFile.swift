import Foundation

/// The symbols of an object file, and the names of its parts, in the form of Linux: ELF, of 64 bits, the
/// lowest byte first.
struct ObjectFile {
  struct Symbol {
    var name: String
    /// Whether the file has what the symbol stands for, and does not only ask for it.
    var isDefined: Bool
    /// Whether it is seen by other files and by libraries, and may take the place of what they have.
    var isSeen: Bool
  }

  let symbols: [Symbol]
  /// The names of its parts.
  let sections: Set<String>

  /// Reads a file; nil if it cannot be read, or is of another form.
  init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data)
  }

  init?(_ data: Data) {
    guard data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    let bytes = [UInt8](data)
    guard let sections = Section.all(in: bytes) else { return nil }
    var symbols: [Symbol] = []
    for table in sections where table.kind == .symbols {
      guard sections.indices.contains(table.link),
        let entries = Self.symbols(table, names: sections[table.link], in: bytes)
      else { return nil }
      symbols += entries
    }
    self.symbols = symbols
    self.sections = Self.names(of: sections, in: bytes)
  }

  /// The names of the parts. They are in the part that the file's head says; where that is not one, no
  /// linker takes the file.
  private static func names(of sections: [Section], in bytes: [UInt8]) -> Set<String> {
    guard let stated = bytes.number(at: 0x3E, bytes: 2),
      let index = stated == 0xFFFF ? sections.first?.link : stated,
      sections.indices.contains(index), sections[index].isWithin(bytes)
    else { return [] }
    let table = sections[index]
    let text = bytes[table.offset..<table.offset + table.size]
    return Set(sections.filter { $0.name < table.size }.map { name(at: $0.name, in: text) })
  }

  /// The text that begins at a place and ends before the next zero.
  private static func name(at place: Int, in text: ArraySlice<UInt8>) -> String {
    String(decoding: text[(text.startIndex + place)...].prefix { $0 != 0 }, as: UTF8.self)
  }

  private static let entrySize = 24

  private static func symbols(
    _ table: Section, names: Section, in bytes: [UInt8]
  ) -> [Symbol]? {
    guard table.isWithin(bytes), names.isWithin(bytes) else { return nil }
    let text = bytes[names.offset..<names.offset + names.size]
    return stride(from: 0, to: table.size - table.size % entrySize, by: entrySize).compactMap {
      let entry = table.offset + $0
      guard let name = bytes.number(at: entry, bytes: 4), name > 0, name < names.size,
        let section = bytes.number(at: entry + 6, bytes: 2)
      else { return nil }
      let (isLocal, visibility) = (bytes[entry + 4] >> 4 == 0, bytes[entry + 5] & 3)
      return Symbol(
        name: Self.name(at: name, in: text), isDefined: section != 0,
        isSeen: !isLocal && (visibility == 0 || visibility == 3))
    }
  }
}

/// A part of an object file, as its list of parts tells of it.
private struct Section {
  enum Kind: Int {
    case symbols = 2
  }

  var kind: Kind?
  /// Where its name begins among the names of parts.
  var name: Int
  var offset: Int
  var size: Int
  /// The number of the part that belongs to it: of a list of symbols, that of their names.
  var link: Int

  func isWithin(_ bytes: [UInt8]) -> Bool {
    offset <= bytes.count && size <= bytes.count - offset
  }

  static func all(in bytes: [UInt8]) -> [Section]? {
    guard let start = bytes.number(at: 0x28, bytes: 8),
      let stride = bytes.number(at: 0x3A, bytes: 2), stride >= 64,
      let stated = bytes.number(at: 0x3C, bytes: 2)
    else { return nil }
    func section(_ index: Int) -> Section? {
      let place = start + index * stride
      guard let name = bytes.number(at: place, bytes: 4),
        let kind = bytes.number(at: place + 4, bytes: 4),
        let offset = bytes.number(at: place + 0x18, bytes: 8),
        let size = bytes.number(at: place + 0x20, bytes: 8),
        let link = bytes.number(at: place + 0x28, bytes: 4)
      else { return nil }
      return Section(
        kind: Kind(rawValue: kind), name: name, offset: offset, size: size, link: link)
    }
    // Where there are too many for its field, the first part's size is their number.
    guard start < bytes.count, let count = stated > 0 ? stated : section(0)?.size,
      count <= bytes.count / stride
    else { return nil }
    var sections: [Section] = []
    for index in 0..<count {
      guard let section = section(index) else { return nil }
      sections.append(section)
    }
    return sections
  }
}
