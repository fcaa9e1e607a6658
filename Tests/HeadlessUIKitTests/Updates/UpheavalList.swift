import Foundation

@testable import HeadlessUIKit

/// A list whose rows, headers and cells are those of a model.
@MainActor
protocol UpheavalList {
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

@MainActor
struct UpheavalTable: UpheavalList {
  private final class Row: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority _: UILayoutPriority,
      verticalFittingPriority _: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: upheavalHeight(of: tag))
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
struct UpheavalCollection: UpheavalList {
  private final class Item: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = upheavalHeight(of: tag)
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
