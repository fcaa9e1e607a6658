/// What systems and tools leave in folders and archives, and nobody hands in on purpose.
enum Litter {
  /// Whether a file or a folder of this name is passed over, with all that is in it. Hidden ones are:
  /// `.git`, `.build`, `.DS_Store`, and the `._` files of a Mac; a check does not see them, either.
  static func has(_ name: [UInt8]) -> Bool {
    name.first == UInt8(ascii: ".") || name.last == UInt8(ascii: "~") || names.contains(name)
  }

  private static let names = Set(
    ["__MACOSX", "Thumbs.db", "desktop.ini"].map { Array($0.utf8) })
}
