/// A path below a submission, as the bytes that an archive or a folder has for it.
///
/// Linux takes any bytes for a name but `/` and NUL, so a name is no text until it is known to be.
struct SourcePath: Hashable, Comparable, Sendable {
  /// The names of the folders and of the file, none of them empty, `.` or `..`.
  let components: [[UInt8]]

  init(_ components: [[UInt8]]) { self.components = components }

  /// Reads the name of an entry of an archive, and says of one that leads elsewhere why it is
  /// refused. The archive itself, `./`, is a path without components.
  init(entry name: [UInt8]) throws(Refusal) {
    guard !name.isEmpty else { throw .unnamed }
    guard name.count <= Self.longest else { throw .nameTooLong }
    guard !name.contains(0) else { throw .nul }
    guard !name.contains(UInt8(ascii: "\\")) else { throw .backslash }
    guard name.first != UInt8(ascii: "/") else { throw .absolute }
    let parts = name.split(separator: UInt8(ascii: "/")).map(Array.init)
    guard !parts.contains([UInt8]("..".utf8)) else { throw .parent }
    guard parts.allSatisfy({ $0.count <= Self.longestName }) else { throw .nameTooLong }
    if let first = parts.first, first.count == 2, first[1] == UInt8(ascii: ":"),
      UInt8(ascii: "A")...UInt8(ascii: "z") ~= first[0]
    {
      throw .absolute
    }
    components = parts.filter { $0 != [UInt8(ascii: ".")] }
  }

  /// No system has longer paths, in bytes.
  private static let longest = 4096
  /// Nor longer names.
  private static let longestName = 255

  /// The name of an entry, of which no more is kept than shows that it is too long.
  static func kept(_ name: ArraySlice<UInt8>) -> [UInt8] { Array(name.prefix(longest + 1)) }

  static func < (one: Self, other: Self) -> Bool {
    for (name, otherName) in zip(one.components, other.components) where name != otherName {
      return name.lexicographicallyPrecedes(otherName)
    }
    return one.components.count < other.components.count
  }

  static func + (folder: Self, name: [UInt8]) -> Self { Self(folder.components + [name]) }

  /// The path in one piece, as the system takes it.
  var bytes: [UInt8] { Array(components.joined(separator: [UInt8(ascii: "/")])) }

  /// The path as it can be shown.
  var text: String { ShownName.text(of: bytes) }

  func isBelow(_ folder: Self) -> Bool {
    components.count > folder.components.count && components.starts(with: folder.components)
  }
}

/// Names as they can be shown and read back: what cannot be seen, or is no UTF-8, is escaped.
enum ShownName {
  /// How many bytes of a name are shown. Nobody reads more, and no name shall fill a report.
  private static let longest = 512

  static func text(of bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes.prefix(longest)
    // Not within a scalar.
    if bytes.count > longest, let end = rest.lastIndex(where: { $0 & 0xC0 != 0x80 }) {
      rest = rest[..<end]
    }
    while !rest.isEmpty {
      var decoder = UTF8()
      var iterator = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        rest = rest.dropFirst(UTF8.width(scalar))
        text += isShown(scalar) ? String(scalar) : scalar == "\\" ? "\\\\" : escaped(scalar)
      } else {
        text += "\\x" + hexadecimal(rest.removeFirst())
      }
    }
    return bytes.count > longest ? text + "…" : text
  }

  /// Whether a name shows that it has a scalar, and nothing of what stands around it changes.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: scalar != "\\"
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
