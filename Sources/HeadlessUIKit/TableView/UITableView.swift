import Foundation

/// A list of rows in one column.
///
/// A table asks its data source for the cells of the rows that its bounds show, and for no others;
/// a cell that leaves the screen waits in a queue until a row of the same identifier needs one.
/// Time and memory depend on what is shown, not on how many rows there are, as long as heights are
/// estimated or all the same.
///
/// ```swift
/// let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
/// table.dataSource = source
/// table.layoutIfNeeded()
/// table.visibleCells.count  // 11 rows of 44 points
/// ```
///
/// Nothing takes time in the headless engine: "animated" changes only which callbacks are sent.
open class UITableView: UIScrollView {
  /// The height that means "as it comes": the table finds it out or uses its standard.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Posted when the user has selected or deselected a row; the object is the table.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  // MARK: Making a table

  /// A table at a place. The style cannot be changed later.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    startObserving()
  }

  /// A plain table at a place.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = coder.decodedTableStyle
    super.init(coder: coder)
    startObserving()
    (coder as? NibCoder)?.decode(tableView: self)
  }

  /// The style given when the table was made.
  public let style: Style

  // MARK: Data source and delegate

  /// Where rows come from. The table does not keep it alive, and without one it is empty.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      forgetMissingMethods(.ofDataSource, of: dataSource)
      activity.hasCounts = false
      setNeedsData()
    }
  }

  /// Who is asked for heights and views, and told of display and selection. The table does not keep
  /// it alive.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      forgetMissingMethods(.ofDelegate, of: delegate)
      setNeedsData()
    }
  }

  /// The optional methods that data source and delegate were found not to have.
  var missingMethods: MissingMethods = []

  // MARK: Heights

  /// The height of rows for which the delegate has none, in points.
  open var rowHeight = automaticDimension { didSet { setNeedsHeights(oldValue, rowHeight) } }

  /// The height of section headers for which the delegate has none. In a plain table a section without
  /// a view or a title for its header has none, whatever this says.
  open var sectionHeaderHeight = automaticDimension {
    didSet { setNeedsHeights(oldValue, sectionHeaderHeight) }
  }

  /// The height of section footers for which the delegate has none.
  open var sectionFooterHeight = automaticDimension {
    didSet { setNeedsHeights(oldValue, sectionFooterHeight) }
  }

  /// How high a row is taken to be until it is shown. Zero switches estimates off: then the table
  /// asks for all heights before it shows anything.
  open var estimatedRowHeight = automaticDimension {
    didSet { setNeedsHeights(oldValue, estimatedRowHeight) }
  }

  /// How high a section header is taken to be until it is shown. Zero switches estimates off.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { setNeedsHeights(oldValue, estimatedSectionHeaderHeight) }
  }

  /// How high a section footer is taken to be until it is shown. Zero switches estimates off.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { setNeedsHeights(oldValue, estimatedSectionFooterHeight) }
  }

  /// Space above each section header of a plain table. UIKit's automatic value depends on the
  /// screen; here it is none.
  open var sectionHeaderTopPadding = automaticDimension

  // MARK: Views above and below all

  /// A view above the first section. It is as wide as the table, and as high as its frame says.
  open var tableHeaderView: UIView? {
    didSet { replaceTableView(oldValue, by: tableHeaderView) }
  }

  /// A view below the last section, of the same kind.
  open var tableFooterView: UIView? {
    didSet { replaceTableView(oldValue, by: tableFooterView) }
  }

  /// A view behind the rows that does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceTableView(oldValue, by: backgroundView) }
  }

  // MARK: Looks

  /// The line between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The colour of the line between rows; nil is the standard.
  open var separatorColor: UIColor?

  /// How far the line between rows keeps from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)

  // MARK: Selection and editing

  /// Whether the user can select rows.
  open var allowsSelection = true

  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false

  /// Whether the user can select rows while the table is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether the user can select several rows while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the table is edited, or a row is open after a swipe.
  open var isEditing: Bool {
    get { editing.isOn || editing.swiped != nil }
    set { setEditing(newValue, animated: false) }
  }
  var editing = TableEditing()

  /// Begins or ends editing; the visible cells follow.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  // MARK: Data

  /// Forgets all rows, reads the counts anew and takes every cell off the screen.
  ///
  /// The cells come at the next layout pass, from the queue into which the old ones went. The
  /// selection is lost, and nobody is told so.
  ///
  /// - Complexity: O(s + v) in the sections and the visible rows; with estimates switched off the
  ///   delegate's `heightForRowAt` is asked for every row.
  open func reloadData() {
    reload()
  }

  /// How many sections there are. Reads them from the data source if that is still to be done.
  open var numberOfSections: Int {
    readDataIfNeeded()
    return content.sections.count
  }

  /// How many rows a section has. A section that is not there stops the app.
  open func numberOfRows(inSection section: Int) -> Int {
    readDataIfNeeded()
    guard content.sections.indices.contains(section) else {
      TableFailure.sectionOutOfBounds(section).raise()
    }
    return content.sections[section].rows.count
  }

  // MARK: Updates

  /// Whether the table shows what the data source does not know yet; it never does here.
  open var hasUncommittedUpdates: Bool { editing.isMovingRow }

  /// Begins a batch of updates. Batches nest; the outermost one counts.
  open func beginUpdates() { beginBatch() }

  /// Ends a batch. At the end of the outermost one the data source is asked for its counts; when
  /// they are not what the updates make of the former ones, the app stops.
  ///
  /// Heights are asked for again, and cells stay, so an empty batch is a way to change heights.
  ///
  /// - Complexity: O(s + v + k log k) in the sections, the visible rows and the updates, and in the
  ///   rows that were measured; where the delegate has heights for all rows it is asked for all.
  open func endUpdates() { endBatch() }

  /// Makes updates in one batch. `completion` is called with true when the outermost batch has ended,
  /// before that call returns.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    if let completion { batch.completions.append(completion) }
    endBatch()
  }

  /// Says that rows are new, by their places after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Says that rows are gone, by their places before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Has rows shown by other cells, by their places before the update. They lose their selection.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Has the data source fill the cells of rows again: its dequeue gives the cell that is there.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Says that a row has moved. Its cell moves along and is not asked for again.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update {
      $0.movedRows.append(.init(origin: RowPath(indexPath), destination: RowPath(newIndexPath)))
    }
  }

  /// Says that sections are new, by their numbers after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections are gone, by their numbers before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reads sections anew, with their headers and footers, by their numbers before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section has moved, with all that it shows.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(origin: section, destination: newSection)) }
  }

  // MARK: Registration and dequeue

  /// Registers the class of the cells for an identifier, in place of what was registered for it;
  /// nil unregisters. Cells that wait in the queue stay there.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier: identifier)
  }

  /// Registers the nib of the cells for an identifier. The nib is read when the first cell is made.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, identifier: identifier)
  }

  /// Registers the class of the headers and footers for an identifier. These identifiers have
  /// nothing to do with those of cells.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier: identifier)
  }

  /// Registers the nib of the headers and footers for an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(nib, identifier: identifier)
  }

  /// A cell out of the queue, or a new one if something is registered for the identifier, or nil.
  ///
  /// - Complexity: O(1), apart from making a cell.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cell(identifier: identifier, for: nil)
  }

  /// A cell out of the queue, or a new one; an identifier that is not registered stops the app.
  ///
  /// While the table asks for the row's cell, it comes in the size of the row, and a second one for
  /// the same row stops the app.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    registeredCell(identifier: identifier, for: indexPath)
  }

  /// A header or footer out of the queue, or a new one if something is registered for the
  /// identifier, or nil.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerFooter(identifier: identifier)
  }

  // MARK: Rows on the screen

  /// The cell that shows a row; nil for a row that is off screen or does not exist.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    displayedCell(at: RowPath(indexPath))
  }

  /// The cells on the screen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    warnOfVisibleCellsDuringUpdate()
    return displayedRows.map(\.cell)
  }

  // MARK: Selecting and scrolling from code

  /// Selects a row, or none, and scrolls to it unless the position is `.none`. The delegate is not
  /// told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath.map(RowPath.init), animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row. The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(RowPath(indexPath), animated: animated)
  }

  /// Scrolls until a row is where the position says, as far as the content allows.
  ///
  /// With `.none` it scrolls no further than needed to show the row whole. A row of `NSNotFound`
  /// stands for the top of its section. Its cell is there after the next layout pass.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: RowPath(indexPath), at: scrollPosition, animated: animated)
  }

  // MARK: Layout

  open override func setNeedsLayout() {
    if !activity.isMovingSubviews { super.setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  override var descriptionParts: [String] {
    let source = (dataSource as? NSObject)?.uiKitIdentity
    return super.descriptionParts + ["dataSource: \(source ?? "(null)")"]
  }

  // MARK: What the engine keeps

  /// The history of the table's views, when one is wanted.
  public var reuseLog: ReuseLog? = ReuseLog.recordsEveryList ? ReuseLog() : nil

  let cells = ReuseRegistry<ReuseIdentifier, UITableViewCell>()
  let headerFooters = ReuseRegistry<ReuseIdentifier, UITableViewHeaderFooterView>()
  private var memoryWarningObserver: MemoryWarningObserver?

  /// Where everything stands, as far as it is known.
  var content = TableGeometry()
  /// The rows on the screen, from top to bottom.
  var displayedRows: [DisplayedRow] = []
  /// The headers and footers on the screen.
  var displayedEdges: [SectionEdge: [Int: UIView]] = [:]
  /// The selected rows, in the order of selection.
  var selection = RowSelection()
  /// The updates that are not committed yet.
  var batch = UpdateBatch()
  /// What of the table has no effect here.
  var listValues = StoredTableValues()
  /// What is known of rows that will be wanted soon.
  var prefetching = TablePrefetching()
  /// What the table is doing while it calls out.
  var activity = TableActivity()

  private func startObserving() {
    memoryWarningObserver = MemoryWarningObserver { [weak self] in self?.emptyQueues() }
  }
}
