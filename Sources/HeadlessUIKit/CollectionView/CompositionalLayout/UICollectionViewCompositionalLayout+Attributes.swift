import Foundation

extension UICollectionViewCompositionalLayout {
  func attributes(
    ofItem item: Int, _ place: GroupArrangement.Place, _ section: CompositionalSection,
    _ index: Int, _ origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: index)
    let attributes = makeAttributes(of: .cell(path))
    attributes.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = place.zIndex
    attributes.flexibleAxes = place.flexibleAxes
    (attributes as? CompositionalAttributes)?.listItem = section.plan.section.list?
      .item(at: path, count: section.itemCount)
    return attributes
  }

  /// A badge or its like.
  func attributes(
    of supplement: NSCollectionLayoutSupplementaryItem, _ frame: CGRect, item: Int, section: Int,
    _ origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      of: .supplementary(supplement.elementKind, IndexPath(item: item, section: section)))
    attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = supplement.zIndex
    attributes.flexibleAxes = []
    return attributes
  }

  /// A header or footer of a section.
  func attributes(
    ofEdge edge: Int, _ section: CompositionalSection, _ index: Int, _ origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let item = section.plan.section.boundarySupplementaryItems[edge]
    let attributes = makeAttributes(
      of: .supplementary(item.elementKind, IndexPath(item: 0, section: index)))
    let visible = visibleInterval(from: section.plan.axis.isVertical ? origin.y : origin.x)
    attributes.frame = section.frame(ofEdge: edge, visible: visible)
      .offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = item.zIndex
    attributes.flexibleAxes = item.layoutSize.flexibleAxes
    (attributes as? CompositionalAttributes)?.listItem = section.plan.section.list?
      .edge(item.edge(along: section.plan.axis) ?? .header)
    return attributes
  }

  /// A header or footer of the whole content.
  func attributes(ofFrameEdge edge: Int, _ geometry: CompositionalGeometry)
    -> UICollectionViewLayoutAttributes
  {
    let item = geometry.frameEdgeItems[edge]
    let attributes = makeAttributes(of: .supplementary(item.elementKind, IndexPath(index: 0)))
    attributes.frame = geometry.frame(ofFrameEdge: edge, visible: visibleInterval(from: 0))
    attributes.zIndex = item.zIndex
    attributes.flexibleAxes = item.layoutSize.flexibleAxes
    return attributes
  }

  /// A background of a section.
  func attributes(
    of decoration: NSCollectionLayoutDecorationItem, _ section: CompositionalSection, _ index: Int,
    _ origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      of: CollectionElement(
        category: .decorationView, kind: decoration.elementKind,
        indexPath: IndexPath(item: 0, section: index)))
    attributes.frame = section.backgroundFrame.offsetBy(dx: origin.x, dy: origin.y)
      .inset(by: decoration.contentInsets.edgeInsets)
    attributes.zIndex = decoration.zIndex
    attributes.flexibleAxes = []
    return attributes
  }

  /// What of the layout's direction is visible between the content insets, counted from a start.
  private func visibleInterval(from start: CGFloat) -> FlowAxis.Interval {
    guard let collectionView else { return .init(start: 0, end: 0) }
    let axis = FlowAxis(isVertical: configuration.scrollDirection == .vertical)
    let visible = axis.main(
      collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    return .init(start: visible.start - start, end: visible.end - start)
  }
}

/// The attributes of a compositional layout: they tell a cell of a list what list it is in.
final class CompositionalAttributes: UICollectionViewLayoutAttributes {
  /// What the element is to its list; nil in a section that is no list.
  var listItem: ListItem?

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CompositionalAttributes)?.listItem = listItem
    return copy
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? CompositionalAttributes else {
      return false
    }
    return MainActor.assumeIsolated { listItem == other.listItem }
  }
}

/// Why a compositional layout is wrong.
final class CompositionalContext: UICollectionViewLayoutInvalidationContext {
  enum Reason {
    /// Nothing it has computed counts.
    case unknown
    /// Only what is pinned has moved.
    case scrolled
    /// A view has said its size.
    case preferred(UICollectionViewLayoutAttributes)
  }
  var reason = Reason.unknown
}

/// What can be wrong about a compositional layout.
enum CompositionalFailure {
  /// The provider has no description of a section.
  case noSection(Int)

  @MainActor
  func raise() -> Never {
    switch self {
    case .noSection(let section):
      UIKitException.internalInconsistency.raise(
        "the section provider of a UICollectionViewCompositionalLayout returned nil for section "
          + "\(section); return an NSCollectionLayoutSection for every section of the data source")
    }
  }
}
