import Foundation
import Testing

@testable import TutorKit

@Suite("Object files")
struct ObjectFileTests {
  private static let bytes = ObjectWriter(symbols: [
    .init("$s4Mine", section: 0, binding: 1), .init("fwrite", section: 3, binding: 1),
    .init("$s4Weak", section: 3, binding: 2), .init("local", section: 3, binding: 0),
    .init("hidden", section: 3, binding: 1, visibility: 2),
  ]).bytes

  @Test("Symbols are told with what they are to other files")
  func symbols() throws {
    let file = try #require(ObjectFile(Data(Self.bytes)))
    #expect(file.symbols.map(\.name) == ["$s4Mine", "fwrite", "$s4Weak", "local", "hidden"])
    #expect(file.symbols.map(\.isDefined) == [false, true, true, true, true])
    #expect(file.symbols.map(\.isSeen) == [true, true, true, false, false])
  }

  @Test("Parts are told by their names")
  func sections() throws {
    let file = try #require(ObjectFile(Data(Self.bytes)))
    #expect(file.sections == ["", ".symtab", ".strtab"])
    let named = ObjectWriter(symbols: [], part: "swift5_tests").bytes
    #expect(try #require(ObjectFile(Data(named))).sections.contains("swift5_tests"))
  }

  @Test("More parts than their field can count are read")
  func manySections() throws {
    let many = ObjectWriter(symbols: [.init("one", section: 1, binding: 1)], countsElsewhere: true)
    #expect(try #require(ObjectFile(Data(many.bytes))).symbols.map(\.name) == ["one"])
  }

  @Test("What is cut short, or says what cannot be, is no object file")
  func damage() {
    // The last part ends with what is not looked at.
    for count in stride(from: 0, to: Self.bytes.count - 20, by: 5) {
      #expect(ObjectFile(Data(Self.bytes.prefix(count))) == nil)
    }
    #expect(ObjectFile(Data("no object".utf8)) == nil)
    for place in 16..<64 {
      var wrong = Self.bytes
      wrong[place] = 0xFF
      // Nothing to expect but an end.
      _ = ObjectFile(Data(wrong))
    }
  }
}

/// Writes an object file that has symbols, and nothing else.
struct ObjectWriter {
  struct Symbol {
    var name: String
    var section: Int
    var binding: UInt8
    var visibility: UInt8

    init(_ name: String, section: Int, binding: UInt8, visibility: UInt8 = 0) {
      (self.name, self.section) = (name, section)
      (self.binding, self.visibility) = (binding, visibility)
    }
  }

  var symbols: [Symbol]
  /// The name of the list of symbols, as a part.
  var part = ".symtab"
  /// Whether the number of parts stands in the first part, as where there are very many.
  var countsElsewhere = false

  var bytes: [UInt8] {
    var names = [0] + Array("\(part)\0.strtab\0".utf8)
    var table = [UInt8](repeating: 0, count: 24)
    for symbol in symbols {
      table += number(names.count, 4) + [symbol.binding << 4, symbol.visibility]
      table += number(symbol.section, 2) + number(0, 16)
      names += Array(symbol.name.utf8) + [0]
    }
    let list = 64 + table.count + names.count
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0] + number(0, 8)
    bytes += number(1, 2) + number(62, 2) + number(1, 4) + number(0, 16) + number(list, 8)
    bytes += number(0, 4) + number(64, 2) + number(0, 4) + number(64, 2)
    bytes += number(countsElsewhere ? 0 : 3, 2) + number(2, 2)
    bytes += table + names
    bytes += section(named: 0, kind: 0, offset: 0, size: countsElsewhere ? 3 : 0, link: 0)
    bytes += section(named: 1, kind: 2, offset: 64, size: table.count, link: 2)
    bytes += section(
      named: part.utf8.count + 2, kind: 3, offset: 64 + table.count, size: names.count, link: 0)
    return bytes
  }

  private func section(
    named name: Int, kind: Int, offset: Int, size: Int, link: Int
  ) -> [UInt8] {
    number(name, 4) + number(kind, 4) + number(0, 16) + number(offset, 8) + number(size, 8)
      + number(link, 4) + number(0, 20)
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
  }
}
