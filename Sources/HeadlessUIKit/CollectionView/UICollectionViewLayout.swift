import Foundation

/// The base of all layouts: it says where the elements of a collection view stand.
///
/// UIKit's own subclass is `UICollectionViewFlowLayout`. A custom layout overrides `prepare()`,
/// `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`. The collection view calls `prepare()` once an invalidation, then
/// asks for the content's size, and at each layout pass for the elements in the visible rectangle.
///
/// ```swift
/// final class Stack: UICollectionViewLayout {
///   override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 4400) }
///   override func layoutAttributesForItem(at indexPath: IndexPath)
///     -> UICollectionViewLayoutAttributes?
///   {
///     let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///     attributes.frame = CGRect(x: 0, y: 44 * indexPath.item, width: 320, height: 44)
///     return attributes
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// A layout that no collection view uses yet.
  public override init() {
    super.init()
  }

  /// A layout from a nib.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection view that uses the layout, or nil.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Whether the layout is mirrored where a language is read the other way. It is not asked here:
  /// all is read from left to right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The layout's decoration views, by kind.
  let decorations = ReuseRegistry<ReuseIdentifier, UICollectionReusableView>()

  // MARK: Invalidating

  /// Says that all the layout computed is wrong. The next layout pass calls `prepare()` again.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says what of the layout is wrong. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// Whether new bounds of the collection view make the layout wrong. UIKit asks at each scroll
  /// step and each change of size, while the collection view still has its old bounds. The base
  /// class says no.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context with which new bounds invalidate the layout.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeInvalidationContext()
  }

  /// Whether a view that would rather have another size makes the layout wrong. UIKit asks for each
  /// view before it is displayed, and again when it gets another size. The base class says no.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context with which a view's wish invalidates the layout; it names the view's element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    let path = originalAttributes.indexPath
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [path])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: originalAttributes.element.kind, at: [path])
    case .decorationView:
      context.invalidateDecorationElements(ofKind: originalAttributes.element.kind, at: [path])
    }
    return context
  }

  // MARK: Answering

  /// Tells the layout to compute what it needs. The collection view's counts and bounds are valid.
  open func prepare() {}

  /// The attributes of every element that stands in a rectangle at least in part; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of the cell at an index path.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view; nil when the layout has none there.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a decoration view; nil when the layout has none there.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The size of all content, in points. The base class has none.
  open var collectionViewContentSize: CGSize { .zero }

  /// Where a drag is to end that would end at an offset. The base class changes nothing. The hands of
  /// the headless engine let go without speed: the velocity is zero.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content is to stand after an update of the data or a change of the layout, in place of
  /// the offset that the collection view would choose. The base class changes nothing.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Updates

  /// A hook for the engine's own layouts: the direction in which views that say their sizes move those
  /// behind them; nil for a layout that does not listen to views.
  var selfSizingAxis: FlowAxis? { nil }

  /// A hook for the engine's own layouts: the data is about to change in this way.
  func carry(_ plan: UpdatePlan) {}

  /// The data changes; `prepare()` has been called with the new data already. The base class does
  /// nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// The last call of an update: its views are where they belong.
  open func finalizeCollectionViewUpdates() {}

  /// The bounds are about to change in an animation, which they never do here: it is not called.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The bounds have changed in an animation, which they never do here: it is not called.
  open func finalizeAnimatedBoundsChange() {}

  /// How an item's cell looks before it appears in an update, by its index path after it; nil, the
  /// base class's answer, is how it will look.
  ///
  /// Nothing takes time here: the cell gets these attributes, and at once the final ones.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// How an item's cell looks when it has disappeared in an update; nil is how it looked. A cell whose
  /// item is gone has its index path before the update, another one that after it.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// The same as for an item that appears, of a supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The same as for an item that disappears, of a supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The same as for an item that appears, of a decoration view.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The same as for an item that disappears, of a decoration view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The supplementary views of a kind that go in an update, by their index paths before it. The base
  /// class names none: such a view follows its section.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that come in an update, by their index paths after it.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that go in an update, by their index paths before it.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that come in an update, by their index paths after it.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Another layout takes the place of this one. The base class does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// This layout takes the place of another one. The base class does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The last call of a change of layouts, to both: the views are where the new one wants them.
  ///
  /// Between the calls the old layout is asked for the final attributes of the views that go, and the
  /// new one for the initial attributes of those that come.
  open func finalizeLayoutTransition() {}

  // MARK: Decoration views

  /// Registers the class of the decoration views of a kind; nil unregisters.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass.map(ViewSource.class), for: ReuseIdentifier(elementKind))
  }

  /// Registers a nib for the decoration views of a kind; nil unregisters.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib.map(ViewSource.nib), for: ReuseIdentifier(elementKind))
  }

  // MARK: Making attributes and contexts

  /// Blank attributes of the class that the layout names.
  func makeAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let attributesClass =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = attributesClass.makeBlank()
    attributes.indexPath = element.indexPath
    attributes.representedElementCategory = element.category
    attributes.representedElementKind = element.category == .cell ? nil : element.kind
    return attributes
  }

  /// A context of the class that the layout names.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return contextClass.makeBlank()
  }
}
