import HeadlessUIKit

/// Taking a cell from the reuse queue, beside the least that any queue must do for it.
func pooledDequeue() -> Measurement {
  Measurement(
    "dequeue a pooled cell, 1,000 times", limit: 3, rounds: 15,
    "UITableView", dequeueFromTable, against: "dictionary and array", dequeueByHand)
}

private let cellCount = 1_000

private func dequeueFromTable() -> Duration {
  let (table, cells) = tableWithFullQueue()
  return withExtendedLifetime(cells) {
    cpuTime {
      for _ in 0..<cellCount { _ = table.dequeueReusableCell(withIdentifier: "Cell") }
    }
  }
}

private func dequeueByHand() -> Duration {
  let cells = (0..<cellCount).map { _ in UITableViewCell() }
  var queues = ["Cell": cells.map { $0 }]
  return withExtendedLifetime(cells) {
    cpuTime {
      for _ in 0..<cellCount { _ = queues["Cell"]?.popLast() }
    }
  }
}

/// A table that has shown its rows and lost them: every cell waits in the queue. The cells are given
/// too, since whoever lets go of them in the measured time measures their end.
private func tableWithFullQueue() -> (UITableView, [UITableViewCell]) {
  let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 44 * CGFloat(cellCount)))
  table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  let source = Rows(count: cellCount)
  table.dataSource = source
  let window = UIWindow(frame: table.frame)
  window.addSubview(table)
  table.layoutIfNeeded()
  let cells = table.visibleCells
  table.dataSource = nil
  table.reloadData()
  table.layoutIfNeeded()
  return (table, cells)
}
