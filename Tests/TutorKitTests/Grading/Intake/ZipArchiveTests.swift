import Testing

@testable import TutorKit

@Suite("Zip archives")
struct ZipArchiveTests {
  @Test("What Info-ZIP writes is read: folders, deflated and empty files, names in UTF-8, links")
  func infoZip() throws {
    let archive = try ZipArchive(RealArchives.infoZip)
    let texts = try archive.texts()
    #expect(texts["wrap/01-names/Cell.swift"]?.count == 1538)
    #expect(texts["wrap/01-names/Cell.swift"]?.hasSuffix(")\n") == true)
    #expect(texts["wrap/01-names/Empty.swift"] == "")
    #expect(texts["wrap/01-names/목록.swift"] == "// one\n")
    #expect(texts.count == 3)
    #expect(archive.refusals == ["wrap/01-names/Link.swift": .link])
    #expect(archive.entries.count { $0.content == .folder } == 2)
  }

  @Test(
    "Sizes behind the data, and those of ZIP64, are read",
    arguments: [RealArchives.streamed, RealArchives.zip64])
  func sizes(bytes: [UInt8]) throws {
    let text = try ZipArchive(RealArchives.infoZip).texts()["wrap/01-names/Cell.swift"]
    #expect(try ZipArchive(bytes).texts() == ["01-names/Cell.swift": text])
  }

  @Test("A file that is encrypted, or compressed in a way that is not read, is refused by name")
  func refusals() throws {
    let encrypted = try ZipArchive(RealArchives.encrypted)
    #expect(encrypted.refusals == ["01-names/Cell.swift": .encrypted])
    let lzma = try ZipArchive(RealArchives.lzma)
    #expect(lzma.refusals == ["01-names/A.swift": .compression("LZMA")])
    #expect(try lzma.texts()["01-names/B.swift"] == String(repeating: "b", count: 50))
  }

  @Test("An archive in which something stands before or behind is read")
  func surrounded() throws {
    var writer = ZipWriter(files: [.init("a", "one")])
    writer.prefix = Array("MZ program".utf8)
    writer.comment = Array("PK\u{5}\u{6} is no end".utf8)
    #expect(try ZipArchive(writer.bytes).texts() == ["a": "one"])
    #expect(try Archive.open(writer.bytes).entries.count == 1)
    #expect(try ZipArchive(writer.bytes + [1, 2, 3]).texts() == ["a": "one"])
  }

  @Test("An archive without files has no entries")
  func none() throws {
    #expect(try ZipArchive(ZipWriter().bytes).entries.isEmpty)
  }

  @Test("Backslashes part folders only in what was packed on Windows")
  func backslashes() throws {
    let windows = ZipWriter.File(#"01-names\Cell.swift"#, "x").with { $0.mode = nil }
    #expect(try ZipArchive(ZipWriter.archive([windows])).texts() == ["01-names/Cell.swift": "x"])
    let unix = windows.with { $0.mode = 0o100644 }
    #expect(try ZipArchive(ZipWriter.archive([unix])).texts() == [#"01-names\\Cell.swift"#: "x"])
  }

  @Test("Of a name that is too long, no more is kept than shows it")
  func longName() throws {
    let name = "02-rows/" + String(repeating: "하", count: 20_000)
    let archive = ZipWriter.archive([.init(name, "x"), .init("02-rows/Rows.swift", "fine")])
    #expect(try ZipArchive(archive).entries.map(\.name.count) == [4097, 18])
    let taken = try IntakeClass.taken(archive)
    #expect(taken.texts("02-rows") == ["Rows.swift": "fine"])
    let text = try #require(taken.noteTexts.first { $0.hasPrefix("refused") })
    #expect(text.hasSuffix("하…: its path is too long"))
    #expect(text.utf8.count < 600)
  }

  @Test("Devices, pipes and sockets are no files")
  func special() throws {
    let modes: [(Int, Refusal)] = [
      (0o010644, .kind(.pipe)), (0o020644, .kind(.device)), (0o060644, .kind(.device)),
      (0o140644, .kind(.socket)), (0o120777, .link),
    ]
    for (mode, refusal) in modes {
      let archive = ZipWriter.archive([ZipWriter.File("a", "x").with { $0.mode = mode }])
      #expect(try ZipArchive(archive).refusals == ["a": refusal])
    }
  }

  @Test("A file that unpacks to another size, or to something else, than the list says is a fault")
  func lies() throws {
    func fault(of file: ZipWriter.File) throws -> IntakeFault? {
      let archive = try ZipArchive(ZipWriter.archive([file]))
      return #expect(throws: IntakeFault.self) { try archive.texts() }
    }
    let stored = ZipWriter.File("a", "four")
    #expect(
      try fault(of: stored.with { $0.size = 5 }) == .archive(.wrongSize(file: "a", stated: 5)))
    #expect(try fault(of: stored.with { $0.checksum = 1 }) == .archive(.wrongChecksum(file: "a")))
    // "abc", deflated.
    let deflated = stored.with { file in
      file.data = [0x4B, 0x4C, 0x4A, 0x06, 0x00]
      (file.method, file.size, file.checksum) = (8, 3, CRC32.of(Array("abc".utf8)[...]))
    }
    #expect(try ZipArchive(ZipWriter.archive([deflated])).texts() == ["a": "abc"])
    for size in [0, 2, 4] {
      #expect(
        try fault(of: deflated.with { $0.size = size })
          == .archive(.wrongSize(file: "a", stated: size)))
    }
    #expect(
      try fault(of: deflated.with { $0.data.removeLast() }) == .archive(.badStream(file: "a")))
    #expect(
      try fault(of: deflated.with { $0.data.append(0) }) == .archive(.badStream(file: "a")))
  }

  @Test("Files that share bytes are a fault, by whatever way they do")
  func overlaps() {
    // Both headers at one place; one header within the data of the other.
    let inner = ZipWriter.archive([.init("b", "inner")])
    for (files, second) in [([ZipWriter.File("a", "x"), .init("b", "x")], 0)] {
      let overlapping = [files[0], files[1].with { $0.header = second }]
      #expect(throws: ArchiveFault.overlapping("a", "b")) {
        _ = try ZipArchive(ZipWriter.archive(overlapping))
      }
    }
    let kernel = [ZipWriter.File(Array("a".utf8), inner), .init("b", "inner")]
    #expect(throws: ArchiveFault.overlapping("a", "b")) {
      _ = try ZipArchive(ZipWriter.archive([kernel[0], kernel[1].with { $0.header = 31 }]))
    }
  }

  @Test("An archive that ends too early is a fault, wherever it ends")
  func cutShort() {
    let bytes = RealArchives.infoZip
    for count in stride(from: 0, to: bytes.count, by: 3) {
      #expect(throws: ArchiveFault.self) { _ = try ZipArchive(Array(bytes.prefix(count))) }
    }
    #expect(throws: ArchiveFault.cutShort(.directory)) {
      _ = try ZipArchive(Array(bytes.dropLast()))
    }
  }

  @Test("Offsets and counts that lead nowhere are a fault")
  func nowhere() {
    let file = ZipWriter.File("a", "x")
    #expect(throws: ArchiveFault.malformed(.entry, offset: 9_999)) {
      _ = try ZipArchive(ZipWriter.archive([file.with { $0.header = 9_999 }]))
    }
    var writer = ZipWriter(files: [file])
    writer.count = 60_000
    #expect(throws: ArchiveFault.self) { _ = try ZipArchive(writer.bytes) }
    var limits = ArchiveLimits()
    limits.entries = 1
    let two = ZipWriter.archive([file, .init("b", "y")])
    #expect(throws: ArchiveFault.tooManyEntries(limit: 1)) {
      _ = try ZipArchive(two, limits: limits)
    }
  }

  @Test("A file that unpacks to far more than it is, is not unpacked beyond what it says")
  func bomb() throws {
    let archive = try ZipArchive(RealArchives.zeros)
    #expect(archive.entries.map(\.content) == [.file(size: 300_000)])
    #expect(try archive.texts().values.first?.utf8.count == 300_000)
  }

  @Test("An archive of another format is refused by its name")
  func formats() {
    func fault(_ bytes: [UInt8]) -> ArchiveFault? {
      #expect(throws: ArchiveFault.self) { _ = try Archive.open(bytes) }
    }
    #expect(fault([]) == .empty)
    #expect(fault(Array("Rar!\u{1A}\u{7}".utf8)) == .otherFormat("a RAR archive"))
    #expect(fault([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]) == .otherFormat("a 7-Zip archive"))
    #expect(fault(Array("PK\u{7}\u{8}".utf8)) == .split)
    #expect(fault(Array("hello".utf8)) == .unknownFormat)
    let gzip =
      [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 0x4A, 0x06, 0x00]
      + [0xC2, 0x41, 0x24, 0x35, 3, 0, 0, 0]
    #expect(fault(gzip.map { UInt8($0) }) == .otherFormat("one file, compressed by gzip"))
    var limits = ArchiveLimits()
    limits.archive = 4
    #expect(throws: ArchiveFault.archiveTooLarge(limit: 4)) {
      try Archive.open(Array("hello".utf8), limits: limits)
    }
  }
}
