import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import RegistrationProtocols

/// A table of `Shelf.mixed`, each book in a `BookCell` as the learner has written it. It registers
/// the cell with UIKit's own call, so that it judges the cell and nothing else.
final class MixedList: UIViewController, UITableViewDataSource {
  /// The books whose buttons have called back, in order.
  var calls: [Int] = []
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.rowHeight = 60
    view.addSubview(tableView)
    tableView.register(BookCell.self, forCellReuseIdentifier: "book")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Shelf.mixed.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    let number = indexPath.row
    (cell as? BookCell)?.show(Shelf.mixed[number], isReserved: Shelf.isSpecial(number)) {
      [weak self] in self?.calls.append(number)
    }
    return cell
  }

  /// Expects that used cells are made ready as UIKit does it, whatever their class does besides.
  func expectReady(at location: SourceLocation = #_sourceLocation) {
    let screen = StageScreen(self)
    for cell in tableView.visibleCells { cell.isHighlighted = true }
    screen.scroll(by: 1200)
    screen.scroll(by: 600)
    expect(
      "the number of cells that are still highlighted",
      tableView.visibleCells.count { $0.isHighlighted }, is: 0,
      "Who overrides `prepareForReuse` calls it on `super`.", at: location)
  }

  /// Scrolls the whole list by, and calls a closure with each book's number and its cell: first for
  /// the first screen, where every cell is new, then for the others. Leaves off when it answers no.
  func forEachBook(_ body: (Int, BookCell) -> Bool) {
    let screen = StageScreen(self)
    while true {
      for indexPath in tableView.indexPathsForVisibleRows ?? [] {
        guard let cell = tableView.cellForRow(at: indexPath) as? BookCell else { continue }
        guard body(indexPath.row, cell) else { return }
      }
      let rest = tableView.contentSize.height - tableView.bounds.maxY
      guard rest > 0 else { return }
      screen.scroll(by: min(rest, 300))
    }
  }
}
