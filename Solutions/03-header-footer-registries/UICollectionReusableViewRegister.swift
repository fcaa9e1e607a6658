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
    if isFromNib {
      collectionView.register(
        nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: viewId)
    } else {
      collectionView.register(
        self, forSupplementaryViewOfKind: kind, withReuseIdentifier: viewId)
    }
  }

  static func dequeueReusableSupplementaryView(
    collectionView: UICollectionView, kind: String, indexPath: IndexPath
  ) -> Self {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: viewId, for: indexPath)
    guard let view = view as? Self else {
      preconditionFailure("\(viewId) gives no \(self)")
    }
    return view
  }
}
