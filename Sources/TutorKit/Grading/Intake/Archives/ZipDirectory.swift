/// The list of files at the end of a zip archive.
struct ZipDirectory {
  /// What it says of one file.
  struct Record {
    let name: [UInt8]
    let madeBy: Int
    let flags: Int
    let method: Int
    let checksum: UInt32
    let packedSize: Int
    let size: Int
    /// The mode of Unix, and below it the attributes of DOS.
    let attributes: Int
    /// Where the file's own header is in the archive.
    let header: Int

    /// The name as it can be shown.
    var shownName: String { ShownName.text(of: name) }
  }

  let records: [Record]
  /// Where the list begins: files end before.
  let start: Int

  init(_ bytes: [UInt8], limits: ArchiveLimits) throws(ArchiveFault) {
    let end = try End(bytes)
    guard end.count <= limits.entries else { throw .tooManyEntries(limit: limits.entries) }
    var records: [Record] = []
    var position = end.directory
    for _ in 0..<end.count {
      guard bytes.hasSignature(.directory, at: position, before: end.position) else {
        throw .malformed(.directory, offset: position)
      }
      guard let (record, next) = Self.record(bytes, at: position, end) else {
        throw .malformed(.directory, offset: position)
      }
      records.append(record)
      position = next
    }
    self.records = records
    start = end.directory
  }

  private static func record(_ bytes: [UInt8], at start: Int, _ end: End) -> (Record, next: Int)? {
    func field(_ offset: Int, _ count: Int) -> Int? {
      bytes.number(at: start + offset, bytes: count)
    }
    guard let madeBy = field(4, 2), let flags = field(8, 2), let method = field(10, 2),
      let checksum = field(16, 4), let packedSize = field(20, 4), let size = field(24, 4),
      let nameLength = field(28, 2), let extraLength = field(30, 2),
      let commentLength = field(32, 2), let attributes = field(38, 4), let header = field(42, 4)
    else { return nil }
    let nameEnd = start + 46 + nameLength
    let extraEnd = nameEnd + extraLength
    let next = extraEnd + commentLength
    guard next <= end.position else { return nil }
    let name = Array(bytes[start + 46..<nameEnd])
    let extra = ZipExtra(bytes, in: nameEnd..<extraEnd)
    // Fields that are too small for their value have it among the extra ones, in this order.
    var large = extra.largeValues
    func whole(_ value: Int) -> Int? {
      guard value == 0xFFFF_FFFF else { return value }
      return large.isEmpty ? nil : large.removeFirst()
    }
    guard let size = whole(size), let packedSize = whole(packedSize), let header = whole(header),
      let place = header.sum(end.shift)
    else { return nil }
    let record = Record(
      name: SourcePath.kept((extra.unicodeName(for: name) ?? name)[...]), madeBy: madeBy,
      flags: flags, method: method,
      checksum: UInt32(checksum), packedSize: packedSize, size: size, attributes: attributes,
      header: place)
    return (record, next)
  }
}

/// The extra fields of a zip record.
private struct ZipExtra {
  private var fields: [Int: ArraySlice<UInt8>] = [:]

  init(_ bytes: [UInt8], in range: Range<Int>) {
    var position = range.lowerBound
    while position + 4 <= range.upperBound,
      let kind = bytes.number(at: position, bytes: 2),
      let length = bytes.number(at: position + 2, bytes: 2),
      position + 4 + length <= range.upperBound
    {
      if fields[kind] == nil { fields[kind] = bytes[position + 4..<position + 4 + length] }
      position += 4 + length
    }
  }

  /// The sizes and the offset of ZIP64, as far as they are there.
  var largeValues: [Int] {
    let bytes = Array(fields[1] ?? [])
    return stride(from: 0, to: min(bytes.count, 24), by: 8).compactMap {
      bytes.number(at: $0, bytes: 8)
    }
  }

  /// The name in UTF-8 that some packers add to one in a character set of the system's.
  func unicodeName(for name: [UInt8]) -> [UInt8]? {
    let bytes = Array(fields[0x7075] ?? [])
    guard bytes.first == 1, bytes.number(at: 1, bytes: 4) == Int(CRC32.of(name[...])) else {
      return nil
    }
    return Array(bytes.dropFirst(5))
  }
}

/// The end of a zip archive, which says where its list of files is.
private struct End {
  /// Where the list ends, at the latest.
  let position: Int
  /// How many files there are.
  let count: Int
  /// Where the list begins.
  let directory: Int
  /// How many bytes stand before the archive, as in one that unpacks itself.
  let shift: Int

  init(_ bytes: [UInt8]) throws(ArchiveFault) {
    guard let position = Self.find(in: bytes) else { throw .cutShort(.directory) }
    func field(_ offset: Int, _ count: Int) -> Int {
      bytes.number(at: position + offset, bytes: count) ?? 0
    }
    var (disk, firstDisk) = (field(4, 2), field(6, 2))
    var (count, size, offset) = (field(10, 2), field(12, 4), field(16, 4))
    var end = position
    if let large = try Self.large(bytes, before: position) {
      func field(_ offset: Int, _ count: Int) -> Int {
        bytes.number(at: large + offset, bytes: count) ?? Int.max
      }
      (disk, firstDisk) = (field(16, 4), field(20, 4))
      (count, size, offset, end) = (field(32, 8), field(40, 8), field(48, 8), large)
    }
    guard disk == 0, firstDisk == 0 else { throw .split }
    // Packers count from the beginning of the archive, which something may stand before.
    guard size <= end, offset <= end - size, count <= size / 46 else {
      throw .malformed(.end, offset: position)
    }
    (self.position, self.count) = (end, count)
    directory = end - size
    shift = end - size - offset
  }

  /// The last mark of an end whose comment fits.
  private static func find(in bytes: [UInt8]) -> Int? {
    let last = bytes.count - 22
    guard last >= 0 else { return nil }
    for position in stride(from: last, through: max(0, last - 0xFFFF), by: -1)
    where bytes.hasSignature(.end, at: position, before: bytes.count) {
      let comment = bytes.number(at: position + 20, bytes: 2) ?? 0
      if position + 22 + comment <= bytes.count { return position }
    }
    return nil
  }

  /// Where the end of a ZIP64 archive is; nil in any other.
  private static func large(_ bytes: [UInt8], before position: Int) throws(ArchiveFault) -> Int? {
    let locator = position - 20
    guard bytes.hasSignature(.largeLocator, at: locator, before: position) else { return nil }
    let stated = bytes.number(at: locator + 8, bytes: 8) ?? Int.max
    // What stands before the archive moves it; the end itself is followed by the locator.
    guard
      let found = [stated, locator - 56].first(where: {
        $0 <= locator - 56 && bytes.hasSignature(.largeEnd, at: $0, before: locator)
      })
    else { throw .malformed(.end, offset: locator) }
    return found
  }
}

/// The marks of the parts of a zip archive.
enum ZipSignature: Int {
  case file = 0x0403_4B50
  case directory = 0x0201_4B50
  case end = 0x0605_4B50
  case largeEnd = 0x0606_4B50
  case largeLocator = 0x0706_4B50
}

extension Array<UInt8> {
  func hasSignature(_ signature: ZipSignature, at offset: Int, before end: Int) -> Bool {
    offset <= end - 4 && number(at: offset, bytes: 4) == signature.rawValue
  }
}

extension Int {
  /// The sum; nil when it is too large.
  fileprivate func sum(_ other: Int) -> Int? {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? nil : sum
  }
}
