import HeadlessUIKit

#if canImport(DifferenceKit)
  import DifferenceKit
#endif

/// Applying a snapshot to a table, beside what else finds the differences of two lists.
///
/// The table's side is all that an app does: to make the snapshot is outside, to find the difference
/// and to bring the table in line is inside. The others only find the difference. DifferenceKit is
/// tried when its checkout is at hand; see the manifest.
func diffableApply() -> [Measurement] {
  // The standard library looks at each pair of a removed and an inserted item.
  let few = Change(removed: 100, inserted: 100, moved: 20)
  let many = Change(removed: 5_000, inserted: 5_000, moved: 1_000)
  var measurements = [
    Measurement(
      "apply \(few.name)", limit: 1, rounds: 5, "UITableViewDiffableDataSource", few.apply,
      against: "difference(from:)", few.findByStandardLibrary)
  ]
  #if canImport(DifferenceKit)
    for change in [few, many] {
      measurements.append(
        Measurement(
          "apply \(change.name)", limit: 1, rounds: 7,
          "UITableViewDiffableDataSource", change.apply,
          against: "StagedChangeset of DifferenceKit", change.findByDifferenceKit))
    }
  #endif
  return measurements
}

/// Two lists of 100,000 items.
private struct Change {
  let name: String
  let old: [Int]
  let new: [Int]

  init(removed: Int, inserted: Int, moved: Int) {
    name = "\(removed) removed, \(inserted) inserted, \(moved) moved of 100,000 items"
    old = Array(0..<100_000)
    var random = SystemRandomNumberGenerator()
    let indices = old.shuffled(using: &random)
    let gone = Set(indices.prefix(removed))
    let moving = Set(indices.dropFirst(removed).prefix(moved))
    var new = old.filter { !gone.contains($0) && !moving.contains($0) }
    let coming = (moving + (0..<inserted).map { 100_000 + $0 }).shuffled(using: &random)
    // All at once: an array takes one insertion after another badly.
    let places = coming.map { _ in Int.random(in: 0...new.count, using: &random) }.sorted()
    var merged: [Int] = []
    merged.reserveCapacity(new.count + coming.count)
    var next = 0
    for (place, item) in zip(places, coming) {
      merged += new[next..<place]
      merged.append(item)
      next = place
    }
    merged += new[next...]
    new = merged
    self.new = new
  }

  func apply() -> Duration {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    source.apply(snapshot(of: old))
    table.layoutIfNeeded()
    let next = snapshot(of: new)
    return cpuTime { source.apply(next) }
  }

  private func snapshot(of items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  func findByStandardLibrary() -> Duration {
    cpuTime { _ = new.difference(from: old) }
  }

  #if canImport(DifferenceKit)
    func findByDifferenceKit() -> Duration {
      let source = old.map(Element.init)
      let target = new.map(Element.init)
      return cpuTime { _ = StagedChangeset(source: source, target: target) }
    }

    private struct Element: Differentiable {
      let id: Int
      var differenceIdentifier: Int { id }
      func isContentEqual(to source: Element) -> Bool { id == source.id }
    }
  #endif
}
