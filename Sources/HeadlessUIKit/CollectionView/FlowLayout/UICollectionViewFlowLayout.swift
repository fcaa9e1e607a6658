import Foundation

/// A layout that sets items like words of a text: in lines, from the first section to the last.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 90, height: 60)
/// layout.headerReferenceSize = CGSize(width: 0, height: 30)
/// let collection = UICollectionView(
///   frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
/// ```
///
/// A line takes items as long as they fit with the least spacing, and spreads them over its whole
/// length; a line with room for one sets it in the middle. The last line of a section keeps the
/// columns of the lines above when all items are equally wide, and the least spacing otherwise.
/// Items stand in the middle of their line's height.
///
/// - Complexity: a section without `sizeForItemAt` costs the same whatever it holds; a question
///   about a rectangle costs what stands in it.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A flow layout with UIKit's defaults.
  public override init() {
    super.init()
  }

  /// A flow layout from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(flowLayout: self)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Measures

  /// The direction in which the list scrolls. Vertical lists have lines from left to right,
  /// horizontal ones have lines from top to bottom.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { measuresDidChange() } }
  }

  /// The size of every item, where the delegate has no `sizeForItemAt`. 50 × 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { measuresDidChange() } }
  }

  /// The estimate of items that say their size by themselves, which stand as `itemSize` or the delegate
  /// say until then.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// How large an item is taken to be until its cell says how large it would rather be, by
  /// `preferredLayoutAttributesFitting(_:)`. Zero, the default, is that cells are not heard.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      selfSizes.removeAll()
      measuresDidChange()
    }
  }

  /// The space between lines: 10 points by default. Between two lines of different sections, and
  /// beside headers and footers, there is none.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { measuresDidChange() } }
  }

  /// The least space between the items of a line: 10 points by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { measuresDidChange() } }
  }

  /// The margins around the items of each section, inside its header and footer.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { measuresDidChange() } }
  }

  /// The size of each header. Its side along the scroll direction counts, the other is that of the
  /// content; 0, the default, is no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { measuresDidChange() } }
  }

  /// The size of each footer, as that of the headers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { measuresDidChange() } }
  }

  /// Whether a header stays at the edge of what is visible while its section scrolls by.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { measuresDidChange() } }
  }

  /// Whether a footer stays at the far edge of what is visible while its section scrolls by.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { measuresDidChange() } }
  }

  /// Set by the delegate protocol's own `sizeForItemAt`: the delegate has none.
  var sizeCameFromDefault = false

  private var geometry: FlowGeometry?
  /// What the items' cells have said of their sizes.
  private(set) var selfSizes = SelfSizes()
  private var isMeasuring = false

  var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  private func measuresDidChange() {
    geometry = nil
    invalidateLayout()
  }

  // MARK: Invalidating

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if flowContext?.forgetsSizes ?? false
      || (context.invalidateEverything && context.invalidateDataSourceCounts)
    {
      selfSizes.removeAll()
    }
    if let size = flowContext?.preferredSize {
      for indexPath in context.invalidatedItemIndexPaths ?? [] {
        selfSizes.set(size, at: indexPath)
      }
    }
    if flowContext?.invalidatesGeometry ?? true { geometry = nil }
    super.invalidateLayout(with: context)
  }

  /// Yes when the content's other dimension changes, or when headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsBands || changesCrossLength(newBounds)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext else {
      return context
    }
    if changesCrossLength(newBounds) {
      flowContext.forgetsSizes = true
    } else {
      flowContext.invalidateFlowLayoutDelegateMetrics = false
      flowContext.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  /// Yes for an item that would rather have another size, where there is an `estimatedItemSize`.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    sizesItemsByThemselves && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
      flowContext.preferredSize = preferredAttributes.size
      flowContext.invalidateFlowLayoutDelegateMetrics = false
      flowContext.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  override func carry(_ plan: UpdatePlan) {
    selfSizes.carry(plan)
  }

  override var selfSizingAxis: FlowAxis? { sizesItemsByThemselves ? axis : nil }

  /// Whether cells say how large their items are.
  var sizesItemsByThemselves: Bool { estimatedItemSize != .zero }

  /// Whether all items are estimated to have one size, which needs no delegate.
  var estimatesOneSize: Bool {
    sizesItemsByThemselves && estimatedItemSize != UICollectionViewFlowLayout.automaticSize
  }

  private var pinsBands: Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  private func changesCrossLength(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return axis.cross(newBounds.size) != axis.cross(collectionView.bounds.size)
  }

  // MARK: Answering

  open override func prepare() {
    super.prepare()
    _ = currentGeometry
  }

  open override var collectionViewContentSize: CGSize { currentGeometry.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let geometry = currentGeometry
    let interval = axis.main(rect)
    return geometry.sections(in: interval).flatMap { index in
      let section = geometry.sections[index]
      let bands = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      .compactMap { bandAttributes(ofKind: $0, section: index) }
      .filter { $0.frame.overlaps(rect) }
      let items = section.items(in: interval).compactMap { item in
        let indexPath = IndexPath(item: item, section: index)
        let frame = geometry.frame(ofItemAt: indexPath)
        return frame.overlaps(rect) ? itemAttributes(at: indexPath, frame: frame) : nil
      }
      return items + bands
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let geometry = currentGeometry
    guard geometry.contains(indexPath) else { return nil }
    return itemAttributes(at: indexPath, frame: geometry.frame(ofItemAt: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath[1] == 0 else { return nil }
    return bandAttributes(ofKind: elementKind, section: indexPath[0])
  }

  /// The geometry, computed when it is first wanted: a subclass may set measures in its `prepare()`.
  private var currentGeometry: FlowGeometry {
    if let geometry, !selfSizes.hasPending { return geometry }
    // A delegate that asks the layout while it is asked for a size gets an empty one.
    guard let collectionView, !isMeasuring else { return FlowGeometry(axis: axis, crossLength: 0) }
    isMeasuring = true
    defer { isMeasuring = false }
    var measuring = FlowMeasuring(layout: self, collectionView: collectionView)
    let sizes = selfSizes.takePending()
    let measured = geometry.map { measuring.resize($0, sizes) } ?? measuring.measure()
    geometry = measured
    return measured
  }

  private func itemAttributes(at indexPath: IndexPath, frame: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes(of: .cell(indexPath))
    attributes.frame = frame
    attributes.flexibleAxes = sizesItemsByThemselves ? .both : []
    return attributes
  }

  /// How far headers and footers stand in front of the items.
  private static let bandZIndex = 10

  private func bandAttributes(ofKind kind: String, section index: Int)
    -> UICollectionViewLayoutAttributes?
  {
    let geometry = currentGeometry
    guard geometry.sections.indices.contains(index) else { return nil }
    let section = geometry.sections[index]
    let visible = visibleInterval
    let start: CGFloat
    let length: CGFloat
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      length = section.headerLength
      start = section.headerStart(
        pinnedTo: sectionHeadersPinToVisibleBounds ? visible.start : nil)
    case UICollectionView.elementKindSectionFooter:
      length = section.footerLength
      start = section.footerStart(pinnedTo: sectionFootersPinToVisibleBounds ? visible.end : nil)
    default: return nil
    }
    guard length > 0 else { return nil }
    let attributes = makeAttributes(
      of: .supplementary(kind, IndexPath(item: 0, section: index)))
    attributes.frame = geometry.frame(ofBandAt: start, length: length)
    attributes.zIndex = UICollectionViewFlowLayout.bandZIndex
    attributes.flexibleAxes = []
    return attributes
  }

  /// What of the content is visible between the content insets.
  private var visibleInterval: FlowAxis.Interval {
    guard let collectionView else { return .init(start: 0, end: 0) }
    return axis.main(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
  }
}

extension UICollectionView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// To the left and to the right.
    case horizontal
  }
}
