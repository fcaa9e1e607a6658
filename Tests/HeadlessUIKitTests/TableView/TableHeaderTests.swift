import Foundation
import HeadlessUIKit
import Testing

/// A data source with titles.
@MainActor
private final class TitledList: NSObject, UITableViewDataSource {
  let counts: [Int]
  let log: CallLog?
  var title: (Int) -> String? = { "Section \($0)" }
  var footer: (Int) -> String? = { _ in nil }

  init(_ counts: Int..., log: CallLog? = nil) {
    self.counts = counts
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log?.add("cellForRow \(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    log?.add("titleForHeader \(section)")
    return title(section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footer(section)
  }
}

/// A delegate with header views.
@MainActor
private final class HeaderDelegate: NSObject, UITableViewDelegate {
  let log: CallLog?
  var height: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  var view: (UITableView, Int) -> UIView? = { table, _ in
    table.dequeueReusableHeaderFooterView(withIdentifier: "Head")
  }

  init(log: CallLog? = nil) {
    self.log = log
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    log?.add("heightForHeader \(section)")
    return height(section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    log?.add("viewForHeader \(section)")
    return view(tableView, section)
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    log?.add("willDisplayHeader \(section)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    log?.add("didEndDisplayingHeader \(section)")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log?.add("willDisplay \(indexPath.row)")
  }
}

private final class Head: UITableViewHeaderFooterView {
  var timesPrepared = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    timesPrepared += 1
  }
}

@Suite("Headers and footers of a table's sections", .serialized)
@MainActor
struct TableHeaderTests {
  let log = CallLog()

  private func subject(
    _ list: TitledList, _ delegate: HeaderDelegate?, height: CGFloat = 480,
    style: UITableView.Style = .plain
  ) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(LoggingCell.self, forCellReuseIdentifier: "Row")
    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "Head")
    table.dataSource = list
    table.delegate = delegate
    return table
  }

  @Test("Row 38, S3-01: an identifier that is not registered gives nil")
  func unregistered() {
    #expect(UITableView().dequeueReusableHeaderFooterView(withIdentifier: "Head") == nil)
  }

  @Test("Row 39: a registered class gives a new view, or a used one after prepareForReuse")
  func dequeue() throws {
    let list = TitledList(20, 20, 20, 20)
    let delegate = HeaderDelegate()
    let table = subject(list, delegate)
    table.layoutIfNeeded()
    let first = try #require(table.headerView(forSection: 0) as? Head)
    #expect(first.reuseIdentifier == "Head")
    #expect(first.timesPrepared == 0)
    table.show(908 * 2)
    #expect(table.headerView(forSection: 0) == nil)
    table.show(908 * 3)
    let third = try #require(table.headerView(forSection: 3) as? Head)
    #expect(third === first)
    #expect(third.timesPrepared == 1)
  }

  @Test("Row 42: a view wins over the title, and nil falls back to it")
  func viewBeforeTitle() {
    let list = TitledList(1, 1)
    let delegate = HeaderDelegate()
    delegate.view = { table, section in
      section == 0 ? table.dequeueReusableHeaderFooterView(withIdentifier: "Head") : nil
    }
    let table = subject(list, delegate)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) is Head)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Section 1")
  }

  @Test("Row 43: without a view and a title a plain table has no header", .tags(.believed))
  func noHeader() {
    let list = TitledList(2, 2)
    list.title = { _ in nil }
    let delegate = HeaderDelegate()
    delegate.view = { _, _ in nil }
    let table = subject(list, delegate)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 176)
    #expect(table.rectForHeader(inSection: 1).height == 0)
  }

  @Test("Row 43: without a view and a title a grouped table keeps its gaps", .tags(.believed))
  func groupedGaps() {
    let list = RowList(2, 2)
    let table = makeTable(of: list, style: .grouped)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 35)
    #expect(table.rectForHeader(inSection: 1).height == 17.5)
    #expect(table.rectForFooter(inSection: 0).height == 17.5)
    #expect(table.contentSize.height == 263.5)
  }

  @Test("Row 44: a title gets a view of the table's own", .tags(.believed))
  func title() throws {
    let list = TitledList(1)
    list.footer = { _ in "The end" }
    let table = subject(list, nil)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "The end")
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 28))
    #expect(table.cellForRow(at: row(0))?.frame.minY == 28)
  }

  @Test(
    "Row 45: headerView(forSection:) is nil off screen, and for views of other kinds",
    .tags(.believed))
  func headerView() {
    let list = TitledList(20, 20)
    let delegate = HeaderDelegate()
    let plainView = UIView()
    delegate.height = { _ in 30 }
    delegate.view = { table, section in
      section == 0 ? plainView : table.dequeueReusableHeaderFooterView(withIdentifier: "Head")
    }
    let table = subject(list, delegate)
    table.layoutIfNeeded()
    #expect(plainView.superview === table)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.headerView(forSection: 7) == nil)
    table.show(910)
    #expect(table.headerView(forSection: 1) is Head)
    #expect(plainView.superview == nil)
  }

  @Test("Row 46: headers are asked for after all rows, and cells are laid out after that")
  func order() {
    LoggingCell.log = log
    let list = TitledList(2, log: log)
    let delegate = HeaderDelegate(log: log)
    delegate.view = { _, _ in nil }
    let table = subject(list, delegate)
    table.layoutIfNeeded()
    #expect(
      log.take() == [
        "cellForRow 0", "init", "willDisplay 0", "cellForRow 1", "init", "willDisplay 1",
        "heightForHeader 0", "viewForHeader 0", "titleForHeader 0", "willDisplayHeader 0",
        "layoutSubviews", "layoutSubviews",
      ])
  }

  @Test("S3-03: a height of zero means no header, and no question for its view", .tags(.believed))
  func zeroHeight() {
    let list = TitledList(2, log: log)
    let delegate = HeaderDelegate(log: log)
    delegate.height = { _ in 0 }
    let table = subject(list, delegate)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(log.count("viewForHeader") == 0)
    #expect(log.count("titleForHeader") == 0)
    #expect(table.rectForHeader(inSection: 0).height == 0)
  }

  @Test("S3-03: the delegate's height counts, not the table's 0")
  func delegateBeforeProperty() {
    let list = TitledList(2, 2)
    let delegate = HeaderDelegate()
    delegate.height = { _ in 40 }
    let table = subject(list, delegate)
    table.sectionHeaderHeight = 0
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.height == 40)
    #expect(table.rectForHeader(inSection: 1).height == 40)
    #expect(table.contentSize.height == 256)
  }

  @Test("S3-03: a table's height of 0 stands where the delegate leaves it to the table")
  func zeroProperty() {
    let list = TitledList(2, log: log)
    let delegate = HeaderDelegate(log: log)
    let table = subject(list, delegate)
    table.sectionHeaderHeight = 0
    table.layoutIfNeeded()
    #expect(log.count("viewForHeader") == 0)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.contentSize.height == 88)
  }

  @Test("S3-03: without a delegate nobody is asked for header views")
  func noDelegate() {
    let list = TitledList(2)
    let table = subject(list, nil)
    table.layoutIfNeeded()
    #expect(!(table.headerView(forSection: 0) is Head))
  }

  @Test("S3-04: what one table registers another does not know")
  func otherTable() {
    let one = UITableView()
    one.register(Head.self, forHeaderFooterViewReuseIdentifier: "H")
    #expect(UITableView().dequeueReusableHeaderFooterView(withIdentifier: "H") == nil)
  }

  @Test("S3-09: a cell may stand as a header; it never waits for reuse", .tags(.believed))
  func cellAsHeader() async {
    let stop = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = TitledList(20, 20)
      let delegate = HeaderDelegate()
      let cell = UITableViewCell(style: .default, reuseIdentifier: "HeadCell")
      delegate.view = { _, section in section == 0 ? cell : nil }
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
      table.dataSource = list
      table.delegate = delegate
      table.layoutIfNeeded()
      precondition(cell.superview === table)
      table.show(1000)
      precondition(cell.superview == nil)
      precondition(table.dequeueReusableCell(withIdentifier: "HeadCell") == nil)
    }
    expect(stop, wrote: "no index path for table cell being reused")
  }

  @Test(
    "A plain table's header stays at the top until its section ends; a grouped one scrolls along")
  func pinning() {
    let list = TitledList(10, 10)
    let table = subject(list, nil, height: 200)
    table.layoutIfNeeded()
    table.show(100)
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    table.show(28 + 440 - 10)
    #expect(table.headerView(forSection: 0)?.frame.maxY == 468, "it gives way to the section's end")
    #expect(table.headerView(forSection: 1)?.frame.minY == 468)
    table.show(470)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 470)

    let grouped = subject(list, nil, height: 200, style: .grouped)
    grouped.layoutIfNeeded()
    #expect(grouped.headerView(forSection: 0)?.frame.minY == 0)
    grouped.show(100)
    #expect(grouped.headerView(forSection: 0) == nil)
  }

  @Test("A plain table's footer stays at the bottom as long as its section is seen")
  func pinnedFooter() {
    let list = TitledList(10, 10)
    list.footer = { "End \($0)" }
    let table = subject(list, nil, height: 200)
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0)?.frame.maxY == 200)
    table.show(28 + 440 - 140)
    #expect(table.footerView(forSection: 0)?.frame.minY == 468, "it is in its own place")
    #expect(table.footerView(forSection: 1)?.frame.minY == 524, "it does not pass its header")
  }

  @Test("Headers of groups are higher, and stand between the margins of rows", .tags(.believed))
  func groupedHeaders() {
    let list = TitledList(1, 1)
    let table = subject(list, nil, style: .insetGrouped)
    table.layoutIfNeeded()
    #expect(
      table.headerView(forSection: 0)?.frame == CGRect(x: 20, y: 0, width: 280, height: 38))
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 20, y: 0, width: 280, height: 38))
    #expect(table.rectForRow(at: row(0)) == CGRect(x: 20, y: 38, width: 280, height: 44))
    #expect(table.rect(forSection: 0).width == 320)
  }

  @Test("Row 39: a registered nib gives a header, which is used again as one of a class is")
  func nibHeader() throws {
    let list = TitledList(30, 1)
    let delegate = HeaderDelegate()
    delegate.height = { _ in 30 }
    let table = subject(list, delegate)
    table.register(
      UINib(nibName: "EngineHeaderView", bundle: .module),
      forHeaderFooterViewReuseIdentifier: "Head")
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0) as? EngineHeaderView)
    #expect(header.title != nil)
    delegate.view = { _, _ in nil }
    table.reloadData()
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Head") === header)
  }

  @Test("A pinned header stands in front of the rows that scroll in below it")
  func pinnedInFront() throws {
    let list = TitledList(100)
    let table = subject(list, nil, height: 200)
    table.layoutIfNeeded()
    table.show(400)
    let header = try #require(table.headerView(forSection: 0))
    let headerIndex = try #require(table.subviews.firstIndex(of: header))
    for cell in table.visibleCells {
      #expect(try #require(table.subviews.firstIndex(of: cell)) < headerIndex)
    }
  }

  @Test("A header that leaves the screen is reported, and asked for again when it comes back")
  func leaving() {
    let list = TitledList(20, 20, log: nil)
    let delegate = HeaderDelegate(log: log)
    let table = subject(list, delegate)
    table.layoutIfNeeded()
    table.show(1000)
    #expect(log.count("didEndDisplayingHeader 0") == 1)
    _ = log.take()
    table.show(0)
    #expect(
      log.take().filter { $0.contains("Header") } == [
        "heightForHeader 0", "viewForHeader 0", "willDisplayHeader 0", "didEndDisplayingHeader 1",
      ])
  }

  @Test("Without estimates all header heights are asked before anything is shown")
  func withoutEstimates() {
    let list = TitledList(1, 1, 1)
    let delegate = HeaderDelegate(log: log)
    delegate.height = { CGFloat(10 * ($0 + 1)) }
    let table = subject(list, delegate, height: 60)
    table.estimatedSectionHeaderHeight = 0
    table.reloadData()
    #expect(log.take() == (0..<3).map { "heightForHeader \($0)" })
    #expect(table.contentSize.height == 192)
  }
}
