/// A tar archive: ustar with the long names and sizes of pax and GNU.
///
/// Opening takes time proportional to the size.
struct TarArchive: FileSource {
  private(set) var entries: [SourceEntry] = []
  private let archive: [UInt8]
  /// Where the content of each entry is.
  private var data: [Range<Int>] = []

  init(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveFault) {
    archive = bytes
    var position = 0
    var extended = Extended()
    while true {
      guard position <= bytes.count - TarHeader.size else { throw .cutShort(.end) }
      if TarHeader.isEnd(bytes, at: position) { return }
      guard let header = TarHeader(bytes, at: position) else {
        throw .malformed(.entry, offset: position)
      }
      let start = position + TarHeader.size
      let size = header.hasContent ? extended.size ?? header.size : 0
      guard size >= 0, size <= bytes.count - start else { throw .cutShort(.content) }
      let range = start..<start + size
      guard data.count < limits.entries else { throw .tooManyEntries(limit: limits.entries) }
      if header.isExtension {
        guard extended.add(header, bytes, range) else {
          throw .malformed(.entry, offset: position)
        }
      } else {
        entries.append(
          SourceEntry(
            name: extended.name ?? header.name, content: header.content(size, extended),
            place: data.count))
        data.append(range)
        extended = Extended()
      }
      let blocks = (size + TarHeader.size - 1) / TarHeader.size
      position = start + blocks * TarHeader.size
    }
  }

  func bytes(of entry: SourceEntry) throws(IntakeFault) -> [UInt8] {
    Array(archive[data[entry.place]])
  }
}

/// What headers say of the next one that does not fit into it.
private struct Extended {
  var name: [UInt8]?
  var size: Int?
  var isSparse = false

  /// False when it is not in the form that it says.
  mutating func add(_ header: TarHeader, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    switch header.kind {
    case "L":
      name = SourcePath.kept(bytes[range].prefix { $0 != 0 })
    case "x":
      return addRecords(bytes[range])
    default:
      // The target of a link, and what is said of all entries, change no name.
      break
    }
    return true
  }

  /// Reads the records of pax: each has its own length, a name, `=`, a value and a line break.
  private mutating func addRecords(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let digits = rest.prefix(20).prefix { $0 != UInt8(ascii: " ") }
      guard let length = Int(String(decoding: digits, as: UTF8.self)), length > digits.count + 1,
        length <= rest.count, rest[rest.startIndex + length - 1] == UInt8(ascii: "\n")
      else { return false }
      let record = rest.prefix(length - 1).dropFirst(digits.count + 1)
      guard let equals = record.firstIndex(of: UInt8(ascii: "=")) else { return false }
      let value = record[(equals + 1)...]
      switch String(decoding: record[..<equals], as: UTF8.self) {
      case "path": name = SourcePath.kept(value)
      case "size":
        guard let number = Int(String(decoding: value, as: UTF8.self)), number >= 0 else {
          return false
        }
        size = number
      case let key where key.hasPrefix("GNU.sparse."): isSparse = true
      default: break
      }
      rest = rest.dropFirst(length)
    }
    return true
  }
}

extension TarHeader {
  /// Whether it only says something of the next header, or of all.
  fileprivate var isExtension: Bool { ["x", "g", "L", "K"].contains(kind) }

  /// Whether content follows: links and folders have none, whatever their size says.
  fileprivate var hasContent: Bool { !("1"..."6" ~= kind) }

  fileprivate func content(_ size: Int, _ extended: Extended) -> SourceEntry.Content {
    switch kind {
    case "0", "\0", "7":
      if extended.isSparse { return .refused(.sparse) }
      // Before ustar, a folder was a file whose name ends so.
      let name = extended.name ?? name
      return name.last == UInt8(ascii: "/") ? .folder : .file(size: size)
    case "5": return .folder
    case "1", "2": return .refused(.link)
    case "3", "4": return .refused(.kind(.device))
    case "6": return .refused(.kind(.pipe))
    case "S": return .refused(.sparse)
    default: return .refused(.compression("a kind of tar entry “\(kind)”"))
    }
  }
}
