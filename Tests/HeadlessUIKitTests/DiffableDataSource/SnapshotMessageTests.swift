import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("What a snapshot says is wrong")
struct SnapshotMessageTests {
  struct Pair: Hashable { let left: Int }

  @Test("Row 196, E-08: an identifier twice in one call")
  func twice() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      var it = snapshot("A:")
      it.appendItems(["a", "b", "a", "c", "b", "a"], toSection: "A")
    }
    expect(
      stop,
      raised:
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
        + "{(\n    a,\n    b\n)}")
  }

  @Test("Row 196: an identifier twice, where the section is not there either")
  func twiceIsFirst() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      var it = snapshot("A:")
      it.appendItems(["a", "a"], toSection: "B")
    }
    #expect(standardError(of: stop).contains("Fatal: supplied item identifiers are not unique."))
  }

  @Test("Row 196: an identifier twice in one call, which is there already")
  func twiceAndThere() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      var it = snapshot("A: a b")
      it.appendItems(["a", "a"])
    }
    #expect(standardError(of: stop).contains("Duplicate identifiers: {(\n    a\n)}"))
  }

  @Test("Row 196: sections twice in one call")
  func sectionsTwice() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      var it = Snapshot()
      it.appendSections(["A", "A"])
    }
    expect(
      stop,
      raised:
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    A\n)}")
  }

  @Test("Row 197, E-09: an item that is there moves, with a warning")
  func existingItem() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) {
      var it = snapshot("0: a b, 1:")
      it.appendItems(["a"], toSection: "1")
      it.insertItems(["a"], beforeItem: "b")
      if it.text == "0: a b, 1:" { it.appendItems(["b", "a", "c"], toSection: "1") }
      if it.text == "0:, 1: b a c" { exit(42) }
    }
    let message =
      "Diffable data source detected an attempt to insert or append 1 item identifier that already "
      + "exists in the snapshot. The existing item identifier will be moved into place instead, but "
      + "this operation will be more expensive."
    expect(stop, wrote: message)
    #expect(standardError(of: stop).contains("2 item identifiers that already exist in"))
  }

  @Test("Row 198: a section that is there")
  func existingSection() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      var it = snapshot("A:, B:")
      it.appendSections(["A", "C", "B"])
    }
    expect(
      stop,
      raised:
        "Diffable data source detected an attempt to insert or append 2 section identifiers that "
        + "already exist in the snapshot. Identifiers in a snapshot must be unique. Section "
        + "identifiers that already exist: (\n    A,\n    B\n)")
  }

  @Test("Row 198: one section that is there")
  func oneExistingSection() {
    #expect(
      SnapshotFailure.existingSections(["A"]).reason
        == "Diffable data source detected an attempt to insert or append 1 section identifier that "
        + "already exists in the snapshot. Identifiers in a snapshot must be unique. Section "
        + "identifier that already exists: A")
  }

  @Test("Row 199: an item without any section")
  func noSections() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      var it = Snapshot()
      it.appendItems(["a"])
    }
    expect(
      stop,
      raised: "There are currently no sections in the data source. Please add a section first.")
  }

  /// The calls that name a place that is not there, and UIKit's name for it.
  enum Nowhere: String, CaseIterable, Codable, Sendable {
    case append, insert, insertSections, moveItem, moveBesideItem, moveSection, moveBesideSection

    var variable: String {
      switch self {
      case .append, .insert: "section"
      case .insertSections: "insertIndex"
      case .moveItem: "fromIndex"
      case .moveBesideItem: "toIndex"
      case .moveSection: "fromSection"
      case .moveBesideSection: "toSection"
      }
    }

    func call() {
      var it = snapshot("A: a, B: b")
      switch self {
      case .append: it.appendItems(["c"], toSection: "X")
      case .insert: it.insertItems(["c"], afterItem: "x")
      case .insertSections: it.insertSections(["C"], beforeSection: "X")
      case .moveItem: it.moveItem("x", beforeItem: "a")
      case .moveBesideItem: it.moveItem("a", afterItem: "x")
      case .moveSection: it.moveSection("X", beforeSection: "A")
      case .moveBesideSection: it.moveSection("A", afterSection: "X")
      }
    }
  }

  @Test("Row 200: a place that is not there", arguments: Nowhere.allCases)
  func nowhere(_ nowhere: Nowhere) async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [nowhere] in
      nowhere.call()
    }
    expect(stop, raised: "Invalid parameter not satisfying: \(nowhere.variable) != NSNotFound")
  }

  @Test("Row 201: a place beside itself")
  func besideItself() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      var it = snapshot("A: a b1")
      it.insertItems(["c", "b1"], beforeItem: "b1")
    }
    #expect(
      standardError(of: stop).contains(
        "reason: 'Invalid update: destination for insertion operation [b1] is in the insertion "
          + "identifier list for update: <_UIDiffableDataSourceUpdate 0x… - action: INS>.'"))
  }

  @Test("Row 202: a mark for what is not there", arguments: ["reload", "reconfigure", "section"])
  func unknownMark(call: String) async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [call] in
      var it = snapshot("A: a")
      switch call {
      case "reload": it.reloadItems(["a", "none"])
      case "reconfigure": it.reconfigureItems(["none"])
      default: it.reloadSections(["none"])
      }
    }
    let what = call == "section" ? "reload section" : "\(call) item"
    expect(
      stop, raised: "Attempted to \(what) identifier that does not exist in the snapshot: none")
  }

  @Test("Row 205: a question about a section that is not there", arguments: [true, false])
  func unknownSection(counts: Bool) async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [counts] in
      let it = snapshot("A: a")
      if counts {
        _ = it.numberOfItems(inSection: "X")
      } else {
        _ = it.itemIdentifiers(inSection: "X")
      }
    }
    expect(
      stop,
      raised: "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)")
  }

  @Test("Identifiers are written as Foundation writes them, or else by String(reflecting:)")
  func identifiers() throws {
    let id = try #require(UUID(uuidString: "E1B31B9D-D399-415A-832D-42C27CCFB9EA"))
    #expect(IdentifierText.text("two words") == "two words")
    #expect(IdentifierText.text(7) == "7" && IdentifierText.text(true) == "1")
    #expect(IdentifierText.text(id) == "E1B31B9D-D399-415A-832D-42C27CCFB9EA")
    #expect(IdentifierText.text(Pair(left: 1)).hasSuffix("SnapshotMessageTests.Pair(left: 1)"))
    #expect(
      IdentifierText.array(["two words", "", "가", "a\"b"])
        == "(\n    \"two words\",\n    \"\",\n    \"\\Uac00\",\n    \"a\\\"b\"\n)")
  }
}
