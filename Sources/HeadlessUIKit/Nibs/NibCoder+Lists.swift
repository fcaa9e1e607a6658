import Foundation

@MainActor
extension NibCoder {
  /// Reads what a table has, and registers the prototypes of its cells.
  func decode(tableView: UITableView) {
    if let value = element.number("rowHeight") { tableView.rowHeight = value }
    if let value = element.number("sectionHeaderHeight") { tableView.sectionHeaderHeight = value }
    if let value = element.number("sectionFooterHeight") { tableView.sectionFooterHeight = value }
    if let value = element.number("estimatedRowHeight") { tableView.estimatedRowHeight = value }
    if let value = element.number("estimatedSectionHeaderHeight") {
      tableView.estimatedSectionHeaderHeight = value
    }
    if let value = element.number("estimatedSectionFooterHeight") {
      tableView.estimatedSectionFooterHeight = value
    }
    if let value = element.bool("allowsSelection") { tableView.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") {
      tableView.allowsMultipleSelection = value
    }
    if let value = element.bool("allowsSelectionDuringEditing") {
      tableView.allowsSelectionDuringEditing = value
    }
    if let value = element.bool("allowsMultipleSelectionDuringEditing") {
      tableView.allowsMultipleSelectionDuringEditing = value
    }
    if element.attributes["separatorStyle"] == "none" { tableView.separatorStyle = .none }
    if let color = color("separatorColor", in: element) { tableView.separatorColor = color }
    if let insets = element.insets(key: "separatorInset") { tableView.separatorInset = insets }
    for cell in element.child(named: "prototypes")?.children ?? [] {
      register(cell) { tableView.register($0, forCellReuseIdentifier: $1) }
    }
  }

  /// Reads what a collection view has. Its layout is a part of its own.
  func decode(collectionView: UICollectionView) {
    if let value = element.bool("allowsSelection") { collectionView.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") {
      collectionView.allowsMultipleSelection = value
    }
    for cell in element.child(named: "cells")?.children ?? [] {
      register(cell) { collectionView.register($0, forCellWithReuseIdentifier: $1) }
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for view in element.children where view.name == "collectionReusableView" {
      guard let kind = view.key.flatMap({ kinds[$0] }) else { continue }
      register(view) {
        collectionView.register(
          $0, forSupplementaryViewOfKind: kind, withReuseIdentifier: $1)
      }
    }
  }

  /// Registers a prototype of a storyboard's list under its identifier. One without an identifier can
  /// never be asked for.
  private func register(_ prototype: NibElement, _ register: (UINib, String) -> Void) {
    guard let scene = instantiation.scene,
      let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty
    else { return }
    register(UINib(StoryboardPrototype(prototype, in: scene)), identifier)
  }

  /// Reads what a flow layout has.
  func decode(flowLayout: UICollectionViewFlowLayout) {
    if element.attributes["scrollDirection"] == "horizontal" {
      flowLayout.scrollDirection = .horizontal
    }
    if let value = element.number("minimumLineSpacing") { flowLayout.minimumLineSpacing = value }
    if let value = element.number("minimumInteritemSpacing") {
      flowLayout.minimumInteritemSpacing = value
    }
    if let size = element.size(key: "itemSize") { flowLayout.itemSize = size }
    if let size = element.size(key: "estimatedItemSize") { flowLayout.estimatedItemSize = size }
    if element.attributes["automaticEstimatedItemSize"] == "YES" {
      flowLayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = element.size(key: "headerReferenceSize") {
      flowLayout.headerReferenceSize = size
    }
    if let size = element.size(key: "footerReferenceSize") {
      flowLayout.footerReferenceSize = size
    }
    if let insets = element.insets(key: "sectionInset") { flowLayout.sectionInset = insets }
  }
}

extension NSCoder {
  /// The style of the table that is being read from a nib.
  @MainActor
  var decodedTableStyle: UITableView.Style {
    switch (self as? NibCoder)?.element.attributes["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// The layout of the collection view that is being read from a nib.
  @MainActor
  var decodedLayout: UICollectionViewLayout? {
    guard let coder = self as? NibCoder,
      let layout = coder.element.child(key: "collectionViewLayout")
    else { return nil }
    return coder.instantiation.make(layout) as? UICollectionViewLayout
  }
}
