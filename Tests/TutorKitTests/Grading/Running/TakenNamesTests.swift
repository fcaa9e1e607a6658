import Foundation
import Testing

@testable import TutorKit

@Suite("Names that a submission takes")
struct TakenNamesTests {
  /// The names that a suite asks for, and those that a submission has.
  private func names(asked: [String] = [], had: [String] = []) throws -> TakenNames {
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var objects = StageObjects()
    for (names, section, name) in [(asked, 0, "suite.o"), (had, 1, "stage.o")] {
      let writer = ObjectWriter(
        symbols: names.map { ObjectWriter.Symbol($0, section: section, binding: 1) })
      let path = folder.appending(path: name)
      try Data(writer.bytes).write(to: path)
      if section == 0 { objects.suite = [path.path] } else { objects.code = [path.path] }
    }
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

  @Test("A symbol of the system's that the code has is found, and none of Swift's")
  func had() throws {
    let found = try names(had: ["fwrite", "$s5Shelf4BookV5titleSSvg"])
    #expect(found.defined == ["fwrite"])
    #expect(
      found.complaints(beside: TakenNames()) == [
        "The code takes the place of a symbol that is not its own: fwrite."
      ])
  }

  @Test("Files of another form have no names, nor have those that are not there")
  func none() {
    let objects = StageObjects(code: ["/nowhere.o"], suite: ["/etc/hostname"])
    #expect(TakenNames(in: objects, module: "Shelf") == TakenNames())
  }
}
