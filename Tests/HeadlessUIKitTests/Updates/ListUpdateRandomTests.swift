import Foundation
import Testing

import HeadlessUIKit

/// What a table and a collection view have in common, for a test of both.
@MainActor
private protocol UpdatedList {
  var view: UIScrollView { get }
  /// The cells on the screen, with what they say.
  var shown: [IndexPath: (cell: UIView, text: Int)] { get }
  var selected: Set<IndexPath> { get }
  func select(_ indexPath: IndexPath)
  func perform(_ batch: ListModel.Batch, change: () -> Void)
}

/// The model of both, as their data source.
@MainActor
private final class ModelSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var model: ListModel

  init(_ model: ListModel) {
    self.model = model
  }

  func numberOfSections(in _: UITableView) -> Int { model.sections.count }

  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].items.count
  }

  func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.tag = model[indexPath]
    return cell
  }

  func numberOfSections(in _: UICollectionView) -> Int { model.sections.count }

  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    model.sections[section].items.count
  }

  func collectionView(_ collection: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
    cell.tag = model[indexPath]
    return cell
  }
}

@MainActor
private struct UpdatedTable: UpdatedList {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  var view: UIScrollView { table }

  init(_ source: ModelSource) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.allowsMultipleSelection = true
    table.dataSource = source
  }

  var shown: [IndexPath: (cell: UIView, text: Int)] {
    (table.indexPathsForVisibleRows ?? []).reduce(into: [:]) { shown, path in
      shown[path] = table.cellForRow(at: path).map { ($0, $0.tag) }
    }
  }

  var selected: Set<IndexPath> { Set(table.indexPathsForSelectedRows ?? []) }

  func select(_ indexPath: IndexPath) {
    table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  func perform(_ batch: ListModel.Batch, change: () -> Void) {
    table.performBatchUpdates {
      table.insertRows(at: batch.insertedItems, with: .none)
      table.deleteRows(at: batch.deletedItems, with: .none)
      table.reloadRows(at: batch.reloadedItems, with: .none)
      for move in batch.movedItems { table.moveRow(at: move.from, to: move.to) }
      change()
      table.insertSections(batch.insertedSections, with: .none)
      table.deleteSections(batch.deletedSections, with: .none)
      table.reloadSections(batch.reloadedSections, with: .none)
      for move in batch.movedSections { table.moveSection(move.from, toSection: move.to) }
    }
  }
}

@MainActor
private struct UpdatedCollection: UpdatedList {
  let collection: UICollectionView
  var view: UIScrollView { collection }

  init(_ source: ModelSource) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Row")
    collection.allowsMultipleSelection = true
    collection.dataSource = source
  }

  var shown: [IndexPath: (cell: UIView, text: Int)] {
    collection.indexPathsForVisibleItems.reduce(into: [:]) { shown, path in
      shown[path] = collection.cellForItem(at: path).map { ($0, $0.tag) }
    }
  }

  var selected: Set<IndexPath> { Set(collection.indexPathsForSelectedItems ?? []) }

  func select(_ indexPath: IndexPath) {
    collection.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  func perform(_ batch: ListModel.Batch, change: () -> Void) {
    collection.performBatchUpdates {
      collection.insertSections(batch.insertedSections)
      collection.deleteItems(at: batch.deletedItems)
      for move in batch.movedSections { collection.moveSection(move.from, toSection: move.to) }
      change()
      collection.reloadSections(batch.reloadedSections)
      collection.insertItems(at: batch.insertedItems)
      for move in batch.movedItems { collection.moveItem(at: move.from, to: move.to) }
      collection.deleteSections(batch.deletedSections)
      collection.reloadItems(at: batch.reloadedItems)
    }
  }
}

@Suite("Lists under random batches of updates")
@MainActor
struct ListUpdateRandomTests {
  @Test("a table shows what its model says", arguments: seeds(12))
  func table(seed: UInt64) {
    let source = ModelSource(ListModel(sections: 3, items: 8))
    run(UpdatedTable(source), source, seed: seed)
  }

  @Test("a collection view shows what its model says", arguments: seeds(12))
  func collection(seed: UInt64) {
    let source = ModelSource(ListModel(sections: 3, items: 8))
    run(UpdatedCollection(source), source, seed: seed)
  }

  private func run(_ list: some UpdatedList, _ source: ModelSource, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    list.view.layoutIfNeeded()
    for _ in 0..<40 {
      if let path = source.model.paths.randomElement(using: &random) { list.select(path) }
      let before = source.model
      var after = before
      let batch = after.change(using: &random)
      let former = list.shown.values.reduce(into: [:]) { $0[$1.text] = $1.cell }
      let selected = Set(list.selected.map { before[$0] })
      list.perform(batch) { source.model = after }
      let reloaded = Set(batch.reloadedItems.map { before[$0] })
      expectTrueScreen(list, after, former, reloaded)
      let kept = Set(after.paths.map { after[$0] }).subtracting(reloaded)
      #expect(Set(list.selected.map { after[$0] }) == selected.intersection(kept))
      list.view.contentOffset.y = CGFloat(Int.random(in: 0...600, using: &random))
      list.view.layoutIfNeeded()
    }
  }

  /// Each row of 44 points that lies in the bounds is shown once, in the right place, and by the cell
  /// that showed it before unless it was reloaded.
  private func expectTrueScreen(
    _ list: some UpdatedList, _ model: ListModel, _ former: [Int: UIView], _ reloaded: Set<Int>
  ) {
    let bounds = list.view.bounds
    let shown = list.shown
    let inside = model.paths.enumerated().filter { index, _ in
      44 * CGFloat(index + 1) > bounds.minY && 44 * CGFloat(index) < bounds.maxY
    }
    #expect(Set(shown.keys) == Set(inside.map(\.element)))
    for (index, path) in inside {
      guard let (cell, text) = shown[path] else { continue }
      #expect(text == model[path])
      #expect(cell.frame == CGRect(x: 0, y: 44 * index, width: 320, height: 44))
      if let old = former[text] { #expect((old === cell) == !reloaded.contains(text)) }
    }
    #expect(list.view.subviews.count { $0 is any UpdatedCell } == inside.count)
  }
}

private protocol UpdatedCell {}
extension UITableViewCell: UpdatedCell {}
extension UICollectionViewCell: UpdatedCell {}
