/// A zip archive: stored and deflated files, ZIP64, data descriptors, names in any bytes.
///
/// Sizes and checksums are those of the list at its end, and every file that is read is held to
/// them. Opening takes time proportional to the size and, for sorting, n log n of the entries.
struct ZipArchive: FileSource {
  let entries: [SourceEntry]
  private let archive: [UInt8]
  private let records: [ZipDirectory.Record]
  /// Where the data of each file is.
  private let data: [Range<Int>]
  private let limits: ArchiveLimits

  static func isBegun(by bytes: [UInt8]) -> Bool {
    [[3, 4], [5, 6]].contains { bytes.starts(with: [0x50, 0x4B] + $0) }
  }

  init(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveFault) {
    let directory = try ZipDirectory(bytes, limits: limits)
    archive = bytes
    records = directory.records
    self.limits = limits
    var data: [Range<Int>] = []
    for record in records { data.append(try Self.data(of: record, bytes, before: directory.start)) }
    self.data = data
    try Self.requireApart(records, data)
    entries = records.enumerated().map { place, record in
      SourceEntry(name: record.plainName, content: record.content, place: place)
    }
  }

  private static func data(
    of record: ZipDirectory.Record, _ bytes: [UInt8], before end: Int
  ) throws(ArchiveFault) -> Range<Int> {
    guard bytes.hasSignature(.file, at: record.header, before: end),
      let nameLength = bytes.number(at: record.header + 26, bytes: 2),
      let extraLength = bytes.number(at: record.header + 28, bytes: 2)
    else { throw .malformed(.entry, offset: record.header) }
    let start = record.header + 30 + nameLength + extraLength
    guard start <= end, record.packedSize <= end - start else {
      throw .malformed(.entry, offset: record.header)
    }
    return start..<start + record.packedSize
  }

  /// Stops when a byte belongs to two files.
  private static func requireApart(
    _ records: [ZipDirectory.Record], _ data: [Range<Int>]
  ) throws(ArchiveFault) {
    let order = records.indices.sorted { records[$0].header < records[$1].header }
    for (one, next) in zip(order, order.dropFirst())
    where records[next].header < data[one].upperBound {
      throw .overlapping(records[one].shownName, records[next].shownName)
    }
  }

  func bytes(of entry: SourceEntry) throws(IntakeFault) -> [UInt8] {
    let record = records[entry.place]
    let range = data[entry.place]
    do throws(ArchiveFault) {
      let bytes = try record.method == 0 ? Array(archive[range]) : inflate(record, range)
      guard bytes.count == record.size else {
        throw .wrongSize(file: record.shownName, stated: record.size)
      }
      guard CRC32.of(bytes[...]) == record.checksum else {
        throw .wrongChecksum(file: record.shownName)
      }
      return bytes
    } catch {
      throw .archive(error)
    }
  }

  private func inflate(
    _ record: ZipDirectory.Record, _ range: Range<Int>
  ) throws(ArchiveFault) -> [UInt8] {
    var output: [UInt8] = []
    do {
      let end = try Inflate.append(
        archive, in: range, to: &output, limit: record.size, blocks: limits.blocks)
      guard end == range.upperBound else { throw Inflate.Fault.malformed }
      return output
    } catch Inflate.Fault.tooLarge {
      throw .wrongSize(file: record.shownName, stated: record.size)
    } catch {
      throw .badStream(file: record.shownName)
    }
  }
}

extension ZipDirectory.Record {
  /// What kind of thing it is, and whether it can be read.
  fileprivate var content: SourceEntry.Content {
    if plainName.last == UInt8(ascii: "/") { return .folder }
    // Only packers of Unix and macOS have a mode there.
    let mode = [3, 19].contains(madeBy >> 8) ? attributes >> 16 & 0xF000 : 0
    switch mode {
    case 0, 0x8000: break
    case 0x4000: return .folder
    case 0xA000: return .refused(.link)
    case 0x1000: return .refused(.kind(.pipe))
    case 0xC000: return .refused(.kind(.socket))
    default: return .refused(.kind(.device))
    }
    // Bit 0 says so, bit 6 that it is done the strong way, bit 13 that the list is, too.
    if flags & 0x2041 != 0 || method == 99 { return .refused(.encrypted) }
    guard method == 0 || method == 8 else {
      return .refused(.compression(Self.methods[method] ?? "method \(method)"))
    }
    return .file(size: size)
  }

  /// The name with `/` between folders. Old packers of Windows write `\`, and then nothing else.
  fileprivate var plainName: [UInt8] {
    let (slash, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "\\"))
    guard [0, 10, 11].contains(madeBy >> 8), !name.contains(slash) else { return name }
    return name.map { $0 == backslash ? slash : $0 }
  }

  private static let methods = [
    1: "Shrink", 6: "Implode", 9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard",
    95: "XZ", 97: "WavPack", 98: "PPMd",
  ]
}
