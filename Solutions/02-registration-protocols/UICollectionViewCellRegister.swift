import UIKit

/// A grid's cell that registers itself with a collection view, and dequeues itself from it.
protocol UICollectionViewCellRegister: NamedCell {
  static func register(collectionView: UICollectionView)
  static func dequeueReusableCell(collectionView: UICollectionView, indexPath: IndexPath) -> Self
}

extension UICollectionViewCellRegister where Self: UICollectionViewCell {
  static func register(collectionView: UICollectionView) {
    if isFromNib {
      collectionView.register(nib, forCellWithReuseIdentifier: cellId)
    } else {
      collectionView.register(self, forCellWithReuseIdentifier: cellId)
    }
  }

  static func dequeueReusableCell(collectionView: UICollectionView, indexPath: IndexPath) -> Self {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellId, for: indexPath)
    guard let cell = cell as? Self else {
      preconditionFailure("“\(cellId)” gives no \(self)")
    }
    return cell
  }
}
