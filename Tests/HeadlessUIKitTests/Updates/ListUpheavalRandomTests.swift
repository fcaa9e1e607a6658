import Foundation
import Testing

@testable import HeadlessUIKit

/// What a random test does to a list besides updates.
private enum Upheaval: CaseIterable {
  case batch, batchBeforeLayout, nestedBatch, reconfigure, reload, scroll, resize, memoryWarning
  case edit, otherMeasures
}

/// A list whose rows, headers and cells are those of a model.
@MainActor
private protocol UpheavalList {
  var view: UIScrollView { get }
  func perform(_ batch: ListModel.Batch, change: () -> Void)
  func reconfigure(_ paths: [IndexPath])
  func reload()
  func toggleEditing()
  /// Takes another layout, or other heights.
  func changeMeasures(_ random: inout SeededGenerator)
  /// The cells and headers on the screen, by place and section.
  var cells: [IndexPath: UIView] { get }
  var headers: [Int: UIView] { get }
  /// Where the rows and headers should stand that the bounds show.
  var expectedCells: [IndexPath: CGRect] { get }
  var expectedHeaders: Set<Int> { get }
}

@Suite("Lists under everything that can happen to them")
@MainActor
struct ListUpheavalRandomTests {
  @Test(
    "a table shows its model, headers and all, and tells of each cell once", arguments: seeds(12))
  func table(seed: UInt64) {
    let source = UpheavalSource()
    run(UpheavalTable(source, isEstimated: seed % 2 == 0), source, seed: seed)
  }

  @Test("a collection view shows its model likewise", arguments: seeds(12))
  func collection(seed: UInt64) {
    let source = UpheavalSource()
    run(UpheavalCollection(source), source, seed: seed)
  }

  private func run(_ list: some UpheavalList, _ source: UpheavalSource, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    window.addSubview(list.view)
    list.view.layoutIfNeeded()
    for _ in 0..<50 {
      // Every third time a cell that comes or goes moves the content.
      source.nudges = Int.random(in: 0..<3, using: &random) == 0 ? 2 : 0
      act(on: list, source, &random)
      list.view.layoutIfNeeded()
      expectTrueScreen(list, source)
    }
  }

  private func act(
    on list: some UpheavalList, _ source: UpheavalSource, _ random: inout SeededGenerator
  ) {
    switch Upheaval.allCases.randomElement(using: &random) ?? .batch {
    case .batch: update(list, source, &random)
    case .batchBeforeLayout:
      list.view.contentOffset.y = CGFloat(Int.random(in: 0...900, using: &random))
      update(list, source, &random)
    case .nestedBatch:
      list.perform(ListModel.Batch()) { update(list, source, &random) }
    case .reconfigure:
      let paths = source.model.paths.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
      for path in paths { source.renew(source.model[path]) }
      list.reconfigure(paths)
    case .reload:
      source.model = ListModel(
        sections: Int.random(in: 0...4, using: &random),
        items: Int.random(in: 0...12, using: &random))
      list.reload()
    case .scroll: list.view.contentOffset.y = CGFloat(Int.random(in: -50...1500, using: &random))
    case .resize:
      list.view.frame.size = CGSize(
        width: Int.random(in: 100...400, using: &random),
        height: Int.random(in: 0...600, using: &random))
    case .memoryWarning:
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    case .edit: list.toggleEditing()
    case .otherMeasures: list.changeMeasures(&random)
    }
  }

  private func update(
    _ list: some UpheavalList, _ source: UpheavalSource, _ random: inout SeededGenerator
  ) {
    let before = source.model
    var after = before
    let batch = after.change(using: &random)
    for path in batch.reloadedItems { source.renew(before[path]) }
    list.perform(batch) { source.model = after }
  }

  private func expectTrueScreen(_ list: some UpheavalList, _ source: UpheavalSource) {
    let model = source.model
    let cells = list.cells
    let expected = list.expectedCells
    #expect(Set(cells.keys) == Set(expected.keys))
    for (path, cell) in cells {
      let id = model[path]
      #expect(cell.tag == id, "\(path)")
      #expect(cell.accessibilityLabel == source.text(of: id), "\(path)")
      #expect(cell.frame == expected[path], "\(path)")
    }
    #expect(source.displayed == Set(cells.values.map(ObjectIdentifier.init)))
    #expect(Set(list.headers.keys) == list.expectedHeaders)
    for (section, header) in list.headers { #expect(header.tag == model.sections[section].id) }
  }
}

// MARK: The model as a data source

@MainActor
private final class UpheavalSource: NSObject {
  var model = ListModel(sections: 3, items: 8)
  /// The cells that were announced and not taken back.
  var displayed: Set<ObjectIdentifier> = []
  /// How many more times a cell that comes or goes moves the content.
  var nudges = 0
  private var versions: [Int: Int] = [:]

  /// What the cell of an item says. Another text is seen when the item is reloaded or reconfigured.
  func text(of id: Int) -> String { "\(id).\(versions[id] ?? 0)" }
  func renew(_ id: Int) { versions[id, default: 0] += 1 }

  func fill(_ cell: UIView, _ indexPath: IndexPath) {
    cell.tag = model[indexPath]
    cell.accessibilityLabel = text(of: model[indexPath])
  }

  func appeared(_ cell: UIView, in list: UIScrollView) {
    #expect(displayed.insert(ObjectIdentifier(cell)).inserted, "\(cell.tag) is announced twice")
    nudge(list)
  }

  func left(_ cell: UIView, in list: UIScrollView) {
    #expect(displayed.remove(ObjectIdentifier(cell)) != nil, "\(cell.tag) was not announced")
    nudge(list)
  }

  private func nudge(_ list: UIScrollView) {
    guard nudges > 0 else { return }
    nudges -= 1
    list.contentOffset.y += 7
  }
}

extension UpheavalSource: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in _: UITableView) -> Int { model.sections.count }
  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].items.count
  }
  func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "Head")
    view?.tag = model.sections[section].id
    return view
  }
  func tableView(_: UITableView, heightForHeaderInSection _: Int) -> CGFloat { 24 }
  func tableView(_: UITableView, heightForFooterInSection _: Int) -> CGFloat { 0 }
  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt _: IndexPath) {
    appeared(cell, in: table)
  }
  func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt _: IndexPath
  ) {
    left(cell, in: table)
  }
}

extension UpheavalSource: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in _: UICollectionView) -> Int { model.sections.count }
  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    model.sections[section].items.count
  }
  func collectionView(_ collection: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
  func collectionView(
    _ collection: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collection.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    view.tag = model.sections[indexPath.section].id
    return view
  }
  func collectionView(
    _ collection: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt _: IndexPath
  ) {
    appeared(cell, in: collection)
  }
  func collectionView(
    _ collection: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt _: IndexPath
  ) {
    left(cell, in: collection)
  }
}

/// How high the row of an item would rather be.
private func height(of id: Int) -> CGFloat { CGFloat(30 + id % 4 * 17) }

// MARK: The lists

@MainActor
private struct UpheavalTable: UpheavalList {
  private final class Row: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority _: UILayoutPriority,
      verticalFittingPriority _: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: height(of: tag))
    }
  }

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  var view: UIScrollView { table }

  init(_ source: UpheavalSource, isEstimated: Bool) {
    table.register(Row.self, forCellReuseIdentifier: "Row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Head")
    if !isEstimated { table.rowHeight = 40 }
    table.dataSource = source
    table.delegate = source
  }

  func perform(_ batch: ListModel.Batch, change: () -> Void) {
    table.performBatchUpdates {
      change()
      table.insertRows(at: batch.insertedItems, with: .none)
      table.deleteRows(at: batch.deletedItems, with: .none)
      table.reloadRows(at: batch.reloadedItems, with: .none)
      for move in batch.movedItems { table.moveRow(at: move.from, to: move.to) }
      table.insertSections(batch.insertedSections, with: .none)
      table.deleteSections(batch.deletedSections, with: .none)
      table.reloadSections(batch.reloadedSections, with: .none)
      for move in batch.movedSections { table.moveSection(move.from, toSection: move.to) }
    }
  }

  func reconfigure(_ paths: [IndexPath]) { table.reconfigureRows(at: paths) }
  func reload() { table.reloadData() }
  func toggleEditing() { table.setEditing(!table.isEditing, animated: true) }
  func changeMeasures(_ random: inout SeededGenerator) {
    table.rowHeight =
      [UITableView.automaticDimension, 40, 55].randomElement(using: &random) ?? 40
    table.estimatedRowHeight =
      [UITableView.automaticDimension, 0, 90].randomElement(using: &random) ?? 0
  }

  var cells: [IndexPath: UIView] {
    (table.indexPathsForVisibleRows ?? []).reduce(into: [:]) {
      $0[$1] = table.cellForRow(at: $1)
    }
  }

  var headers: [Int: UIView] {
    (0..<table.numberOfSections).reduce(into: [:]) { $0[$1] = table.headerView(forSection: $1) }
  }

  var expectedCells: [IndexPath: CGRect] {
    guard table.bounds.height > 0 else { return [:] }
    return (table.indexPathsForRows(in: table.bounds) ?? []).reduce(into: [:]) {
      $0[$1] = table.rectForRow(at: $1)
    }
  }

  /// A pinned header is on the screen as long as its section is.
  var expectedHeaders: Set<Int> {
    guard table.bounds.height > 0 else { return [] }
    return Set(
      (0..<table.numberOfSections).filter { table.rect(forSection: $0).overlaps(table.bounds) })
  }
}

@MainActor
private struct UpheavalCollection: UpheavalList {
  private final class Item: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height(of: tag)
      return layoutAttributes
    }
  }

  private static let header = UICollectionView.elementKindSectionHeader
  let collection: UICollectionView
  var view: UIScrollView { collection }

  init(_ source: UpheavalSource) {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: Self.flow(nil))
    collection.register(Item.self, forCellWithReuseIdentifier: "Row")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Self.header,
      withReuseIdentifier: "Head")
    collection.dataSource = source
    collection.delegate = source
  }

  private static func flow(_ estimate: CGFloat?) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 44)
    layout.headerReferenceSize = CGSize(width: 0, height: 24)
    layout.estimatedItemSize = estimate.map { CGSize(width: 90, height: $0) } ?? .zero
    return layout
  }

  private static func composition(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.8), heightDimension: .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
        elementKind: header, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  func perform(_ batch: ListModel.Batch, change: () -> Void) {
    collection.performBatchUpdates {
      change()
      collection.insertSections(batch.insertedSections)
      collection.deleteItems(at: batch.deletedItems)
      for move in batch.movedSections { collection.moveSection(move.from, toSection: move.to) }
      collection.reloadSections(batch.reloadedSections)
      collection.insertItems(at: batch.insertedItems)
      for move in batch.movedItems { collection.moveItem(at: move.from, to: move.to) }
      collection.deleteSections(batch.deletedSections)
      collection.reloadItems(at: batch.reloadedItems)
    }
  }

  func reconfigure(_ paths: [IndexPath]) { collection.reconfigureItems(at: paths) }
  func reload() { collection.reloadData() }
  func toggleEditing() { collection.isEditing.toggle() }
  func changeMeasures(_ random: inout SeededGenerator) {
    let layout =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: Self.flow(nil)
      case 1: Self.flow(60)
      case 2: Self.composition(.none)
      default: Self.composition(.continuous)
      }
    if Bool.random(using: &random) {
      collection.collectionViewLayout = layout
    } else {
      collection.setCollectionViewLayout(layout, animated: true)
    }
  }

  var cells: [IndexPath: UIView] {
    collection.indexPathsForVisibleItems.reduce(into: [:]) {
      $0[$1] = collection.cellForItem(at: $1)
    }
  }

  var headers: [Int: UIView] {
    collection.indexPathsForVisibleSupplementaryElements(ofKind: Self.header).reduce(into: [:]) {
      $0[$1.section] = collection.supplementaryView(forElementKind: Self.header, at: $1)
    }
  }

  private var shown: [UICollectionViewLayoutAttributes] {
    guard collection.bounds.width > 0, collection.bounds.height > 0 else { return [] }
    return collection.collectionViewLayout.layoutAttributesForElements(in: collection.bounds) ?? []
  }

  var expectedCells: [IndexPath: CGRect] {
    shown.filter { $0.representedElementCategory == .cell }.reduce(into: [:]) {
      $0[$1.indexPath] = $1.frame
    }
  }

  var expectedHeaders: Set<Int> {
    Set(shown.filter { $0.representedElementCategory != .cell }.map(\.indexPath.section))
  }
}
