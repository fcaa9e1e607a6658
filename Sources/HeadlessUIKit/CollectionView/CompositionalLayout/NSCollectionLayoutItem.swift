import Foundation

/// One item of a compositional layout: the place of a cell.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the place; fractions are of the group around.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that belong to the item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// How far the cell keeps from the edges of its place. They count for nothing in a direction in
  /// which the size is estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Spaces around the place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, with views that belong to it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The insets that count.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    let axes = layoutSize.flexibleAxes
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A view that belongs to an item or a group of a compositional layout, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source knows the view.
  public let elementKind: String
  /// Where the view's point lies on the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view; nil is the one that `containerAnchor` names.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The place from back to front.
  open var zIndex = 1

  /// A view that stands inside an item at an anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// A view of which one anchor lies on an anchor of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, kind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  init(
    size: NSCollectionLayoutSize, kind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Where the view stands on a rectangle.
  func frame(on rect: CGRect, size: CGSize) -> CGRect {
    let target = containerAnchor.point(in: rect)
    let own = (itemAnchor ?? containerAnchor.withoutOffset).point(
      in: CGRect(origin: .zero, size: size))
    return CGRect(
      x: target.x - own.x, y: target.y - own.y, width: size.width, height: size.height)
  }
}

/// A point on the edge of a rectangle.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that meet in the point; the middle in a direction without an edge.
  public let edges: NSDirectionalRectEdge
  /// How far the point lies from there, in points or in parts of the rectangle.
  public let offset: CGPoint
  /// Whether `offset` is in parts of the rectangle.
  public let isFractionalOffset: Bool
  /// Whether `offset` is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The point where edges meet.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// A point some points from where edges meet.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
    super.init()
  }

  /// A point some parts of the rectangle from where edges meet.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
    super.init()
  }

  var withoutOffset: NSCollectionLayoutAnchor { NSCollectionLayoutAnchor(edges: edges) }

  func point(in rect: CGRect) -> CGPoint {
    let x =
      edges.contains(.leading)
      ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y =
      edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return CGPoint(
      x: x + offset.x * (isFractionalOffset ? rect.width : 1),
      y: y + offset.y * (isFractionalOffset ? rect.height : 1))
  }
}

/// A view at the edge of a section or of a whole compositional layout: a header, a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which the view stands.
  public let alignment: NSRectAlignment
  /// How far the view is moved from there.
  public let offset: CGPoint
  /// Whether the section grows by the view, which otherwise covers its items.
  open var extendsBoundary = true
  /// Whether the view stays on the screen while its section scrolls by.
  open var pinToVisibleBounds = false

  /// A view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// A view some points from an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      size: layoutSize, kind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), itemAnchor: nil)
  }
}

/// A view of the layout's own, behind the items of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind by which the layout knows the view.
  public let elementKind: String
  /// The place from back to front: behind the items.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view behind all of a section. Register its class with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None: the middle.
  case none
  /// The middle of the upper edge.
  case top
  /// The corner at the beginning of the upper edge.
  case topLeading
  /// The middle of the edge at which a text begins.
  case leading
  /// The corner at the beginning of the lower edge.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The corner at the end of the lower edge.
  case bottomTrailing
  /// The middle of the edge at which a text ends.
  case trailing
  /// The corner at the end of the upper edge.
  case topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
