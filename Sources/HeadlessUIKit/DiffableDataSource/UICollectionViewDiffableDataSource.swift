import Foundation

/// A collection view's data source that is told what to show and finds out what has changed.
///
/// ```swift
/// dataSource = UICollectionViewDiffableDataSource(collectionView: grid) { grid, indexPath, book in
///   grid.dequeueConfiguredReusableCell(using: books, for: indexPath, item: book)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Shelf, Book>()
/// snapshot.appendSections([.novels])
/// snapshot.appendItems(novels)
/// dataSource.apply(snapshot)
/// ```
///
/// The collection view does not keep its data source alive: somebody else has to.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item, dequeued from the collection view. To give none stops the app.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Gives a header, a footer or another supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  /// The trees of the sections that were given as such.
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Who gives supplementary views. A layout that wants some while nobody does stops the app.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What is asked and told when the user expands and collapses items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// What is asked and told when the user moves items.
  open var reorderingHandlers = ReorderingHandlers()

  /// A data source that shows nothing yet. It makes itself the collection view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot: the first one by a reload, any other by the fewest updates that lead to it.
  ///
  /// Items that keep their order are not touched, and items that move take their cells along, from
  /// section to section too. Only for items that come, and for marked ones, the cell provider is
  /// asked; the marks come in a batch of their own.
  ///
  /// On the main thread all is done, and `completion` called, before this returns. Calls from another
  /// thread are carried over to the main one in their order; to mix both stops the app.
  ///
  /// - Parameters:
  ///   - snapshot: What the list is to show.
  ///   - animatingDifferences: Changes nothing here: nothing takes time.
  ///   - completion: Called when the list shows it.
  /// - Complexity: O(n + k log k) in the items and the changes, and what the layout takes to prepare.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.apply(on: collectionView, .updates, completion: completion) { $0 = snapshot }
  }

  /// Shows a snapshot as the method with a completion does.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by a reload of the collection view, whatever has changed.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.apply(on: collectionView, .reload, completion: completion) { $0 = snapshot }
  }

  /// Shows a snapshot as the method with a completion does.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Asking

  /// A copy of what is shown, without marks. O(1) until it is changed.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    state.snapshot
  }

  /// The section at an index; nil when there is none. O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.sections.indices.contains(index) ? state.sections[index].id : nil
  }

  /// The index of a section; nil when it is not shown. O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  /// The item at an index path; nil when there is none. O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// The index path of an item; nil when it is not shown. O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.snapshot.content.path(of: itemIdentifier)?.indexPath
  }

  // MARK: What the collection view asks

  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.sections.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    state.itemCount(inSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = state.item(at: indexPath) else { DiffableFailure.itemPastEnd.raise() }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      DiffableFailure.noCell(itemIdentifier: item, at: indexPath, collectionView).raise()
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      DiffableFailure.noSupplementaryProvider(collectionView, self).raise()
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      CollectionFailure.supplementaryNotDequeued(nil, kind: kind, at: indexPath).raise()
    }
    return view
  }

  /// As `reorderingHandlers` have it; without them no item can be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = state.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Follows a move by the user, and tells `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    followMove(from: sourceIndexPath, to: destinationIndexPath)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
