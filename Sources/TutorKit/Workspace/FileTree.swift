import Foundation

/// The files of a folder and of the folders in it, without hidden ones and editors' leftovers.
struct FileTree: Equatable {
  let root: URL
  /// Paths below the root, sorted.
  let files: [String]

  /// A folder that is not there has no files.
  init(_ root: URL) {
    // A folder reached through a symlink lists as empty unless the link is followed first.
    let root = root.resolvingSymlinksInPath()
    self.root = root
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    files = paths.filter { path in
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      return !isHidden && !path.hasSuffix("~") && Self.isFile(root.appending(path: path))
    }
    .sorted()
  }

  /// Whether a file, or what a link leads to, can be read to an end: a pipe would keep its reader
  /// waiting for ever.
  private static func isFile(_ url: URL) -> Bool {
    let path = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  subscript(file: String) -> URL { root.appending(path: file) }

  /// What a file says, whatever editor and system wrote it: without a byte order mark, and with
  /// plain line breaks. Nil when it cannot be read.
  func content(of file: String) -> String? {
    guard let data = try? Data(contentsOf: self[file]) else { return nil }
    var text = String(decoding: data, as: UTF8.self)
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    return text.replacing("\r\n", with: "\n")
  }

  /// Whether both have the same files that say the same.
  func says(theSameAs other: FileTree) -> Bool {
    files == other.files && files.allSatisfy { content(of: $0) == other.content(of: $0) }
  }

  /// A short text that changes when any file does. It guards against nothing but forgetfulness.
  var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a
    for file in files {
      for byte in "\(file)\0\(content(of: file) ?? "")\0".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return String(hash, radix: 16)
  }
}
