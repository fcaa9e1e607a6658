@testable import TutorKit

/// Writes zip archives, honest ones and others.
struct ZipWriter {
  struct File {
    var name: [UInt8]
    /// What stands in the archive.
    var data: [UInt8]
    var method = 0
    var size: Int?
    var checksum: UInt32?
    var flags = 0
    /// The mode of Unix; nil for an archive that was made by DOS.
    var mode: Int? = 0o100644
    /// Where the list says that the file's header is.
    var header: Int?

    init(_ name: String, _ text: String = "") {
      self.init(Array(name.utf8), Array(text.utf8))
    }

    init(_ name: [UInt8], _ data: [UInt8]) {
      (self.name, self.data) = (name, data)
    }

    func with(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }
  }

  var files: [File] = []
  /// What stands before the first file.
  var prefix: [UInt8] = []
  var comment: [UInt8] = []
  /// How many files the end says there are.
  var count: Int?

  static func archive(_ files: [File]) -> [UInt8] { ZipWriter(files: files).bytes }

  static func archive(_ texts: KeyValuePairs<String, String>) -> [UInt8] {
    archive(texts.map { File($0, $1) })
  }

  var bytes: [UInt8] {
    var bytes = prefix
    var list: [UInt8] = []
    for file in files {
      let header = bytes.count - prefix.count
      let fields =
        number(file.flags, 2) + number(file.method, 2) + number(0, 4)
        + number(Int(file.checksum ?? CRC32.of(file.data[...])), 4) + number(file.data.count, 4)
        + number(file.size ?? file.data.count, 4) + number(file.name.count, 2) + number(0, 2)
      bytes += [0x50, 0x4B, 3, 4] + number(20, 2) + fields + file.name + file.data
      list += [0x50, 0x4B, 1, 2] + number(file.mode == nil ? 20 : 0x0314, 2) + number(20, 2)
      list += fields + number(0, 6) + number((file.mode ?? 0) << 16, 4)
      list += number(file.header ?? header, 4) + file.name
    }
    let start = bytes.count - prefix.count
    let end =
      [0x50, 0x4B, 5, 6] + number(0, 4) + number(count ?? files.count, 2)
      + number(count ?? files.count, 2) + number(list.count, 4) + number(start, 4)
    return bytes + list + end + number(comment.count, 2) + comment
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
