import Foundation

/// Items and groups beside or below each other, as a part of a compositional layout.
///
/// A section repeats its group until all items have a place. A group repeats its subitems for as long
/// as there is room in its direction.
///
/// ```swift
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
///   subitems: [half])  // two halves, since more do not fit
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the parts of a group follow each other.
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// How often the subitems stand in the group.
  enum Repetition: Equatable {
    /// As often as there is room.
    case filling
    /// So often, in their own size.
    case times(Int)
    /// So often, the room divided among them.
    case dividing(Int)
  }

  let arrangement: Arrangement
  let repetition: Repetition

  /// The items and groups that stand in the group; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between them; nil is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], _ repetition: Repetition
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.repetition = repetition
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Whether the parts follow each other from top to bottom.
  var isVertical: Bool {
    if case .vertical = arrangement { true } else { false }
  }

  /// The room of which the parts' fractions are: a share of the group when it is divided.
  func container(ofPartsIn room: CGSize) -> CGSize {
    guard case .dividing(let parts) = repetition else { return room }
    let axis = FlowAxis(isVertical: isVertical)
    let count = CGFloat(max(1, parts))
    let spaces = (interItemSpacing?.spacing ?? 0) * (count - 1)
    return axis.size(main: max(0, (axis.main(room) - spaces) / count), cross: axis.cross(room))
  }

  /// A group in which subitems follow each other from left to right.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, .filling)
  }

  /// A group of so many equal columns.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .dividing(count))
  }

  /// A group in which one subitem stands so often, in its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .times(count))
  }

  /// A group in which subitems follow each other from top to bottom.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems, .filling)
  }

  /// A group of so many equal rows.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .dividing(count))
  }

  /// A group in which one subitem stands so often, in its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .times(count))
  }

  /// A group whose items stand where a closure says. It is called once for a section; its answer has as
  /// many items as the group takes.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], .filling)
  }
}

/// A closure that says where the items of a custom group stand.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group.
  public let frame: CGRect
  /// The place from back to front.
  public let zIndex: Int

  /// A place.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// A place, in front of others or behind them.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
