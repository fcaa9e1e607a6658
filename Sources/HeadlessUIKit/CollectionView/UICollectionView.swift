import Foundation

/// A scrolling list whose layout is an object of its own.
///
/// A collection view asks its data source how many sections and items there are, its layout where
/// they stand, and its data source again for the views of those that are on the screen. Cells that
/// leave the screen wait in a reuse queue for the next one that enters.
///
/// ```swift
/// let collection = UICollectionView(
///   frame: CGRect(x: 0, y: 0, width: 320, height: 480),
///   collectionViewLayout: UICollectionViewFlowLayout())
/// collection.register(CardCell.self, forCellWithReuseIdentifier: "Card")
/// collection.dataSource = deck  // kept strongly elsewhere
/// collection.layoutIfNeeded()
/// ```
///
/// Time and memory depend on what is visible, as far as the layout allows it: a flow layout without
/// `sizeForItemAt` opens and scrolls a million items as it does a thousand.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: Making a collection view

  /// A collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    start()
  }

  /// A collection view from a nib, with the layout that the nib holds.
  public required init?(coder: NSCoder) {
    guard let layout = coder.decodedLayout else { CollectionFailure.noLayout.raise() }
    currentLayout = layout
    super.init(coder: coder)
    start()
    (coder as? NibCoder)?.decode(collectionView: self)
  }

  /// A collection view without a layout: UIKit raises an exception, and so does this. A subclass may
  /// have a convenience initialiser of this name that finds a layout.
  public override convenience init(frame: CGRect) {
    CollectionFailure.noLayout.raise()
  }

  private func start() {
    currentLayout.collectionView = self
    if ReuseLog.recordsEveryList { reuseLog = ReuseLog() }
    memoryWarnings = MemoryWarningObserver { [weak self] in self?.emptyReuseQueues() }
  }

  // MARK: What it shows and whom it tells

  /// The object that tells how many items there are and gives their views. It is held weakly, so
  /// somebody else has to keep it; without one the collection view is empty.
  open weak var dataSource: UICollectionViewDataSource? {
    didSet {
      guard dataSource !== oldValue else { return }
      markForReload()
    }
  }

  /// The object that is told about selection and about views that come and go. It is held weakly.
  open weak var delegate: UICollectionViewDelegate? {
    get { scrollDelegate as? UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The layout. A new one takes effect at the next layout pass.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { changeLayout(to: newValue) }
  }
  var currentLayout: UICollectionViewLayout

  /// A view that fills the collection view behind all its content.
  open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }

  /// The history of the views, when one is wanted.
  public var reuseLog: ReuseLog?

  // MARK: Prefetching

  /// The object that is told which items will probably be wanted soon. It is held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether items may be wanted before they are on the screen. UIKit's default is yes.
  open var isPrefetchingEnabled = true

  // MARK: State

  /// How far it has come with its data and its layout.
  var state = CollectionState()
  /// What of the collection view has no effect here.
  var listValues = StoredCollectionValues()
  /// What is known of items that will be wanted soon.
  var prefetching = ListPrefetching()

  let registry = ReuseRegistry<KindedReuseIdentifier, UICollectionReusableView>()
  var visible = VisibleElements()
  var selection = CollectionSelection()
  /// The updates that are not committed yet.
  var batch = UpdateBatch()
  var editing = CollectionEditing()
  private var memoryWarnings: MemoryWarningObserver?

  // MARK: Registering

  /// Registers the class of the cells of an identifier, in place of what was registered before;
  /// nil unregisters. Cells that exist already are not touched.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(
      cellClass.map(ViewSource.class), kind: CollectionElement.cellKind, identifier: identifier,
      selector: "registerClass:forCellWithReuseIdentifier:")
  }

  /// Registers a nib for the cells of an identifier; nil unregisters. The nib is first read when a
  /// cell is dequeued.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(
      nib.map(ViewSource.nib), kind: CollectionElement.cellKind, identifier: identifier,
      selector: "registerNib:forCellWithReuseIdentifier:")
  }

  /// Registers the class of the supplementary views of a kind and an identifier; nil unregisters.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass.map(ViewSource.class), kind: elementKind, identifier: identifier,
      selector: "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:")
  }

  /// Registers a nib for the supplementary views of a kind and an identifier; nil unregisters.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      nib.map(ViewSource.nib), kind: kind, identifier: identifier,
      selector: "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:")
  }

  // MARK: Dequeuing

  /// A cell for an item: one that waits in the reuse queue, prepared for reuse, or a new one.
  ///
  /// Call it once a request, from the data source, and return the cell. An identifier without a
  /// registration stops the app. O(1).
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier: identifier, at: indexPath)
  }

  /// A supplementary view: one that waits in the reuse queue, prepared for reuse, or a new one.
  ///
  /// Registrations are by kind and identifier together: what is registered for headers is unknown
  /// to footers. O(1).
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(kind: elementKind, identifier: identifier, at: indexPath)
  }

  // MARK: Loading

  /// Throws away all that is known of the data and the layout. The views on the screen go into the
  /// reuse queue, and the data source is asked again, at the next layout pass; the selection is
  /// gone at once.
  ///
  /// Called from inside a layout pass, as from `collectionView(_:cellForItemAt:)`, it ends the pass,
  /// logs that it did, and takes effect in the next one; called from inside that one too, it is
  /// ignored.
  open func reloadData() {
    guard state.activity == .none || postponeReload() else { return }
    deselectAllSilently()
    markForReload()
  }

  // MARK: Updates

  /// Makes updates in one batch. Batches nest; when the outermost one ends, the data source is asked
  /// for its counts, and when they are not what the updates make of the former ones, the app stops.
  /// Then the screen follows, and `completion` is called with true before the call returns.
  ///
  /// The data has to change inside the closure: what comes before it is laid out first.
  ///
  /// - Complexity: O(s + v + k log k) in the sections, the visible items and the updates, and what the
  ///   layout takes to prepare.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// Says that items are new, by their places after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Says that items are gone, by their places before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Has items shown by other cells, by their places before the update. They lose their selection.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Has the data source fill the cells of items again: its dequeue gives the cell that is there.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Says that an item has moved. Its cell moves along and is not asked for again.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update {
      $0.movedRows.append(.init(origin: RowPath(indexPath), destination: RowPath(newIndexPath)))
    }
  }

  /// Says that sections are new, by their numbers after the update.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections are gone, by their numbers before the update.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reads sections anew, with their headers and footers, by their numbers before the update.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section has moved, with all that it shows.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(origin: section, destination: newSection)) }
  }

  // MARK: Layout

  /// Changes the layout. The headless engine does not animate.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout at once, and then calls `completion` with true, before it returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    changeLayoutNow(to: layout)
    completion?(true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    runLayoutPass()
  }

  open override func setNeedsLayout() {
    if !state.isMovingViews { super.setNeedsLayout() }
  }

  open override var frame: CGRect {
    willSet { frameWillChange(to: newValue) }
  }

  open override var bounds: CGRect {
    willSet { boundsWillChange(to: newValue) }
  }

  override func boundsDidChange(from old: CGRect) {
    invalidateForBounds()
    super.boundsDidChange(from: old)
  }

  open override var contentInset: UIEdgeInsets {
    didSet { if contentInset != oldValue { currentLayout.invalidateLayout() } }
  }

  override var descriptionParts: [String] {
    super.descriptionParts + [
      "layout: \(currentLayout.uiKitIdentity)",
      "dataSource: \((dataSource as? NSObject)?.uiKitIdentity ?? "(null)")",
    ]
  }

  // MARK: Editing

  /// Whether the list is edited: its cells show the accessories for that.
  open var isEditing = false { didSet { editingDidChange(from: oldValue) } }

  // MARK: Selecting

  /// Whether a user can select items. UIKit's default is yes. Code can select items in any case.
  open var allowsSelection = true

  /// Whether several items can be selected at once. UIKit's default is no.
  open var allowsMultipleSelection = false { didSet { allowsMultipleSelectionDidChange() } }

  /// The selected items, in the order in which they were selected; empty when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.indexPaths }

  /// Selects an item without asking or telling the delegate; nil deselects all.
  ///
  /// Without `allowsMultipleSelection` the item takes the place of the one selected before. A path
  /// that is not in the data changes nothing. With a scroll position the item is scrolled there.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, scrollPosition: scrollPosition, animated: animated)
  }

  /// Deselects an item without asking or telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls until an item stands at a position of the visible rectangle, as far as the content
  /// reaches. No position scrolls just far enough to show the whole item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, position: scrollPosition, animated: animated)
  }

  // MARK: Asking

  /// How many sections there are. Asks the data source when a reload is due. O(1).
  open var numberOfSections: Int { currentCounts.sections }

  /// How many items a section holds; a section that is not there stops the app. O(1).
  open func numberOfItems(inSection section: Int) -> Int {
    currentCounts.items(inSection: section)
  }

  /// The cells on the screen, in no order that can be relied on.
  open var visibleCells: [UICollectionViewCell] { visible.cells.map(\.cell) }

  /// The index paths of the cells on the screen, in no order that can be relied on.
  open var indexPathsForVisibleItems: [IndexPath] { visible.cells.map(\.indexPath) }

  /// The cell of an item; nil when the item is not on the screen, is not in the data, or its cell is
  /// still being prepared. O(1).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The item that a cell shows; nil for a cell that is not on the screen. O(n) in what is visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.element(of: cell)?.indexPath
  }

  /// The item at a point of the content, or nil.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    item(at: point)
  }

  /// The supplementary view of a kind; nil when it is not on the screen. O(1).
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    visible[.supplementary(elementKind, indexPath)]?.view
  }

  /// The supplementary views of a kind on the screen, in no order that can be relied on.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.supplementaryElements(ofKind: elementKind).map(\.view)
  }

  /// The index paths of the supplementary views of a kind on the screen.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.supplementaryElements(ofKind: elementKind).map(\.indexPath)
  }

  /// What the layout says of an item; nil for one that is not in the data.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  /// What the layout says of a supplementary view; nil where it has none.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(of: .supplementary(kind, indexPath))
  }
}
