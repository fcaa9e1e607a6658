import Foundation

/// A section of a compositional layout: a group that is repeated until all items have a place.
///
/// ```swift
/// let section = NSCollectionLayoutSection(group: row)
/// section.interGroupSpacing = 10
/// section.boundarySupplementaryItems = [header]
/// let layout = UICollectionViewCompositionalLayout(section: section)
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The group that is repeated.
  let group: NSCollectionLayoutGroup

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space between the edges of the section and its groups. Headers and footers stand outside it
  /// above and below, and inside it at the sides.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What `contentInsets` add to. There is no safe area here, so all but the margins are the same.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the groups of the section follow each other across the direction of the layout, and are
  /// scrolled so on their own, as by ``UserHands/scroll(section:of:by:)``. Their cells stay subviews of
  /// the collection view here, and stand where they are seen.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Views at the edges of the section, such as its header.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether these views keep within the insets at the sides.
  open var supplementariesFollowContentInsets = true
  /// What the insets of these views add to.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Views of the layout's own behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called at each scroll step with the items on the screen, and may change how they
  /// look before they are shown.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// What makes the section one of a list; nil for one that an app composed.
  var list: ListSection?
}

/// A closure that is called with the items of a section on the screen at each scroll step.
///
/// The point is how far the section is scrolled, and the items' frames are those of an unscrolled
/// section, so that `item.frame.midX - offset.x` is where an item is seen.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// An item on the screen, as a closure may move it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque the item is.
  var alpha: CGFloat { get set }
  /// The middle of the item.
  var center: CGPoint { get set }
  /// The place from back to front.
  var zIndex: Int { get set }
  /// Whether the item is left out.
  var isHidden: Bool { get set }
  /// A change of the item's shape around its centre.
  var transform: CGAffineTransform { get set }
  /// A change of the item's shape in space.
  var transform3D: CATransform3D { get set }
  /// The item's own space.
  var bounds: CGRect { get }
  /// The rectangle of the item.
  var frame: CGRect { get }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// Whether the item is a cell or a view of another sort; it is a cell.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view of another sort; nil for a cell.
  var representedElementKind: String? { get }
}

/// How a section is scrolled across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// Freely.
  case continuous
  /// Freely, coming to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By the width of the section.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, which come to rest in the middle.
  case groupPagingCentered
}

/// What insets add to.
public enum UIContentInsetsReference: Int, Sendable {
  /// What is usual.
  case automatic
  /// Nothing.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The margins of text that is good to read.
  case readableContent
}

/// What concerns a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The usual configuration: sections below each other, without a space.
  public override init() {
    super.init()
  }

  /// The direction in which the list scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the edges of the whole content. Their index paths have one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections add to.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
