import Foundation

/// How far a collection view has come with its data, its layout and its views.
@MainActor
struct CollectionState {
  /// What a collection view does while it calls out, so that a question in the middle of it gets a
  /// sane answer.
  enum Activity {
    case none, readingCounts, preparingLayout, updatingViews
    /// As `updatingViews`, after a change of which the layout is told.
    case followingUpdates
  }
  var activity = Activity.none

  /// The counts of the last load; nil before the first one and when they are to be read again.
  var counts: CollectionCounts?
  /// Whether the views on the screen are of an older load.
  var needsReload = true
  /// What came of calls of `reloadData()` from inside a pass.
  var reentrantReload = ReentrantReload()

  /// What of the layout will be invalid when the bounds have changed, while they change.
  var boundsInvalidation: UICollectionViewLayoutInvalidationContext?
  /// Whether the layout has to prepare again.
  var layoutIsInvalid = true
  /// The layout of what is on the screen, while the new one is still to come.
  var outgoingLayout: UICollectionViewLayout?
  /// Counts the invalidations: attributes of one count must not change.
  var layoutGeneration = 0

  /// Whether views on the screen have made the layout take other sizes than it had.
  var sizesDiffer = false
  /// What the last scroll to an item is to show, until the next pass has found out the sizes around.
  var scrollGoal: ScrollGoal?

  /// An item that is to stand at a place of the screen.
  struct ScrollGoal {
    let indexPath: IndexPath
    let position: UICollectionView.ScrollPosition
    /// Where the list was scrolled for it. One that is elsewhere now has another goal.
    var offset: CGPoint
  }

  /// What the data source is being asked for.
  var requested: UICollectionViewLayoutAttributes? {
    didSet {
      let change = (requested.isCell ? 1 : 0) - (oldValue.isCell ? 1 : 0)
      UICollectionViewCellRegistration.requestsForCells += change
    }
  }
  /// The cell that the data source is to fill again.
  var reconfigured: UICollectionViewCell?
  var dequeued = DequeuedViews()
  /// Whether views are being added or removed right now.
  var isMovingViews = false
}

extension UICollectionViewLayoutAttributes? {
  @MainActor fileprivate var isCell: Bool { self?.representedElementCategory == .cell }
}
