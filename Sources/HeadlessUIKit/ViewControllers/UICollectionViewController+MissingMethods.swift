import Foundation

extension UICollectionViewController {
  /// Whether a subclass has a method to move items.
  var movesItems: Bool {
    Self.tracked.areOverridden(by: type(of: self)) != [false]
  }

  private static let tracked = OverriddenMethods(
    of: UICollectionViewController.self, blank: BlankCollectionController.self,
    full: FullCollectionController.self, count: 1)
}

private final class BlankCollectionController: UICollectionViewController {}

private final class FullCollectionController: UICollectionViewController {
  override func collectionView(
    _ collection: UICollectionView, moveItemAt origin: IndexPath, to destination: IndexPath
  ) {}
}
