import UIKit

/// What the lesson on headers and footers shows on stamps.
enum StampAlbum {
  final class StampBand: UICollectionReusableView {
    static func register(collectionView: UICollectionView, kind: String) {
      collectionView.register(
        self, forSupplementaryViewOfKind: kind, withReuseIdentifier: String(reflecting: self))
    }
  }

  static func register(with grid: UICollectionView) {
    StampBand.register(
      collectionView: grid, kind: UICollectionView.elementKindSectionHeader)
  }
}
