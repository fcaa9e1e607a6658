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
}
