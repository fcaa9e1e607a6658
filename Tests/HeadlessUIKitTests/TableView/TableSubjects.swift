import Foundation
import HeadlessUIKit

/// A table of numbered rows that writes down everything it is asked and told.
@MainActor
final class RowList: NSObject, UITableViewDataSource {
  var counts: [Int]
  var log: CallLog?
  var identifier = "Row"
  var configure: (UITableViewCell, IndexPath) -> Void = { cell, indexPath in
    cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
  }
  var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?

  init(_ counts: Int..., log: CallLog? = nil) {
    self.counts = counts
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log?.add("numberOfSections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log?.add("numberOfRows \(section)")
    return counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log?.add("cellForRow \(indexPath.row)")
    let cell =
      makeCell?(tableView, indexPath)
      ?? tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    configure(cell, indexPath)
    log?.add("return \(indexPath.row)")
    return cell
  }
}

/// What happened, in order.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) {
    calls.append(call)
  }

  func count(_ prefix: String) -> Int {
    calls.count { $0.hasPrefix(prefix) }
  }

  /// What happened since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A delegate that writes down the life of rows, and has heights.
@MainActor
final class HeightDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var height: (IndexPath) -> CGFloat

  init(log: CallLog, height: @escaping (IndexPath) -> CGFloat = { _ in 50 }) {
    self.log = log
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.add("heightForRow \(indexPath.row)")
    return height(indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("willDisplay \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("didEndDisplaying \(indexPath.row)")
  }
}

/// A cell that writes down its own life.
@MainActor
class LoggingCell: UITableViewCell {
  static var log: CallLog?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.log?.add("init")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    LoggingCell.log?.add("prepareForReuse")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    LoggingCell.log?.add("layoutSubviews")
  }
}

/// A table of 320 × 480 points whose cells are of a class.
@MainActor
func makeTable(
  of list: RowList, _ cellClass: AnyClass = UITableViewCell.self, height: CGFloat = 480,
  style: UITableView.Style = .plain
) -> UITableView {
  let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
  table.register(cellClass, forCellReuseIdentifier: list.identifier)
  table.dataSource = list
  return table
}

/// The place of a row in the first section.
func row(_ row: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(row: row, section: section)
}

extension UITableView {
  /// Scrolls and lays out.
  func show(_ y: CGFloat) {
    contentOffset.y = y
    layoutIfNeeded()
  }

  var visibleRows: [Int] { (indexPathsForVisibleRows ?? []).map(\.row) }
}
