import Foundation

/// A table's data source that is told what to show and finds out what has changed.
///
/// ```swift
/// dataSource = UITableViewDiffableDataSource(tableView: table) { table, indexPath, book in
///   let cell = table.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
///   cell.textLabel?.text = book.title
///   return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Shelf, Book>()
/// snapshot.appendSections([.novels])
/// snapshot.appendItems(novels)
/// dataSource.apply(snapshot)
/// ```
///
/// The table does not keep its data source alive: somebody else has to. Titles, editing, moving and
/// the index are what a subclass overrides; without one there are none.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Gives the cell of an item, dequeued from the table. To give none stops the app.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// How rows would come and go. Nothing takes time here, so it changes nothing.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// A data source that shows nothing yet. It makes itself the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot: the first one by a reload, any other by the fewest updates that lead to it.
  ///
  /// Rows that keep their order are not touched, and rows that move take their cells along, from
  /// section to section too. Only for rows that come, and for marked ones, the cell provider is asked;
  /// the marks come in a batch of their own. A change that a table cannot follow is a reload: rows that
  /// outlive their section or move into one that comes, and more than one section that moves.
  ///
  /// On the main thread all is done, and `completion` called, before this returns. Calls from another
  /// thread are carried over to the main one in their order; to mix both stops the app.
  ///
  /// - Parameters:
  ///   - snapshot: What the list is to show.
  ///   - animatingDifferences: Changes nothing here: nothing takes time.
  ///   - completion: Called when the list shows it.
  /// - Complexity: O(n + k log k) in the items and the changes.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.apply(on: tableView, .updates, completion: completion) { $0 = snapshot }
  }

  /// Shows a snapshot as the method with a completion does.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by a reload of the table, whatever has changed.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.apply(on: tableView, .reload, completion: completion) { $0 = snapshot }
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

  /// The item of a row; nil when there is no such row. O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// The row of an item; nil when it is not shown. O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.snapshot.content.path(of: itemIdentifier)?.indexPath
  }

  // MARK: What the table asks

  open func numberOfSections(in tableView: UITableView) -> Int { state.sections.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.itemCount(inSection: section)
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = state.item(at: indexPath) else { DiffableFailure.itemPastEnd.raise() }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      DiffableFailure.noCell(itemIdentifier: item, at: indexPath, tableView).raise()
    }
    return cell
  }

  // MARK: What a subclass may answer

  /// No title.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// No: rows cannot be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// No: rows cannot be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// No index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section with the title's own number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
