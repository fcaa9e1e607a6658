/// What systems and tools leave in folders and archives, and nobody hands in on purpose.
enum Litter {
  /// Whether a file or a folder of this name is passed over, with all that is in it. Hidden ones are:
  /// `.git`, `.build`, `.DS_Store`, and the `._` files of a Mac; a check does not see them, either.
  static func has(_ name: [UInt8]) -> Bool {
    name.first == UInt8(ascii: ".") || name.last == UInt8(ascii: "~") || names.contains(name)
  }

  /// Whether something of this name, among submissions, was left there by a system or a tool. What else
  /// is hidden may be somebody's work.
  static func isOfTools(_ name: [UInt8]) -> Bool {
    name.starts(with: "._".utf8) || names.contains(name) || hiddenNames.contains(name)
  }

  private static let names = Set(
    ["__MACOSX", "Thumbs.db", "desktop.ini"].map { Array($0.utf8) })
  private static let hiddenNames = Set(
    [".DS_Store", ".git", ".gitignore", ".gitkeep", ".directory"].map { Array($0.utf8) })
}
