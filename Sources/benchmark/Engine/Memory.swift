import Foundation
import HeadlessUIKit

/// What two things take of the heap, side by side.
struct MemoryMeasurement {
  let name: String
  let limit: Double
  let subject: (name: String, bytes: Int)
  let baseline: (name: String, bytes: Int)

  /// `memory of a list: 1,000,000 rows 214 KB, 1,000 rows 213 KB, ratio 1.00 (limit 1.2)`
  var line: String {
    let ratio = Double(subject.bytes) / Double(max(1, baseline.bytes))
    return "memory of \(name): \(subject.name) \(subject.bytes / 1024) KB, "
      + "\(baseline.name) \(baseline.bytes / 1024) KB, ratio \(String(format: "%.2f", ratio)) "
      + "(limit \(limit)\(ratio <= limit ? "" : ", MISSED"))"
  }
}

/// A list that was opened and scrolled keeps what it has shown; a diffable data source keeps what it
/// was given, and about as much as one keeps by hand who can find an item by its identifier.
func memory() -> [MemoryMeasurement] {
  [
    MemoryMeasurement(
      name: "a table that was opened and scrolled", limit: 1.2,
      subject: ("1,000,000 rows", heapBytes { openedAndScrolled(rows: 1_000_000) }),
      baseline: ("1,000 rows", heapBytes { openedAndScrolled(rows: 1_000) })),
    MemoryMeasurement(
      name: "a diffable data source of 100,000 items", limit: 4,
      subject: ("UITableViewDiffableDataSource", heapBytes { diffableTable(items: 100_000) }),
      baseline: ("array and dictionary", heapBytes { arrayAndDictionary(items: 100_000) })),
  ]
}

/// How much more of the heap is taken while a thing is there.
private func heapBytes(_ make: () -> [Any]) -> Int {
  // What is made once for all is made before.
  _ = make()
  let before = takenBytes()
  let things = make()
  return withExtendedLifetime(things) { takenBytes() - before }
}

private func takenBytes() -> Int {
  #if canImport(Glibc)
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  #else
    return 0
  #endif
}

private func openedAndScrolled(rows: Int) -> [Any] {
  let source = Rows(count: rows)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  table.dataSource = source
  let window = UIWindow(frame: table.frame)
  window.addSubview(table)
  for step in 0...200 {
    table.contentOffset.y = CGFloat(step * 44)
    table.layoutIfNeeded()
  }
  return [window, source]
}

private func diffableTable(items: Int) -> [Any] {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, indexPath, _ in
    table.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }
  let window = UIWindow(frame: table.frame)
  window.addSubview(table)
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0])
  snapshot.appendItems(Array(0..<items))
  source.apply(snapshot)
  table.layoutIfNeeded()
  return [window, source]
}

private func arrayAndDictionary(items: Int) -> [Any] {
  let array = Array(0..<items)
  return [array, Dictionary(uniqueKeysWithValues: array.enumerated().map { ($1, $0) })]
}
