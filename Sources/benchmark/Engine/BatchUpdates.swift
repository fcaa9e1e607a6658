import HeadlessUIKit

/// A batch of updates costs what it changes, however many rows there are.
func batchUpdates() -> [Measurement] {
  [
    Measurement(
      "delete and insert 100 rows in one batch", limit: 1.2, rounds: 15,
      "among 1,000,000", { batchUpdate(of: 100, among: 1_000_000) },
      against: "among 1,000", { batchUpdate(of: 100, among: 1_000) }),
    Measurement(
      "delete and insert rows of 100,000 in one batch", limit: 12, rounds: 15,
      "10,000 rows", { batchUpdate(of: 10_000, among: 100_000) },
      against: "1,000 rows", { batchUpdate(of: 1_000, among: 100_000) }),
  ]
}

/// Deletes rows that stand far apart, and inserts as many elsewhere, below those on the screen.
private func batchUpdate(of changes: Int, among count: Int) -> Duration {
  let source = Rows(count: count)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  table.dataSource = source
  let window = UIWindow(frame: table.frame)
  window.addSubview(table)
  table.layoutIfNeeded()
  let distance = (count - 100) / changes
  let deleted = (0..<changes).map { IndexPath(row: 100 + $0 * distance, section: 0) }
  let inserted = (0..<changes).map {
    IndexPath(row: 100 + $0 * distance + distance / 2, section: 0)
  }
  return cpuTime {
    table.performBatchUpdates {
      table.deleteRows(at: deleted, with: .none)
      table.insertRows(at: inserted, with: .none)
    }
  }
}
