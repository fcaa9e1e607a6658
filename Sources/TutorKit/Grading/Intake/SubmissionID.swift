import Foundation

/// Names of submissions as they are used for folders and in reports.
enum SubmissionID {
  /// Makes a name of bytes that is safe on every system, and from which the bytes can be told: text
  /// in the normal form C, in which `%` and two digits stand for what some system does not take in
  /// a name. A name that is too long for that ends in `~` and a number that is its own.
  static func make(of name: [UInt8]) -> String {
    let text = String(validating: name, as: UTF8.self)
    var id =
      text?.precomposedStringWithCanonicalMapping.unicodeScalars.map(encoded).joined()
      ?? name.map { $0 < 0x80 ? encoded(Unicode.Scalar($0)) : escaped($0) }.joined()
    // Windows drops blanks and dots at the end; those at the beginning hide.
    if let last = id.utf8.last, ends.contains(last) { id = id.dropLast() + escaped(last) }
    if let first = id.utf8.first, ends.contains(first) || isDevice(id) {
      id = escaped(first) + id.dropFirst()
    }
    return shortened(id)
  }

  private static let ends = Array(" .".utf8)

  /// Whether Windows takes a name for that of a device, as it does whatever stands behind a dot.
  private static func isDevice(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.trimmingCharacters(in: [" "]).uppercased()
    return ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem)
      || ["COM", "LPT"].contains(stem.prefix(3)) && stem.count == 4
        && stem.last.map("0123456789¹²³".contains) == true
  }

  private static func encoded(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: break
    default:
      if !"%/\\:*?\"<>|".unicodeScalars.contains(scalar) { return String(scalar) }
    }
    return String(scalar).utf8.map(escaped).joined()
  }

  private static func escaped(_ byte: UInt8) -> String { "%" + ShownName.hexadecimal(byte) }

  /// Names have at most 255 bytes, and files are made from them by adding to them.
  private static func shortened(_ id: String) -> String {
    guard id.utf8.count > 200 else { return id }
    var beginning = id
    while beginning.utf8.count > 180 { beginning.removeLast() }
    return beginning + "~" + String(FNV1a.hash(of: id.utf8), radix: 16)
  }
}
