import Foundation
import Testing

@testable import HeadlessUIKit

typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

/// A snapshot written as `"A: a b, B: c"`.
func snapshot(_ text: String) -> Snapshot {
  var snapshot = Snapshot()
  for section in text.split(separator: ",") {
    let parts = section.split(separator: ":", maxSplits: 1)
    let name = parts[0].trimmingCharacters(in: .whitespaces)
    snapshot.appendSections([name])
    guard parts.count > 1 else { continue }
    snapshot.appendItems(parts[1].split(separator: " ").map(String.init), toSection: name)
  }
  return snapshot
}

extension Snapshot {
  /// The snapshot as `snapshot(_:)` takes it.
  var text: String {
    sectionIdentifiers.map { section in
      ([section + ":"] + itemIdentifiers(inSection: section)).joined(separator: " ")
    }.joined(separator: ", ")
  }
}

@Suite("A snapshot")
struct SnapshotTests {
  private func changed(_ text: String, _ change: (inout Snapshot) -> Void) -> String {
    var snapshot = snapshot(text)
    change(&snapshot)
    return snapshot.text
  }

  @Test("knows where everything stands")
  func lookingUp() {
    let it = snapshot("A: a b, B:, C: c")
    #expect(it.numberOfSections == 3 && it.numberOfItems == 3)
    #expect(it.sectionIdentifiers == ["A", "B", "C"] && it.itemIdentifiers == ["a", "b", "c"])
    #expect(it.numberOfItems(inSection: "A") == 2 && it.itemIdentifiers(inSection: "B").isEmpty)
    #expect(it.indexOfItem("c") == 2 && it.indexOfItem("x") == nil)
    #expect(it.indexOfSection("C") == 2 && it.indexOfSection("x") == nil)
    #expect(it.sectionIdentifier(containingItem: "c") == "C")
    #expect(it.sectionIdentifier(containingItem: "x") == nil)
  }

  @Test("appends to the last section unless one is named")
  func appending() {
    #expect(changed("A: a, B: b") { $0.appendItems(["c"]) } == "A: a, B: b c")
    #expect(changed("A: a, B: b") { $0.appendItems(["c"], toSection: "A") } == "A: a c, B: b")
    #expect(changed("A: a") { $0.appendItems([]) } == "A: a")
  }

  @Test("inserts before and behind")
  func inserting() {
    #expect(changed("A: a b") { $0.insertItems(["x", "y"], beforeItem: "b") } == "A: a x y b")
    #expect(changed("A: a b") { $0.insertItems(["x", "y"], afterItem: "a") } == "A: a x y b")
    #expect(changed("A:, B:") { $0.insertSections(["X"], beforeSection: "A") } == "X:, A:, B:")
    #expect(changed("A:, B:") { $0.insertSections(["X"], afterSection: "A") } == "A:, X:, B:")
  }

  @Test("moves items within sections and across, and sections with their items")
  func moving() {
    #expect(changed("A: a b c") { $0.moveItem("a", afterItem: "c") } == "A: b c a")
    #expect(changed("A: a b c") { $0.moveItem("c", beforeItem: "a") } == "A: c a b")
    #expect(changed("A: a b, B: c") { $0.moveItem("a", beforeItem: "c") } == "A: b, B: a c")
    #expect(
      changed("A: a, B: b, C: c") { $0.moveSection("A", afterSection: "C") }
        == "B: b, C: c, A: a")
    #expect(
      changed("A: a, B: b, C: c") { $0.moveSection("C", beforeSection: "B") }
        == "A: a, C: c, B: b")
  }

  @Test("Row 203: what is not there is deleted without a word")
  func deletingUnknown() {
    #expect(changed("A: a") { $0.deleteItems(["x"]) } == "A: a")
    #expect(changed("A: a") { $0.deleteSections(["x"]) } == "A: a")
  }

  @Test("Row 204: deleting all items takes the sections too, deleting each leaves them")
  func deleting() {
    #expect(changed("A: a b, B: c") { $0.deleteAllItems() } == "")
    #expect(changed("A: a b, B: c") { $0.deleteItems(["a", "b"]) } == "A:, B: c")
    #expect(changed("A: a b, B: c") { $0.deleteSections(["A"]) } == "B: c")
    #expect(
      changed("A: a") {
        $0.deleteSections(["A"]); $0.appendSections(["A"])
      } == "A:")
  }

  @Test("Row 206: a section may be called what an item is called")
  func namespaces() {
    #expect(changed("a: a, b: b") { $0.deleteSections(["a"]) } == "b: b")
  }

  @Test("Row 208: equal snapshots show the same; marks do not count")
  func equality() {
    var marked = snapshot("A: a b")
    marked.reloadItems(["a"])
    marked.reconfigureItems(["b"])
    marked.reloadSections(["A"])
    #expect(marked == snapshot("A: a b"))
    #expect(marked != snapshot("A: b a") && marked != snapshot("A: a, B: b"))
    let copy = marked
    #expect(copy.reloadedItemIdentifiers == ["a"])
  }

  @Test("remembers marks once each, in order, as long as what they mark is there")
  func marks() {
    var it = snapshot("A: a b c, B: d")
    it.reloadItems(["b", "a"])
    it.reloadItems(["b", "d"])
    it.reconfigureItems(["c"])
    it.reloadSections(["B", "A"])
    #expect(it.reloadedItemIdentifiers == ["b", "a", "d"])
    #expect(it.reconfiguredItemIdentifiers == ["c"])
    #expect(it.reloadedSectionIdentifiers == ["B", "A"])
    it.deleteItems(["b", "c"])
    it.deleteSections(["B"])
    #expect(it.reloadedItemIdentifiers == ["a"] && it.reconfiguredItemIdentifiers.isEmpty)
    #expect(it.reloadedSectionIdentifiers == ["A"])
    it.deleteAllItems()
    #expect(it.reloadedItemIdentifiers.isEmpty && it.reloadedSectionIdentifiers.isEmpty)
  }

  @Test("is a value: a copy does not follow")
  func valueSemantics() {
    let original = snapshot("A: a b")
    var copy = original
    copy.moveItem("a", afterItem: "b")
    copy.appendSections(["B"])
    #expect(original.text == "A: a b" && copy.text == "A: b a, B:")
  }

  @Test("looks up 100,000 items in no time, and takes in new ones at the front")
  func size() {
    var it = NSDiffableDataSourceSnapshot<Int, Int>()
    it.appendSections([0, 1])
    it.appendItems(Array(0..<100_000), toSection: 0)
    it.appendItems([-1], toSection: 1)
    for item in 1...100 { it.insertItems([-1 - item], beforeItem: 0) }
    #expect((0..<100_000).allSatisfy { it.indexOfItem($0) == $0 + 100 })
    #expect(it.indexOfItem(-1) == 100_100)
    it.deleteItems(Array(0..<100_000))
    #expect(it.itemIdentifiers(inSection: 0) == (1...100).map { -1 - $0 })
  }
}
