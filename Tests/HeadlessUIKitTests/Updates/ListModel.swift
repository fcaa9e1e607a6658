import Foundation

/// A list as plain arrays, which thinks up random batches of updates and follows them by itself.
struct ListModel {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section]
  private var nextID = 0

  init(sections: Int, items: Int) {
    self.sections = []
    self.sections = (0..<sections).map { _ in
      Section(id: newID(), items: (0..<items).map { _ in newID() })
    }
  }

  var paths: [IndexPath] {
    sections.enumerated().flatMap { section, content in
      content.items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  subscript(indexPath: IndexPath) -> Int { sections[indexPath.section].items[indexPath.item] }

  private mutating func newID() -> Int {
    nextID += 1
    return nextID
  }

  // MARK: Batches

  /// Updates as lists are told of them.
  struct Batch {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
  }

  private enum Fate {
    case stays, goes, moves, reloads
  }

  private func fate(_ random: inout SeededGenerator) -> Fate {
    let fates: [Fate] = [.goes, .moves, .reloads]
    let number = Int.random(in: 0..<16, using: &random)
    return fates.indices.contains(number) ? fates[number] : .stays
  }

  /// Changes the model at random.
  ///
  /// - Returns: What has changed.
  mutating func change(using random: inout SeededGenerator) -> Batch {
    var batch = Batch()
    var moving: [Int: IndexPath] = [:]
    var movingSections: [Int: (from: Int, content: Section)] = [:]
    var new: [Section] = []
    // UIKit refuses a move to the place of a section that is reloaded.
    let refused = Bool.random(using: &random) ? Fate.moves : .reloads
    for (index, section) in sections.enumerated() {
      let fate = sections.count > 6 ? .goes : fate(&random)
      var section = section
      switch fate == refused ? .stays : fate {
      case .goes: batch.deletedSections.insert(index)
      case .reloads:
        batch.reloadedSections.insert(index)
        section.items = (0..<Int.random(in: 0...9, using: &random)).map { _ in newID() }
        new.append(section)
      case .stays:
        section.items = keep(section.items, index, allowsReload: true, &batch, &moving, &random)
        new.append(section)
      case .moves:
        // UIKit cannot reload items in a section that moves.
        section.items = keep(section.items, index, allowsReload: false, &batch, &moving, &random)
        movingSections[section.id] = (index, section)
      }
    }
    for (_, (_, content)) in movingSections.sorted(by: { $0.key < $1.key }) {
      new.insert(content, at: Int.random(in: 0...new.count, using: &random))
    }
    addItems(to: &new, except: batch.reloadedSections, &batch, &moving, &random)
    var inserted: Set<Int> = []
    for _ in 0..<Int.random(in: 0...1, using: &random) {
      let section = Section(
        id: newID(), items: (0..<Int.random(in: 0...9, using: &random)).map { _ in newID() })
      inserted.insert(section.id)
      new.insert(section, at: Int.random(in: 0...new.count, using: &random))
    }
    for (index, section) in new.enumerated() {
      if inserted.contains(section.id) { batch.insertedSections.insert(index) }
      if let origin = movingSections[section.id]?.from {
        batch.movedSections.append((origin, index))
      }
    }
    let added = Set(batch.insertedItems.map { $0.item })
    let former = moving
    sections = new
    batch.insertedItems = paths.filter { added.contains(self[$0]) }
    batch.movedItems = paths.compactMap { path in former[self[path]].map { ($0, path) } }
    return batch
  }

  /// The items of a section that stay where they are, in their order.
  private mutating func keep(
    _ items: [Int], _ section: Int, allowsReload: Bool, _ batch: inout Batch,
    _ moving: inout [Int: IndexPath], _ random: inout SeededGenerator
  ) -> [Int] {
    items.enumerated().compactMap { index, item in
      let path = IndexPath(item: index, section: section)
      switch fate(&random) {
      case .goes:
        batch.deletedItems.append(path)
        return nil
      case .moves:
        moving[item] = path
        return nil
      case .reloads:
        if allowsReload { batch.reloadedItems.append(path) }
        return item
      case .stays: return item
      }
    }
  }

  /// Puts in the items that move, and some new ones, which `insertedItems` names by themselves until
  /// their places are known.
  private mutating func addItems(
    to new: inout [Section], except reloaded: IndexSet, _ batch: inout Batch,
    _ moving: inout [Int: IndexPath], _ random: inout SeededGenerator
  ) {
    let reloadedIDs = Set(reloaded.map { sections[$0].id })
    let open = new.indices.filter { !reloadedIDs.contains(new[$0].id) }
    for item in moving.keys.sorted() {
      guard let section = open.randomElement(using: &random) else { continue }
      let place = Int.random(in: 0...new[section].items.count, using: &random)
      new[section].items.insert(item, at: place)
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      guard let section = open.randomElement(using: &random) else { continue }
      let item = newID()
      batch.insertedItems.append(IndexPath(item: item, section: 0))
      let place = Int.random(in: 0...new[section].items.count, using: &random)
      new[section].items.insert(item, at: place)
    }
  }
}
