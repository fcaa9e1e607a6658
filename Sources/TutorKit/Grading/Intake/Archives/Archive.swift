/// Opens an archive as what its bytes say it is, whatever its name says.
enum Archive {
  static func open(
    _ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveFault) -> any FileSource {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limits.archive else { throw .archiveTooLarge(limit: limits.archive) }
    if GzipStream.isBegun(by: bytes) {
      let content = try GzipStream.unpack(bytes, limits: limits)
      // An archive without files is two empty blocks.
      guard TarHeader.isHeader(content) || content.starts(with: repeatElement(0, count: 1024))
      else { throw .otherFormat("one file, compressed by gzip") }
      return try TarArchive(content, limits: limits)
    }
    if TarHeader.isHeader(bytes) { return try TarArchive(bytes, limits: limits) }
    if let known = formats.first(where: { bytes.starts(with: $0.begin) }) {
      throw .otherFormat(known.name)
    }
    if bytes.starts(with: [0x50, 0x4B, 7, 8]) { throw .split }
    // One that unpacks itself begins with a program.
    guard ZipArchive.isBegun(by: bytes) || bytes.starts(with: "MZ".utf8) else {
      throw .unknownFormat
    }
    return try ZipArchive(bytes, limits: limits)
  }

  /// Whether a file is an archive by its name, of a format that is read or another.
  static func hasName(_ name: [UInt8]) -> Bool { ending(of: name) != nil }

  /// The end of a name that says that it is an archive's, in small letters.
  static func ending(of name: [UInt8]) -> String? {
    endings.first { ending in
      String(decoding: name.suffix(ending.utf8.count), as: UTF8.self).lowercased() == ending
    }
  }

  private static let endings = [
    ".tar.gz", ".tar.bz2", ".tar.xz", ".tar.zst", ".zip", ".tgz", ".tar", ".rar", ".7z", ".gz",
    ".xz", ".bz2", ".tbz", ".txz",
  ]

  private static let formats: [(name: String, begin: [UInt8])] = [
    ("a RAR archive", Array("Rar!".utf8)),
    ("a 7-Zip archive", [0x37, 0x7A, 0xBC, 0xAF]),
    ("compressed by xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A]),
    ("compressed by bzip2", Array("BZh".utf8)),
    ("compressed by Zstandard", [0x28, 0xB5, 0x2F, 0xFD]),
    ("a PDF", Array("%PDF".utf8)),
    ("a web page, perhaps one that asks to log in", Array("<!DOCTYPE".utf8)),
    ("a web page, perhaps one that asks to log in", Array("<!doctype".utf8)),
    ("a web page, perhaps one that asks to log in", Array("<html".utf8)),
    ("the pointer of Git LFS to a file", Array("version https://git-lfs".utf8)),
  ]
}
