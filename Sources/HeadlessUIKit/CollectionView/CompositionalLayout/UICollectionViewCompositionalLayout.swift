import Foundation

/// A closure that describes the sections of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout that is put together of items in groups in sections.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
///   subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(
///   section: NSCollectionLayoutSection(group: row))  // two columns, 60 points a row
/// ```
///
/// A dimension that is estimated counts until the view is there; then the view says it, by its content
/// configuration, its constraints or its `preferredLayoutAttributesFitting(_:)`. What follows moves.
///
/// - Complexity: opening is O(s) in the sections, whatever they hold. What is on the screen, and what
///   was and had a size of its own, costs time and memory.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// Whether all sections have one description.
  private let isUniform: Bool

  /// A layout of which every section is the same.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    isUniform = true
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout of which every section is the same, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    isUniform = true
    self.configuration = configuration
    super.init()
  }

  /// A layout that asks for the description of each section, whenever it is computed anew.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    isUniform = false
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout that asks for the description of each section, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    isUniform = false
    self.configuration = configuration
    super.init()
  }

  /// A nib cannot hold a compositional layout: nil.
  public required init?(coder: NSCoder) { nil }

  /// What concerns the layout as a whole. A new one makes the layout wrong; changing the present one
  /// does not.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  open override class var layoutAttributesClass: AnyClass { CompositionalAttributes.self }
  open override class var invalidationContextClass: AnyClass { CompositionalContext.self }

  private var geometry: CompositionalGeometry?
  /// How far sections that scroll on their own are scrolled, for those that a hand or code has moved.
  var sectionOffsets: [Int: CGFloat] = [:]
  /// Whether an app is changing the items of a section right now, and may ask where they are.
  var isShowingItems = false
  /// The sizes that views said before the data changed, by where their items stand now.
  private var carriedSizes: [IndexPath: CGSize] = [:]

  private var axis: FlowAxis { FlowAxis(isVertical: configuration.scrollDirection == .vertical) }
  override var selfSizingAxis: FlowAxis? { axis }

  // MARK: Invalidating

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything, context.invalidateDataSourceCounts { sectionOffsets = [:] }
    switch (context as? CompositionalContext)?.reason ?? .unknown {
    case .unknown: geometry = nil
    case .scrolled: break
    case .preferred(let attributes): take(attributes)
    }
    super.invalidateLayout(with: context)
  }

  /// Yes when the size is another, or when headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size || geometry?.pinsViews == true
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == collectionView?.bounds.size {
      (context as? CompositionalContext)?.reason = .scrolled
    }
    return context
  }

  /// Yes for a view that says another size in a direction that is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.flexibleAxes
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return axes.contains(.horizontal) && new.width != old.width
      || axes.contains(.vertical) && new.height != old.height
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? CompositionalContext)?.reason = .preferred(preferredAttributes)
    return context
  }

  /// Notes the size that a view has said.
  private func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard let geometry else { return }
    let element = attributes.element
    let size = CGSize(width: max(0, attributes.size.width), height: max(0, attributes.size.height))
    if element.category == .cell {
      geometry.setMeasured(size, itemAt: element.indexPath)
    } else if element.indexPath.count == 1,
      let index = geometry.frameEdgeItems.firstIndex(where: { $0.elementKind == element.kind })
    {
      geometry.setMeasured(size, frameEdge: index)
    } else if element.indexPath.count == 2, geometry.contains(section: element.indexPath[0]),
      let index = edgeIndex(ofKind: element.kind, section: element.indexPath[0])
    {
      geometry.setMeasured(size, edge: index, ofSection: element.indexPath[0])
    }
  }

  /// Keeps the sizes of items that stay while the data changes.
  override func carry(_ plan: UpdatePlan) {
    for (path, size) in geometry?.measuredItems ?? [:] {
      if let new = plan.newPath(of: RowPath(path)) { carriedSizes[new.indexPath] = size }
    }
    let offsets = sectionOffsets
    sectionOffsets = [:]
    for (section, offset) in offsets {
      if let new = plan.newSection(of: section) { sectionOffsets[new] = offset }
    }
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    _ = currentGeometry
  }

  open override var collectionViewContentSize: CGSize { currentGeometry?.contentSize ?? .zero }

  var currentGeometry: CompositionalGeometry? {
    if let geometry { return geometry }
    guard let collectionView else { return nil }
    let axis = axis
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    let container = CGSize(width: max(0, room.width), height: max(0, room.height))
    let environment = environment(of: container, in: collectionView)
    var plans: [ObjectIdentifier: SectionPlan] = [:]
    var uniform: SectionPlan?
    let counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    let made = CompositionalGeometry(
      axis: axis, container: container, counts: counts, configuration: configuration
    ) { index in
      if let uniform { return uniform }
      guard let section = provider(index, environment) else {
        CompositionalFailure.noSection(index).raise()
      }
      let plan =
        plans[ObjectIdentifier(section)]
        ?? SectionPlan(section, axis: axis, container: container)
      plans[ObjectIdentifier(section)] = plan
      if isUniform { uniform = plan }
      return plan
    }
    for (path, size) in carriedSizes { made.setMeasured(size, itemAt: path) }
    carriedSizes = [:]
    geometry = made
    return made
  }

  /// What closures are told of the surroundings.
  func environment(of container: CGSize, in collectionView: UICollectionView)
    -> LayoutEnvironment
  {
    LayoutEnvironment(contentSize: container, traitCollection: collectionView.traitCollection)
  }

  /// A section as it is scrolled now.
  func section(_ index: Int, _ geometry: CompositionalGeometry) -> CompositionalSection {
    geometry.section(index).scrolled(to: sectionOffsets[index])
  }

  // MARK: Answering

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let geometry = currentGeometry else { return [] }
    var all: [UICollectionViewLayoutAttributes] = []
    for index in geometry.sections(in: rect) {
      let section = section(index, geometry)
      let origin = geometry.origin(ofSection: index)
      let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
      let items = section.items(in: local).map { item, place in
        attributes(ofItem: item, place, section, index, origin)
      }
      showVisible(items, section)
      all += items
      for (item, supplement, frame) in section.supplements(in: local) {
        all.append(attributes(of: supplement, frame, item: item, section: index, origin))
      }
      for edge in section.plan.section.boundarySupplementaryItems.indices {
        all.append(attributes(ofEdge: edge, section, index, origin))
      }
      for decoration in section.plan.section.decorationItems {
        all.append(attributes(of: decoration, section, index, origin))
      }
    }
    all += geometry.frameEdgeItems.indices.map { attributes(ofFrameEdge: $0, geometry) }
    return all.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let geometry = currentGeometry, geometry.contains(indexPath) else { return nil }
    let section = section(indexPath[0], geometry)
    return attributes(
      ofItem: indexPath[1], section.place(ofItem: indexPath[1]), section, indexPath[0],
      geometry.origin(ofSection: indexPath[0]))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry = currentGeometry else { return nil }
    if indexPath.count == 1 {
      return geometry.frameEdgeItems.firstIndex { $0.elementKind == elementKind }
        .map { attributes(ofFrameEdge: $0, geometry) }
    }
    guard indexPath.count == 2, geometry.contains(section: indexPath[0]) else { return nil }
    let section = section(indexPath[0], geometry)
    let origin = geometry.origin(ofSection: indexPath[0])
    if indexPath[1] == 0, let edge = edgeIndex(ofKind: elementKind, section: indexPath[0]) {
      return attributes(ofEdge: edge, section, indexPath[0], origin)
    }
    guard geometry.contains(indexPath) else { return nil }
    return section.supplements(ofItem: indexPath[1])
      .first { $0.supplement.elementKind == elementKind }
      .map {
        attributes(
          of: $0.supplement, $0.frame, item: indexPath[1], section: indexPath[0], origin)
      }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry = currentGeometry, indexPath.count == 2,
      geometry.contains(section: indexPath[0])
    else { return nil }
    let section = section(indexPath[0], geometry)
    return section.plan.section.decorationItems.first { $0.elementKind == elementKind }
      .map {
        attributes(of: $0, section, indexPath[0], geometry.origin(ofSection: indexPath[0]))
      }
  }

  private func edgeIndex(ofKind kind: String, section: Int) -> Int? {
    geometry?.section(section).plan.section.boundarySupplementaryItems
      .firstIndex { $0.elementKind == kind }
  }

  /// What makes the section of an index path one of a list; nil when it is none.
  func listSection(at indexPath: IndexPath) -> ListSection? {
    guard let geometry = currentGeometry, geometry.contains(indexPath) else { return nil }
    return geometry.section(indexPath[0]).plan.section.list
  }
}
