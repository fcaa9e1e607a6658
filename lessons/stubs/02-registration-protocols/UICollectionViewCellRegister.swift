import UIKit

/// A grid's cell that registers itself with a collection view, and dequeues itself from it.
protocol UICollectionViewCellRegister: NamedCell {
  static func register(collectionView: UICollectionView)
  static func dequeueReusableCell(collectionView: UICollectionView, indexPath: IndexPath) -> Self
}

extension UICollectionViewCellRegister where Self: UICollectionViewCell {
  static func register(collectionView: UICollectionView) {
    // TODO: 4. What is left of `register(target:)` when the target can only be a collection view?
    fatalError("Not written yet.")
  }

  static func dequeueReusableCell(collectionView: UICollectionView, indexPath: IndexPath) -> Self {
    // TODO: 4. What is left of `dequeueReusableCell(target:indexPath:)`?
    fatalError("Not written yet.")
  }
}
