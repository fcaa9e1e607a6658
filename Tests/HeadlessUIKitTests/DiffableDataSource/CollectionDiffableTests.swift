import Foundation
import Testing

@testable import HeadlessUIKit

/// A cell that carries a text.
final class DiffableGridCell: UICollectionViewCell {
  var text = ""
}

/// A grid of texts with a diffable data source that writes down what the provider is asked for.
@MainActor
final class DiffableGrid {
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  let layout = UICollectionViewFlowLayout()
  let grid: UICollectionView
  let source: Source
  private final class Log { var asked: [String] = [] }
  private let log = Log()

  init(_ first: String? = nil) {
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<DiffableGridCell, String> { cell, _, item in
      cell.text = item
    }
    source = Source(collectionView: grid) { [log] grid, indexPath, item in
      log.asked.append(item)
      return grid.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
    }
    guard let first else { return }
    source.apply(snapshot(first))
    grid.layoutIfNeeded()
    log.asked = []
  }

  /// The items that the provider was asked for since the last time.
  func asked() -> [String] {
    defer { log.asked = [] }
    return log.asked
  }

  /// Hands on a screen that shows the grid.
  var user: UserHands {
    let window = UIWindow(frame: grid.frame)
    window.addSubview(grid)
    return UserHands(on: window)
  }

  func cell(_ item: String) -> DiffableGridCell? {
    source.indexPath(for: item).flatMap(grid.cellForItem(at:)) as? DiffableGridCell
  }

  /// The texts on the screen, in the order of the data.
  var texts: [String] {
    grid.indexPathsForVisibleItems.sorted().compactMap {
      (grid.cellForItem(at: $0) as? DiffableGridCell)?.text
    }
  }
}

@Suite("A collection view's diffable data source")
@MainActor
struct CollectionDiffableTests {
  private func tree(_ change: (inout NSDiffableDataSourceSectionSnapshot<String>) -> Void)
    -> NSDiffableDataSourceSectionSnapshot<String>
  {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Fruit", "Nuts"])
    tree.append(["Apple", "Pear"], to: "Fruit")
    change(&tree)
    return tree
  }

  @Test("Row 207: makes itself the data source, which the collection view does not keep alive")
  func selfAssignment() {
    let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var source: DiffableGrid.Source? = DiffableGrid.Source(collectionView: grid) { _, _, _ in nil }
    #expect(grid.dataSource === source)
    source = nil
    #expect(grid.dataSource == nil)
  }

  @Test("Row 209: identifiers and index paths that are not there are nil")
  func lookingUp() {
    let it = DiffableGrid("A: a b, B: c")
    #expect(it.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "c")
    #expect(it.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
    #expect(it.source.indexPath(for: "b") == IndexPath(item: 1, section: 0))
    #expect(it.source.indexPath(for: "x") == nil)
    #expect(it.source.sectionIdentifier(for: 1) == "B" && it.source.index(for: "X") == nil)
  }

  @Test("Rows 210 and 211: items that stay or move keep their cells, and nobody is asked for them")
  func update() {
    let it = DiffableGrid("A: a b c, B: d")
    let cells = ["a", "b", "c", "d"].map(it.cell)
    it.source.apply(snapshot("A: c x a, B: d b"))
    #expect(it.texts == ["c", "x", "a", "d", "b"] && it.asked() == ["x"])
    #expect(zip(cells, ["a", "b", "c", "d"]).allSatisfy { $0 === it.cell($1) })
  }

  @Test("Row 211: an item that outlives its section, or goes into a new one, keeps its cell")
  func crossing() {
    let it = DiffableGrid("A: x, B: y z")
    let cells = ["x", "y", "z"].map(it.cell)
    it.source.apply(snapshot("C: z, B: x y"))
    #expect(it.texts == ["z", "x", "y"] && it.asked().isEmpty)
    #expect(zip(cells, ["x", "y", "z"]).allSatisfy { $0 === it.cell($1) })
  }

  @Test("Row 210: marks come in a second batch, so a new item that is marked is asked for twice")
  func marks() {
    let it = DiffableGrid("A: a b c")
    let old = ["a", "b", "c"].map(it.cell)
    var next = snapshot("A: x a b c")
    next.reloadItems(["x", "b"])
    next.reconfigureItems(["c"])
    it.source.apply(next)
    #expect(it.asked().sorted() == ["b", "c", "x", "x"])
    #expect(it.cell("a") === old[0] && it.cell("b") !== old[1] && it.cell("c") === old[2])
  }

  @Test("Row 212: on demand it reloads")
  func reload() async {
    let it = DiffableGrid("A: a b")
    it.source.applySnapshotUsingReloadData(snapshot("A: a d"), completion: nil)
    it.grid.layoutIfNeeded()
    #expect(it.asked() == ["a", "d"] && it.texts == ["a", "d"])
    await it.source.apply(snapshot("A: a e"))
    #expect(it.asked() == ["e"])
  }

  @Test("E-10: an item that is equal in part only is another item")
  func partlyEqual() {
    struct Item: Hashable {
      let id: Int
      let name: String
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let cells = UICollectionView.CellRegistration<DiffableGridCell, Item> { $0.text = $2.name }
    let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: grid) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    for name in ["old", "new"] {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
      snapshot.appendSections([0])
      snapshot.appendItems([Item(id: 1, name: name)])
      source.apply(snapshot)
      grid.layoutIfNeeded()
    }
    #expect(grid.visibleCells.map { ($0 as? DiffableGridCell)?.text } == ["new"])
  }

  @Test("Gives headers from its provider")
  func headers() {
    let it = DiffableGrid()
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in view.tag = indexPath.section + 1 }
    it.source.supplementaryViewProvider = { grid, kind, indexPath in
      grid.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    it.layout.headerReferenceSize = CGSize(width: 320, height: 40)
    it.source.apply(snapshot("A: a, B: b"))
    it.grid.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(it.grid.visibleSupplementaryViews(ofKind: kind).map(\.tag).sorted() == [1, 2])
  }

  // MARK: Section snapshots

  @Test("Shows the visible items of a section's tree, in a section that it adds if need be")
  func sectionSnapshot() {
    let it = DiffableGrid()
    it.source.apply(tree { _ in }, to: "Food", animatingDifferences: false)
    it.grid.layoutIfNeeded()
    #expect(it.texts == ["Fruit", "Nuts"] && it.source.index(for: "Food") == 0)
    var next = it.source.snapshot(for: "Food")
    next.expand(["Fruit"])
    let nuts = it.cell("Nuts")
    it.source.apply(next, to: "Food")
    #expect(it.texts == ["Fruit", "Apple", "Pear", "Nuts"] && it.cell("Nuts") === nuts)
    #expect(it.source.snapshot(for: "Food") == next)
    #expect(it.source.snapshot(for: "Elsewhere").items.isEmpty)
  }

  @Test("A whole snapshot that changes a section takes its tree away")
  func treeIsGone() {
    let it = DiffableGrid()
    it.source.apply(tree { _ in }, to: "Food")
    var whole = it.source.snapshot()
    whole.appendSections(["More"])
    it.source.apply(whole)
    #expect(it.source.snapshot(for: "Food").contains("Apple"))
    whole.appendItems(["Bread"], toSection: "Food")
    it.source.apply(whole)
    #expect(it.source.snapshot(for: "Food").items == ["Fruit", "Nuts", "Bread"])
  }

  @Test("The user expands and collapses, as far as the handlers let it happen")
  func outline() throws {
    let it = DiffableGrid()
    let user = it.user
    var told: [String] = []
    it.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Nuts" }
    it.source.sectionSnapshotHandlers.willExpandItem = { told.append("+\($0)") }
    it.source.sectionSnapshotHandlers.willCollapseItem = { told.append("-\($0)") }
    it.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, below in
      var more = below
      if !more.contains("Plum") { more.append(["Plum"]) }
      return more
    }
    it.source.apply(tree { _ in }, to: "Food")
    it.grid.layoutIfNeeded()
    try user.toggle(itemAt: IndexPath(item: 0, section: 0), in: it.grid)
    #expect(it.texts == ["Fruit", "Apple", "Pear", "Plum", "Nuts"])
    try user.toggle(itemAt: IndexPath(item: 4, section: 0), in: it.grid)
    try user.toggle(itemAt: IndexPath(item: 0, section: 0), in: it.grid)
    #expect(it.texts == ["Fruit", "Nuts"] && told == ["+Fruit", "-Fruit"])
    it.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    try user.toggle(itemAt: IndexPath(item: 0, section: 0), in: it.grid)
    try user.toggle(itemAt: IndexPath(item: 0, section: 0), in: it.grid)
    #expect(it.texts.count == 5)
  }

  // MARK: Reordering

  @Test("Follows a move by hand and tells what has changed")
  func reordering() throws {
    let it = DiffableGrid("A: a b c, B: d")
    let user = it.user
    let cell = it.cell("a")
    #expect(throws: UserHands.Failure.self) {
      try user.move(
        itemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 1), in: it.grid)
    }
    it.source.reorderingHandlers.canReorderItem = { $0 != "d" }
    var model = ["a", "b", "c", "d"]
    var before: Snapshot?
    it.source.reorderingHandlers.willReorder = { _ in before = it.source.snapshot() }
    it.source.reorderingHandlers.didReorder = { transaction in
      model = model.applying(transaction.difference) ?? []
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["A", "B"])
      #expect(
        transaction.sectionTransactions.map(\.finalSnapshot.items) == [["b", "c"], ["a", "d"]])
      #expect(transaction.initialSnapshot == before)
    }
    try user.move(
      itemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 1), in: it.grid)
    #expect(model == ["b", "c", "a", "d"] && it.texts == model && it.cell("a") === cell)
    #expect(it.source.snapshot().text == "A: b c, B: a d")
    it.source.reorderingHandlers.didReorder = nil
    try user.move(
      itemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0), in: it.grid)
    #expect(it.source.snapshot().text == "A: c b, B: a d")
  }

  @Test(
    "Random snapshots leave every cell with its item, and ask for new ones only",
    arguments: seeds(30))
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let it = DiffableGrid("")
    var former: Set<String> = []
    for _ in 0..<40 {
      var next = Snapshot()
      next.appendSections(
        Array(
          ["A", "B", "C", "D"].shuffled(using: &random).prefix(.random(in: 1...4, using: &random))))
      for item in (0..<16).shuffled(using: &random).prefix(.random(in: 0...16, using: &random)) {
        next.appendItems(
          ["\(item)"], toSection: next.sectionIdentifiers.randomElement(using: &random))
      }
      let marked = next.itemIdentifiers.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
      let refilled = next.itemIdentifiers.filter {
        !marked.contains($0) && Int.random(in: 0..<6, using: &random) == 0
      }
      next.reloadItems(marked)
      next.reconfigureItems(refilled)
      let cells = refilled.map { it.cell($0) }
      it.source.apply(next)
      it.grid.layoutIfNeeded()
      for (item, cell) in zip(refilled, cells) where cell != nil { #expect(it.cell(item) === cell) }
      #expect(it.source.snapshot() == next && it.texts == next.itemIdentifiers)
      let allowed = Set(next.itemIdentifiers).subtracting(former).union(marked).union(refilled)
      #expect(Set(it.asked()).isSubset(of: allowed))
      former = Set(next.itemIdentifiers)
    }
  }
}
