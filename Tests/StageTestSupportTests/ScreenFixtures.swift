import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

// Tests that show a list, and run only inside other tests as those of `Fixtures` do.

@Suite(.serialized, .ownProcess, .enabled(if: fixtureFolder != nil))
@MainActor
struct ScreenFixtures {
  @Test(.screen) func screen() {
    StageScreen(NumberController(count: 40))
  }

  @Test(.screen) func screenThatStops() {
    StageScreen(NumberController(count: 40, stopsAt: 15))
  }

  @Test(.screen) func twoScreensOfWhichOneStops() {
    StageScreen(NumberController(count: 40))
    StageScreen(NumberController(count: 40, stopsAt: 2))
  }

  @Test(.screen) func noScreen() {}

  @Test func failsAndScrolls() {
    let screen = StageScreen(NumberController(count: 40))
    screen.tap("Buy")
    screen.scroll(by: 440)
    #expect(screen.text.isEmpty)
  }
}

/// A table of numbers.
final class NumberController: UIViewController, UITableViewDataSource {
  private let count: Int
  private let stopsAt: Int?

  init(count: Int, stopsAt: Int? = nil) {
    (self.count, self.stopsAt) = (count, stopsAt)
    super.init(nibName: nil, bundle: nil)
    title = "Numbers"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Number")
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let name = path.row == stopsAt ? "Nmuber" : "Number"
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: path)
    cell.textLabel?.text = "Number \(path.row)"
    return cell
  }
}
