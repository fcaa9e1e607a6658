import Foundation

@MainActor
extension NibCoder {
  /// Reads what a table has. Cells that lie in a table are prototypes, which only a storyboard
  /// registers: they are passed over.
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
  }

  /// Reads what a collection view has. Its layout is a part of its own.
  func decode(collectionView: UICollectionView) {
    if let value = element.bool("allowsSelection") { collectionView.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") {
      collectionView.allowsMultipleSelection = value
    }
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
