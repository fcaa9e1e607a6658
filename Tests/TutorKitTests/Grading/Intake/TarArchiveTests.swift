import Testing

@testable import TutorKit

@Suite("Tar archives")
struct TarArchiveTests {
  @Test(
    "Long paths and names in Hangul are read in each form, and a link is refused",
    arguments: [
      (RealArchives.gnuTar, 30), (RealArchives.paxTar, 30), (RealArchives.ustar, 20),
    ])
  func forms(bytes: [UInt8], depth: Int) throws {
    let archive = try Archive.open(bytes)
    let path = String(repeating: "deep/", count: depth) + "01-names/Cell.swift"
    #expect(try archive.texts() == [path: "// cell\n", "01-names/목록.swift": "// one\n"])
    #expect(archive.refusals == ["01-names/Link.swift": .link])
  }

  @Test("A tar that is not compressed is read, too")
  func plain() throws {
    let bytes = TarWriter.archive(["a/b.swift": "one", "c": ""])
    #expect(try Archive.open(bytes).texts() == ["a/b.swift": "one", "c": ""])
  }

  @Test("Links, devices, pipes and files with holes are refused, each with its reason")
  func kinds() throws {
    var writer = TarWriter()
    for (kind, name) in [
      ("1", "hard"), ("2", "soft"), ("3", "char"), ("4", "block"), ("6", "pipe"),
    ] {
      writer.add(name, kind: Character(kind), link: "/etc/passwd")
    }
    writer.add("folder", kind: "5", size: 4096)
    writer.add("sparse", Array("data".utf8), kind: "S")
    writer.add("last", Array("here".utf8))
    let archive = try TarArchive(writer.ended)
    #expect(
      archive.refusals == [
        "hard": .link, "soft": .link, "char": .kind(.device), "block": .kind(.device),
        "pipe": .kind(.pipe), "sparse": .sparse,
      ])
    #expect(try archive.texts() == ["last": "here"])
  }

  @Test("The records of pax are read, and those in a wrong form are a fault")
  func pax() throws {
    func archive(_ records: String) throws -> TarArchive {
      var writer = TarWriter()
      writer.add("pax", Array(records.utf8), kind: "x")
      writer.add("short", Array("four".utf8), size: 0)
      return try TarArchive(writer.ended)
    }
    #expect(try archive("12 path=a/b\n9 size=4\n").texts() == ["a/b": "four"])
    #expect(throws: ArchiveFault.self) { _ = try archive("13 path=a/b\n") }
    #expect(throws: ArchiveFault.self) { _ = try archive("12 path:a/b\n") }
    #expect(throws: ArchiveFault.self) { _ = try archive("99999999999999999999 path=a\n") }
    #expect(throws: ArchiveFault.self) { _ = try archive("10 size=-1\n") }
    #expect(throws: ArchiveFault.cutShort(.content)) {
      _ = try archive("28 size=9223372036854775807\n")
    }
    #expect(
      try archive("22 GNU.sparse.major=1\n9 size=4\n").refusals == ["short": .sparse])
  }

  @Test("Of a name that is too long, no more is kept than shows it, in each form")
  func longNames() throws {
    let name = "02-rows/" + String(repeating: "k", count: 1_000_000)
    func submission(_ content: String, _ kind: Character) throws -> Submission {
      var writer = TarWriter()
      writer.add("long", Array(content.utf8), kind: kind)
      writer.add("short", Array("x".utf8))
      writer.add("02-rows/Rows.swift", Array("fine".utf8))
      let archive = try TarArchive(writer.ended)
      #expect(archive.entries.map(\.name.count) == [4097, 18])
      return try IntakeClass.taken(writer.ended)
    }
    for taken in [try submission(name, "L"), try submission("1000022 path=\(name)\n", "x")] {
      #expect(taken.texts("02-rows") == ["Rows.swift": "fine"])
      let text = try #require(taken.noteTexts.first { $0.hasPrefix("refused") })
      #expect(text.hasSuffix("k…: its path is too long"))
      #expect(text.utf8.count < 600)
    }
  }

  @Test("A header whose sum is wrong is a fault, and so is an archive that ends too early")
  func damage() throws {
    let bytes = TarWriter.archive(["a": "one", "b": "two"])
    var wrong = bytes
    wrong[1024] ^= 1
    #expect(throws: ArchiveFault.malformed(.entry, offset: 1024)) { _ = try TarArchive(wrong) }
    for count in stride(from: 0, to: bytes.count - 1024, by: 64) {
      #expect(throws: ArchiveFault.self) { _ = try TarArchive(Array(bytes.prefix(count))) }
    }
    #expect(throws: ArchiveFault.cutShort(.end)) { _ = try TarArchive(Array(bytes.prefix(2048))) }
    var lying = TarWriter()
    lying.add("a", Array("one".utf8), size: 1 << 30)
    #expect(throws: ArchiveFault.cutShort(.content)) { _ = try TarArchive(lying.ended) }
  }

  @Test("An archive has no more entries than the limit")
  func count() {
    var limits = ArchiveLimits()
    limits.entries = 1
    #expect(throws: ArchiveFault.tooManyEntries(limit: 1)) {
      _ = try TarArchive(TarWriter.archive(["a": "", "b": ""]), limits: limits)
    }
  }
}
