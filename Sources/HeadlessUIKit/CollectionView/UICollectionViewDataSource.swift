import Foundation

/// The object that tells a collection view what it shows.
///
/// UIKit asks how many sections and items there are once a load, and for a cell each time an item
/// comes on the screen. Of the methods only two are required; the others are optional in UIKit and
/// have answers of their own here.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section holds.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// The cell of an item. It has to come from `dequeueReusableCell(withReuseIdentifier:for:)` with
  /// the same index path, one dequeue a call.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// How many sections there are. Optional; 1 without it.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A header, a footer or another supplementary view that the layout wants. Optional for a layout
  /// that wants none; a collection view whose layout wants one stops without it.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether a user may move an item. Optional; without it every item may be moved, if the data
  /// source can move items.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// A user has moved an item: the data has to follow. Optional; without it no item can be moved.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of the index at the edge, where a remote control is used. Optional, and not asked for.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item to which a title of the index leads. Optional, and not asked for.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None: stops the app as UIKit does when a data source gives no view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    CollectionFailure.supplementaryNotDequeued(nil, kind: kind, at: indexPath).raise()
  }

  /// Yes.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing, and has the collection view know so.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.editing.dataSourceWithoutMove = self
  }

  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section that has the title's number.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
