import Foundation
import HeadlessUIKit

/// What takes memory, each in a process of its own: what one has freed another might take again.
enum MemoryUse: String, CaseIterable {
  case nothing, millionRows, thousandRows, diffable, arrayAndDictionary

  /// Takes the memory, and gives the most that the process had, in kilobytes.
  func take() -> Int {
    let things: [Any] =
      switch self {
      case .nothing: []
      case .millionRows: openedAndScrolled(rows: 1_000_000)
      case .thousandRows: openedAndScrolled(rows: 1_000)
      case .diffable: diffableTable(items: 100_000)
      case .arrayAndDictionary: indexedArray(items: 100_000)
      }
    return withExtendedLifetime(things) { Self.peak }
  }

  /// The most memory that this process has had, in kilobytes.
  private static var peak: Int {
    #if os(Linux)
      // What `getrusage` says begins with the memory of the process that started this one.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #endif
  }
}

/// A list that was opened and scrolled keeps what it has shown; a diffable data source keeps what it
/// was given, as one does by hand who can find an item by its identifier.
func memory() throws -> [String] {
  let nothing = try kilobytes(of: .nothing)
  func line(
    _ name: String, limit: Double, _ subject: (String, MemoryUse),
    against baseline: (String, MemoryUse)
  ) throws -> String {
    let taken = try kilobytes(of: subject.1) - nothing
    let baselineTaken = try kilobytes(of: baseline.1) - nothing
    guard taken > 0, baselineTaken > 0 else { throw MemoryFault.unmeasured(name) }
    let ratio = Double(taken) / Double(baselineTaken)
    return "memory of \(name): \(subject.0) \(taken) KB, \(baseline.0) \(baselineTaken) KB, "
      + "ratio \(String(format: "%.2f", ratio)) "
      + "(limit \(limit)\(ratio <= limit ? "" : ", MISSED"))"
  }
  return [
    try line(
      "a table that was opened and scrolled", limit: 1.2, ("1,000,000 rows", .millionRows),
      against: ("1,000 rows", .thousandRows)),
    try line(
      "a diffable data source of 100,000 items", limit: 4,
      ("UITableViewDiffableDataSource", .diffable),
      against: ("array and dictionary", .arrayAndDictionary)),
  ]
}

/// Why there is no ratio.
private enum MemoryFault: Error {
  /// One of the two seems to take no memory, which no list does.
  case unmeasured(String)
}

/// Runs this program for one use.
private func kilobytes(of use: MemoryUse) throws -> Int {
  let process = Process()
  process.executableURL = URL(filePath: CommandLine.arguments.first ?? "")
  process.arguments = ["memory", use.rawValue]
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  return Int(text) ?? 0
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

private func indexedArray(items: Int) -> [Any] {
  let array = Array(0..<items)
  return [array, Dictionary(uniqueKeysWithValues: array.enumerated().map { ($1, $0) })]
}
