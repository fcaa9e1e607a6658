import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A table view controller")
@MainActor
struct UITableViewControllerTests {
  class Numbers: UITableViewController {
    var count = 3
    let log = CallLog()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      log.add("numberOfRows")
      return count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("didSelect \(indexPath.row)")
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("didScroll") }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("Row 238: makes a table of its style, and is its data source and delegate")
  func table() {
    let controller = Numbers(style: .insetGrouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(UITableViewController().tableView.style == .plain)
  }

  @Test("Row 238: reads the data when it first appears, and takes the selection away each time")
  func appearing() throws {
    let controller = Numbers(style: .plain)
    controller.loadViewIfNeeded()
    #expect(controller.log.take() == [])
    let window = show(controller)
    #expect(controller.log.calls.first == "numberOfRows")
    #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["0", "1", "2"])

    controller.tableView.selectRow(at: row(1), animated: false, scrollPosition: .none)
    _ = controller.log.take()
    window.rootViewController = nil
    window.rootViewController = controller
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    #expect(controller.log.take() == [], "The data is read only once")

    controller.clearsSelectionOnViewWillAppear = false
    controller.tableView.selectRow(at: row(1), animated: false, scrollPosition: .none)
    window.rootViewController = nil
    window.rootViewController = controller
    #expect(controller.tableView.indexPathForSelectedRow == row(1))
  }

  @Test("is told of what the user does by the methods that it overrides")
  func callbacks() throws {
    let controller = Numbers(style: .plain)
    controller.count = 100
    let window = show(controller)
    _ = controller.log.take()
    try UserHands(on: window).tap(rowAt: row(2), in: controller.tableView)
    #expect(controller.log.take() == ["didSelect 2"])
    try UserHands(on: window).scroll(controller.tableView, by: 10)
    #expect(controller.log.take() == ["didScroll"])
  }

  @Test("edits its table")
  func editing() {
    let controller = Numbers(style: .plain)
    controller.isEditing = true
    #expect(!controller.isViewLoaded)
    _ = show(controller)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    #expect(controller.tableView.visibleCells.map(\.isEditing) == [true, true, true])
  }

  // MARK: What is not overridden is not implemented

  final class Overriding: Numbers {
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      indexPath.row == 1 ? 80 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
  }

  class Generic<Element>: Numbers {
    var element: Element?
    override func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 100 }
  }
  final class Special: Generic<String> {}

  @Test("knows which methods its subclasses override")
  func overriddenMethods() {
    let all: MissingMethods = [.ofDataSource, .ofDelegate]
    #expect(UITableViewController().missingMethods == all)
    #expect(Numbers().missingMethods == all)
    #expect(Overriding().missingMethods == all.subtracting([.heightForRow, .titleForHeader]))
    #expect(Generic<Int>().missingMethods == all.subtracting(.estimatedHeightForRow))
    #expect(Special().missingMethods == all.subtracting(.estimatedHeightForRow))
  }

  @Test("calls an override again that leaves some rows to its superclass")
  func superCalls() {
    let controller = Overriding(style: .plain)
    controller.tableView.rowHeight = 60
    let window = show(controller)
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [60, 80, 60])
    #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "Title")
    withExtendedLifetime(window) {}
  }

  @Test("has rows of the table's height, as if there were no method for it")
  func heights() {
    let controller = Numbers(style: .plain)
    controller.tableView.rowHeight = 30
    let window = show(controller)
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [30, 30, 30])
    #expect(controller.tableView.contentSize.height == 90, "There are no headers")
    withExtendedLifetime(window) {}
  }

  final class CountingHeights: Numbers {
    var asked = 0
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      asked += 1
      return 44
    }
  }

  @Test("has a million rows of one height at once, and asks for all heights only if it has them")
  func millionRows() {
    let controller = Numbers(style: .plain)
    controller.count = 1_000_000
    controller.tableView.estimatedRowHeight = 0
    let window = show(controller)
    #expect(controller.tableView.contentSize.height == 44_000_000)

    let asked = CountingHeights(style: .plain)
    asked.count = 1000
    asked.tableView.estimatedRowHeight = 0
    window.rootViewController = asked
    #expect(asked.asked >= 1000)
  }

  @Test("keeps estimates off that the app switched off, unless it overrides their method")
  func estimates() {
    let plain = CountingHeights(style: .plain)
    plain.tableView.estimatedRowHeight = 0
    #expect(!plain.tableView.estimatesRows)
    let estimating = Special(style: .plain)
    estimating.tableView.estimatedRowHeight = 0
    #expect(estimating.tableView.estimatesRows)
  }

  // MARK: Nibs

  @Test("takes its table from a nib, and is what the nib leaves open")
  func nib() {
    let controller = UITableViewController(nibName: "EngineTable", bundle: .module)
    #expect(controller.tableView.rowHeight == 61)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
  }

  @Test("Row 239: stops when the view of its nib is no table")
  func wrongRoot() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableViewController(nibName: "EngineBareView", bundle: .module)
        .loadViewIfNeeded()
    }
    expect(
      stop,
      raised: "-[UITableViewController loadView] loaded the \"EngineBareView\" nib but "
        + "didn't get a UITableView.")
  }

  @Test("Row 240: stops when its nib does not set the view outlet")
  func noView() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableViewController(nibName: "EngineHeaderView", bundle: .module).loadViewIfNeeded()
    }
    expect(
      stop,
      raised: "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"EngineHeaderView\" "
        + "nib but the view outlet was not set.")
  }

  @Test("Row 35: stops when it has rows and does not override the method for their cells")
  func noCells() async {
    final class Careless: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
    }
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let window = UIWindow()
      window.rootViewController = Careless()
      window.makeKeyAndVisible()
    }
    #expect(
      standardError(of: stop).contains("failed to obtain a cell from its dataSource (<"))
  }
}
