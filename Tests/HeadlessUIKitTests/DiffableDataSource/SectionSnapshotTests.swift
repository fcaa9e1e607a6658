import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A section snapshot")
struct SectionSnapshotTests {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  /// Fruit with two kinds of apple and a pear, and nuts.
  private func food() -> Tree {
    var tree = Tree()
    tree.append(["Fruit", "Nuts"])
    tree.append(["Apples", "Pear"], to: "Fruit")
    tree.append(["Cox", "Fuji"], to: "Apples")
    return tree
  }

  @Test("shows the children of expanded items")
  func expanding() {
    var tree = food()
    #expect(tree.items == ["Fruit", "Apples", "Cox", "Fuji", "Pear", "Nuts"])
    #expect(tree.rootItems == ["Fruit", "Nuts"] && tree.visibleItems == ["Fruit", "Nuts"])
    tree.expand(["Apples"])
    #expect(tree.visibleItems == ["Fruit", "Nuts"] && !tree.isVisible("Cox"))
    tree.expand(["Fruit", "nobody"])
    #expect(tree.visibleItems == tree.items && tree.isVisible("Cox"))
    #expect(tree.isExpanded("Fruit") && !tree.isExpanded("Nuts") && !tree.isExpanded("nobody"))
    tree.collapse(["Fruit"])
    #expect(tree.visibleItems == ["Fruit", "Nuts"] && tree.isExpanded("Apples"))
  }

  @Test("knows parents and levels")
  func looking() {
    let tree = food()
    #expect(tree.level(of: "Fruit") == 0 && tree.level(of: "Cox") == 2)
    #expect(tree.parent(of: "Cox") == "Apples" && tree.parent(of: "Fruit") == nil)
    #expect(tree.index(of: "Pear") == 4 && tree.index(of: "nobody") == nil)
    #expect(tree.contains("Fuji") && !tree.contains("nobody") && !tree.isVisible("nobody"))
  }

  @Test("inserts beside items, under the same parent")
  func inserting() {
    var tree = food()
    tree.insert(["Plum"], before: "Pear")
    tree.insert(["Quince", "Medlar"], after: "Pear")
    tree.insert(["Bread"], after: "Nuts")
    #expect(tree.snapshot(of: "Fruit").rootItems == ["Apples", "Plum", "Pear", "Quince", "Medlar"])
    #expect(tree.rootItems == ["Fruit", "Nuts", "Bread"] && tree.parent(of: "Plum") == "Fruit")
  }

  @Test("inserts whole snapshots, and puts them in the place of children")
  func insertingSnapshots() {
    var nuts = Tree()
    nuts.append(["Hazel", "Wal"])
    nuts.append(["Half"], to: "Wal")
    nuts.expand(["Wal"])
    var tree = food()
    tree.insert(nuts, before: "Nuts")
    #expect(tree.rootItems == ["Fruit", "Hazel", "Wal", "Nuts"])
    #expect(tree.parent(of: "Half") == "Wal" && tree.isExpanded("Wal"))
    tree.delete(["Hazel", "Wal"])
    tree.replace(childrenOf: "Fruit", using: nuts)
    #expect(tree.items == ["Fruit", "Hazel", "Wal", "Half", "Nuts"])
    #expect(!tree.contains("Cox") && tree.level(of: "Half") == 2)
    tree.insert(food().snapshot(of: "Apples"), after: "Nuts")
    #expect(tree.rootItems == ["Fruit", "Nuts", "Cox", "Fuji"])
  }

  @Test("deletes items with all below them, and ignores others")
  func deleting() {
    var tree = food()
    tree.delete(["Apples", "Cox", "nobody"])
    #expect(tree.items == ["Fruit", "Pear", "Nuts"])
    tree.deleteAll()
    #expect(tree.items.isEmpty && tree == Tree())
  }

  @Test("gives a snapshot of a part")
  func part() {
    var tree = food()
    tree.expand(["Apples"])
    let part = tree.snapshot(of: "Apples", includingParent: true)
    #expect(part.items == ["Apples", "Cox", "Fuji"] && part.isExpanded("Apples"))
    #expect(part.parent(of: "Apples") == nil && part.level(of: "Cox") == 1)
    #expect(tree.snapshot(of: "Apples").rootItems == ["Cox", "Fuji"])
    #expect(
      part.visualDescription() == "- Apples\n  • Cox\n  • Fuji"
        && food().visualDescription().hasPrefix("+ Fruit\n  + Apples\n    • Cox"))
  }

  @Test("bears a chain of 100,000 items")
  func depth() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([0])
    for item in 1..<100_000 { tree.append([item], to: item - 1) }
    tree.expand(Array(0..<100_000))
    #expect(tree.visibleItems.count == 100_000 && tree.level(of: 99_999) == 99_999)
    tree.delete([1])
    #expect(tree.items == [0])
  }

  @Test("Row 219: an item that is there already, or twice", arguments: [true, false])
  func twice(isThere: Bool) async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [isThere] in
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a"])
      tree.append(isThere ? ["b", "a"] : ["c", "a b", "c", "a b"], to: "a")
    }
    expect(
      stop,
      raised: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
        + (isThere ? "    a" : "    c,\n    \"a b\"") + "\n)}")
  }

  @Test("A parent that is not there stops the app")
  func unknownParent() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a"], to: "nobody")
    }
    expect(
      stop,
      raised: "Attempted to append to an item identifier that does not exist in the section "
        + "snapshot: nobody")
  }
}
