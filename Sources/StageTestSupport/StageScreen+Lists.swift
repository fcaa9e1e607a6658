import Foundation
import HeadlessUIKit
import Testing

extension StageScreen {
  /// The tables on the screen.
  public var tables: [UITableView] { views() }

  /// The collection views on the screen.
  public var collections: [UICollectionView] { views() }

  /// The log of the largest list on the screen: which views it made, used again and put back.
  public var log: ReuseLog? {
    largestList.flatMap { ($0 as? UITableView)?.reuseLog ?? ($0 as? UICollectionView)?.reuseLog }
  }

  /// The number of a cell, header or footer in the log of its list: the first view that a list
  /// makes is number 1.
  public func instance(of view: UIView) -> Int? {
    let logs = tables.compactMap(\.reuseLog) + collections.compactMap(\.reuseLog)
    return logs.lazy.compactMap { $0.instance(of: view) }.first
  }

  /// Taps a row of a table, which is scrolled into sight first. Without a table the first one on
  /// the screen is meant.
  public func tap(
    rowAt indexPath: IndexPath, in table: UITableView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch(sourceLocation) {
      guard let table = table ?? tables.first else { throw Failure.noList("table") }
      try hands.tap(rowAt: indexPath, in: table)
    }
  }

  /// Taps an item of a collection view, which is scrolled into sight first. Without a collection
  /// view the first one on the screen is meant.
  public func tap(
    itemAt indexPath: IndexPath, in collection: UICollectionView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch(sourceLocation) {
      guard let collection = collection ?? collections.first else {
        throw Failure.noList("collection view")
      }
      try hands.tap(itemAt: indexPath, in: collection)
    }
  }
}
