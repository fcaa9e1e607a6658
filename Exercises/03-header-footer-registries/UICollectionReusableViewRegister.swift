import UIKit

/// A supplementary view that registers itself with a collection view for a kind, and dequeues itself
/// from it.
protocol UICollectionReusableViewRegister: NamedView {
  static func register(collectionView: UICollectionView, kind: String)
  static func dequeueReusableSupplementaryView(
    collectionView: UICollectionView, kind: String, indexPath: IndexPath
  ) -> Self
}

extension UICollectionReusableViewRegister where Self: UICollectionReusableView {
  static func register(collectionView: UICollectionView, kind: String) {
    // TODO: 3. Register the nib or the class, for the kind.
    fatalError("No grid can register a header yet.")
  }

  static func dequeueReusableSupplementaryView(
    collectionView: UICollectionView, kind: String, indexPath: IndexPath
  ) -> Self {
    // TODO: 3. Dequeue for the kind.
    fatalError("No grid can dequeue a header yet.")
  }
}
