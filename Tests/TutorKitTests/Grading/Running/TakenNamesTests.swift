import Foundation
import Testing

@testable import TutorKit

@Suite("Names that a submission takes")
struct TakenNamesTests {
  /// The names that a suite asks for, those that a submission has, and those that it asks for.
  private func names(
    asked: [String] = [], had: [String] = [], wanted: [String] = [], part: String = ".symtab"
  ) throws -> TakenNames {
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ symbols: [(names: [String], section: Int)]) throws -> String {
      let writer = ObjectWriter(
        symbols: symbols.flatMap { names, section in
          names.map { ObjectWriter.Symbol($0, section: section, binding: 1) }
        }, part: part)
      let path = folder.appending(path: name)
      try Data(writer.bytes).write(to: path)
      return path.path
    }
    let objects = StageObjects(
      code: [try file("stage.o", [(had, 1), (wanted, 0)])],
      suite: [try file("suite.o", [(asked, 0)])])
    return TakenNames(in: objects, module: "Shelf")
  }

  @Test(
    "What a suite asks of the code in the place of Swift's own is found",
    arguments: [
      ("$s5Shelf2eeoiySbSi_SitF", "Shelf.== infix(Swift.Int, Swift.Int) -> Swift.Bool"),
      ("$s5Shelf1nopyS2bF", "Shelf.! prefix(Swift.Bool) -> Swift.Bool"),
      ("$s5Shelf3absyS2iF", "Shelf.abs(Swift.Int) -> Swift.Int"),
      ("$sSa5ShelfE5countSivg", "(extension in Shelf):Swift.Array.count.getter : Swift.Int"),
      (
        "$s10Foundation9IndexPathV5ShelfE3rowSivg",
        "(extension in Shelf):Foundation.IndexPath.row.getter : Swift.Int"
      ),
    ])
  func asked(symbol: String, words: String) throws {
    let found = try names(asked: [symbol])
    #expect(found.called == [words])
    #expect(
      found.complaints(beside: TakenNames()) == [
        "The suite would ask what the code declares in the place of Swift's own: \(words)."
      ])
    #expect(found.complaints(beside: found) == [])
  }

  @Test(
    "What is the learner's own, or the course's to extend, is no such thing",
    arguments: [
      "$s5Shelf2eeoiySbAA4BookV_ADtF", "$s5Shelf4BookV5titleSSvg", "$s5Shelf4BookVMa",
      "$s5Shelf4BookV2eeoiySbAC_ACtFZ",
      "$s13HeadlessUIKit15UITableViewCellC5ShelfE6cellIdSSvgZ", "$sSay5Shelf4BookVGMD", "$sSiN",
    ])
  func own(symbol: String) throws {
    #expect(try names(asked: [symbol]).called == [])
  }

  @Test(
    "A symbol of the system's or of Swift's that the code has is found, and none of its own",
    arguments: ["fwrite", "$sSS2eeoiySbSS_SStFZ", "$s10Foundation9IndexPathV3rowSivg"])
  func had(symbol: String) throws {
    let own = [
      "$s5Shelf4BookV5titleSSvg", "$sSa5ShelfE5countSivg", "$s5Shelf4BookVSQAASQ2eeoiySbx_xtFZTW",
      "Shelf_main",
    ]
    let found = try names(had: own + [symbol], wanted: ["$sSS2eeoiySbSS_SStFZ", "write"])
    #expect(found.defined == [symbol])
    #expect(
      found.complaints(beside: TakenNames()) == [
        "The code takes the place of a symbol that is not its own: \(symbol)."
      ])
  }

  @Test(
    "What belongs to the tests is found in the code, whether it has it or asks for it",
    arguments: [
      ("$s7Testing4TestVMn", "nominal type descriptor for Testing.Test"),
      ("$s16StageTestSupport4SealOMa", "type metadata accessor for StageTestSupport.Seal"),
      ("$s7Testing4TestV5ShelfE4helpyyF", "(extension in Shelf):Testing.Test.help() -> ()"),
    ])
  func reached(symbol: String, words: String) throws {
    for found in [try names(had: [symbol]), try names(wanted: [symbol])] {
      #expect(
        found.complaints(beside: TakenNames()) == [
          "The code reaches for what belongs to the tests: \(words)."
        ])
      #expect(found.complaints(beside: found) == [])
    }
  }

  @Test(
    "A part that acts before the tests is found",
    arguments: [".init_array", ".init_array.101", ".fini_array", ".ctors", "swift5_tests"])
  func early(part: String) throws {
    #expect(
      try names(part: part).complaints(beside: TakenNames()) == [
        "The code has a part that is run or asked before its tests are: \(part)."
      ])
  }

  @Test("What Swift prefers to its own, through a protocol that its types conform to, is found")
  func preferred() throws {
    let asked = [
      "$s5Shelf5HandyPA2A4BookV7ElementRtzrlE10enumeratedSaySi6offset_AE7elementtGyF",
      "$s5Shelf5HandyPA2A4BookV7ElementRtzrlE7isEmptySbvg",
    ]
    let found = try names(asked: asked, had: ["$sSayxG5Shelf5HandyABMc"])
    let place = "(extension in Shelf):Shelf.Handy< where A.Element == Shelf.Book>"
    #expect(
      found.called == [
        "\(place).enumerated() -> Swift.Array<(offset: Swift.Int, element: Shelf.Book)>",
        "\(place).isEmpty.getter : Swift.Bool",
      ])
    // A protocol of the learner's own types is the learner's.
    #expect(try names(asked: asked, had: ["$s5Shelf4BookVAA5HandyAAMc"]).called == [])
    #expect(try names(asked: asked).called == [])
  }

  @Test("Files of another form have no names, nor have those that are not there")
  func none() {
    let objects = StageObjects(code: ["/nowhere.o"], suite: ["/etc/hostname"])
    #expect(TakenNames(in: objects, module: "Shelf") == TakenNames())
  }
}
