/// The sections of a snapshot and the items of each, in order, and where each of them stands.
///
/// Looking up where an identifier stands is O(1). A change costs as much as what stands behind it
/// in its section, and one step for each section behind.
struct SnapshotContent<SectionID: Hashable, ItemID: Hashable> {
  /// One section with its items.
  struct Section {
    let id: SectionID
    fileprivate let slot: Int
    /// How many items stand in the sections before this one.
    fileprivate(set) var start = 0
    fileprivate(set) var items: [Item] = []
  }

  /// One item, with the number under which its place is noted.
  struct Item {
    let id: ItemID
    fileprivate let slot: Int
  }

  /// Where an item stands: the number of its section, which does not change when sections move, and
  /// its row; nowhere while it is between two places.
  private struct Place {
    var section: Int
    var row: Int
    static var nowhere: Place { Place(section: -1, row: -1) }
  }

  private(set) var sections: [Section] = []
  private var sectionSlots = IdentifierSlots<SectionID>()
  /// The index of each section, by its number.
  private var sectionIndices: [Int] = []
  private var itemSlots = IdentifierSlots<ItemID>()
  /// The place of each item, by its number.
  private var places: [Place] = []

  init() {}

  // MARK: Looking

  var itemCount: Int { itemSlots.count }

  func index(ofSection id: SectionID) -> Int? {
    sectionSlots[id].map { sectionIndices[$0] }
  }

  /// The section and the row of an item.
  func path(of id: ItemID) -> RowPath? {
    itemSlots[id].map { slot in
      RowPath(section: sectionIndices[places[slot].section], row: places[slot].row)
    }
  }

  /// The index of an item among all items.
  func index(of id: ItemID) -> Int? {
    path(of: id).map { sections[$0.section].start + $0.row }
  }

  /// The item at a place, or nil where there is none.
  func item(at path: RowPath) -> ItemID? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row].id
  }

  // MARK: Sections

  /// Puts sections that are not here yet before an index.
  mutating func insertSections(_ ids: [SectionID], at index: Int) {
    let new = ids.map { id in
      let slot = sectionSlots.slot(makingFor: id).slot
      if slot == sectionIndices.count { sectionIndices.append(-1) }
      return Section(id: id, slot: slot)
    }
    sections.insert(contentsOf: new, at: index)
    renumberSections(from: index)
    checkInvariants()
  }

  /// Takes sections out with all that they hold. Those that are not here are ignored.
  mutating func removeSections(_ ids: [SectionID]) {
    let gone = Set(ids.compactMap { sectionSlots.remove($0) }.map { sectionIndices[$0] })
    guard let first = gone.min() else { return }
    for index in gone {
      for item in sections[index].items { _ = itemSlots.remove(item.id) }
    }
    let kept = sections.indices[first...].filter { !gone.contains($0) }.map { sections[$0] }
    sections.replaceSubrange(first..., with: kept)
    renumberSections(from: first)
    checkInvariants()
  }

  /// Takes a section from an index and puts it where it then has another.
  mutating func moveSection(from old: Int, to new: Int) {
    sections.insert(sections.remove(at: old), at: new)
    renumberSections(from: min(old, new))
    checkInvariants()
  }

  private mutating func renumberSections(from index: Int) {
    for index in index..<sections.count { sectionIndices[sections[index].slot] = index }
    updateStarts(from: index)
  }

  private mutating func updateStarts(from index: Int) {
    var start = index == 0 ? 0 : sections[index - 1].start + sections[index - 1].items.count
    for index in index..<sections.count {
      sections[index].start = start
      start += sections[index].items.count
    }
  }

  // MARK: Items

  /// Where items are put.
  enum Target {
    /// Behind the last item of a section, by its index.
    case end(section: Int)
    case before(ItemID)
    case after(ItemID)
  }

  /// Puts items somewhere. Those that are here already leave their places for it.
  ///
  /// - Parameter target: What is there, and is not among the items.
  /// - Returns: The items that were here already; nil when an identifier occurs twice. Then nothing
  ///   of this can be used any more.
  mutating func insert(_ ids: [ItemID], _ target: Target) -> [ItemID]? {
    if itemSlots.count == 0 { itemSlots.reserveCapacity(ids.count) }
    var new: [Item] = []
    new.reserveCapacity(ids.count)
    var former: [Item] = []
    for id in ids {
      let (slot, isNew) = itemSlots.slot(makingFor: id)
      let item = Item(id: id, slot: slot)
      if slot == places.count {
        places.append(.nowhere)
      } else if isNew {
        places[slot] = .nowhere
      } else if places[slot].section < 0 {
        return nil
      } else {
        former.append(item)
      }
      new.append(item)
    }
    takeOut(former.map(\.slot))
    let (section, row) = spot(of: target)
    sections[section].items.insert(contentsOf: new, at: row)
    renumberItems(ofSection: section, from: row)
    updateStarts(from: section)
    checkInvariants()
    return former.map(\.id)
  }

  /// Takes items out. Those that are not here are ignored.
  mutating func removeItems(_ ids: [ItemID]) {
    takeOut(ids.compactMap { itemSlots.remove($0) })
    checkInvariants()
  }

  private func spot(of target: Target) -> (section: Int, row: Int) {
    switch target {
    case .end(let section):
      return (section, sections[section].items.count)
    case .before(let id), .after(let id):
      guard let path = path(of: id) else { preconditionFailure("no such item: \(id)") }
      if case .after = target { return (path.section, path.row + 1) }
      return (path.section, path.row)
    }
  }

  /// Takes items out of the rows of their sections; then they stand nowhere.
  private mutating func takeOut(_ slots: [Int]) {
    var firstRows: [Int: Int] = [:]
    for slot in slots {
      let place = places[slot]
      firstRows[sectionIndices[place.section], default: place.row].formMinimum(place.row)
      places[slot] = .nowhere
    }
    guard let first = firstRows.keys.min() else { return }
    for (section, row) in firstRows {
      let kept = sections[section].items[row...].filter { places[$0.slot].section >= 0 }
      sections[section].items.replaceSubrange(row..., with: kept)
      renumberItems(ofSection: section, from: row)
    }
    updateStarts(from: first)
  }

  private mutating func renumberItems(ofSection index: Int, from row: Int) {
    let section = sections[index]
    for row in row..<section.items.count {
      places[section.items[row].slot] = Place(section: section.slot, row: row)
    }
  }

  // MARK: Checking

  /// Stops a debug build in which notes and order contradict each other. Of a large content only the
  /// ends of the sections are looked at.
  private func checkInvariants() {
    #if DEBUG
      let all = itemCount <= 256
      var start = 0
      for (index, section) in sections.enumerated() {
        assert(self.index(ofSection: section.id) == index, "a section is noted elsewhere")
        assert(section.start == start, "a section begins elsewhere")
        start += section.items.count
        let rows = all ? Array(section.items.indices) : [0, section.items.count - 1]
        for row in rows where section.items.indices.contains(row) {
          let path = RowPath(section: index, row: row)
          assert(self.path(of: section.items[row].id) == path, "an item is noted elsewhere")
        }
      }
      assert(start == itemCount && sections.count == sectionSlots.count, "something is lost")
    #endif
  }
}

extension SnapshotContent: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension SnapshotContent.Section: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension SnapshotContent.Item: Sendable where ItemID: Sendable {}

extension SnapshotContent: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.sections.elementsEqual(other.sections) { section, other in
      section.id == other.id
        && section.items.elementsEqual(other.items) { $0.id == $1.id }
    }
  }
}

extension Int {
  fileprivate mutating func formMinimum(_ other: Int) { self = Swift.min(self, other) }
}
