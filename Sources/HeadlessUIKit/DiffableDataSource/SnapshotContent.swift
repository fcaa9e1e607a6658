/// The sections of a snapshot and the items of each, in order, and where each of them stands.
///
/// Looking up where an identifier stands is O(1). A change costs as much as what stands behind it
/// in its section, and one step for each section behind.
struct SnapshotContent<SectionID: Hashable, ItemID: Hashable> {
  /// One section with its items.
  struct Section {
    let id: SectionID
    fileprivate let number: Int
    /// How many items stand in the sections before this one.
    fileprivate(set) var start = 0
    fileprivate(set) var items: [ItemID] = []
    /// The numbers under which the places of the items are noted, by their rows. They stand apart so
    /// that notes are kept without touching identifiers.
    fileprivate var numbers: [Int] = []
  }

  /// Where an item stands: the number of its section, which does not change when sections move, and
  /// its row. While items are put in, those that stand nowhere yet have the section -1 and, as their
  /// row, their index among them.
  private struct Place {
    var section: Int
    var row: Int
  }

  private(set) var sections: [Section] = []
  private var sectionNumbers = HashedNumbers()
  /// The index of each section, by its number.
  private var sectionIndices: [Int] = []
  private var itemNumbers = HashedNumbers()
  /// The place of each item, by its number.
  private var places: [Place] = []

  init() {}

  // MARK: Looking

  var itemCount: Int { itemNumbers.count }

  func index(ofSection id: SectionID) -> Int? {
    sectionNumbers[position(ofSection: id)].map { sectionIndices[$0] }
  }

  /// The section and the row of an item.
  func path(of id: ItemID) -> RowPath? {
    itemNumbers[position(of: id)].map { path(places[$0]) }
  }

  /// The index of an item among all items.
  func index(of id: ItemID) -> Int? {
    path(of: id).map { sections[$0.section].start + $0.row }
  }

  private func path(_ place: Place) -> RowPath {
    RowPath(section: sectionIndices[place.section], row: place.row)
  }

  private func position(ofSection id: SectionID) -> Int {
    sectionNumbers.position(hash: HashedNumbers.hash(id)) { sections[sectionIndices[$0]].id == id }
  }

  private func position(of id: ItemID) -> Int {
    itemNumbers.position(hash: HashedNumbers.hash(id)) { number in
      let path = path(places[number])
      return sections[path.section].items[path.row] == id
    }
  }

  /// The item at a place, or nil where there is none.
  func item(at path: RowPath) -> ItemID? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row]
  }

  // MARK: Sections

  /// Puts sections that are not here yet before an index.
  mutating func insertSections(_ ids: [SectionID], at index: Int) {
    sectionNumbers.reserve(adding: ids.count)
    let new = ids.map { id in
      let position = position(ofSection: id)
      let number = sectionNumbers.add(hash: HashedNumbers.hash(id), at: position)
      if number == sectionIndices.count { sectionIndices.append(-1) }
      return Section(id: id, number: number)
    }
    sections.insert(contentsOf: new, at: index)
    renumberSections(from: index)
    checkInvariants()
  }

  /// Takes sections out with all that they hold. Those that are not here are ignored.
  mutating func removeSections(_ ids: [SectionID]) {
    let gone = Set(ids.compactMap(index(ofSection:)))
    guard let first = gone.min() else { return }
    for index in gone {
      for item in sections[index].items { itemNumbers.remove(at: position(of: item)) }
    }
    for index in gone { sectionNumbers.remove(at: position(ofSection: sections[index].id)) }
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
    for index in index..<sections.count { sectionIndices[sections[index].number] = index }
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
    itemNumbers.reserve(adding: ids.count)
    var numbers: [Int] = []
    numbers.reserveCapacity(ids.count)
    var former: [(index: Int, place: Place)] = []
    for index in ids.indices {
      let (number, isNew) = number(of: index, among: ids)
      if !isNew {
        guard places[number].section >= 0 else { return nil }
        former.append((index, places[number]))
      }
      let place = Place(section: -1, row: index)
      if number == places.count { places.append(place) } else { places[number] = place }
      numbers.append(number)
    }
    takeOut(former.map(\.place))
    let (section, row) = spot(of: target)
    sections[section].items.insert(contentsOf: ids, at: row)
    sections[section].numbers.insert(contentsOf: numbers, at: row)
    renumberItems(ofSection: section, from: row)
    updateStarts(from: section)
    checkInvariants()
    return former.map { ids[$0.index] }
  }

  /// The number of an item that is being put in, which is given one if it has none.
  private mutating func number(of index: Int, among ids: [ItemID]) -> (number: Int, isNew: Bool) {
    let hash = HashedNumbers.hash(ids[index])
    let position = itemNumbers.position(hash: hash) { number in
      let place = places[number]
      guard place.section >= 0 else { return ids[place.row] == ids[index] }
      return sections[sectionIndices[place.section]].items[place.row] == ids[index]
    }
    if let number = itemNumbers[position] { return (number, false) }
    return (itemNumbers.add(hash: hash, at: position), true)
  }

  /// Takes items out. Those that are not here are ignored.
  mutating func removeItems(_ ids: [ItemID]) {
    var gone: [Place] = []
    for id in ids {
      let position = position(of: id)
      guard let number = itemNumbers[position] else { continue }
      gone.append(places[number])
      itemNumbers.remove(at: position)
    }
    takeOut(gone)
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

  /// Takes what stands at some places out of the rows.
  private mutating func takeOut(_ gone: [Place]) {
    for (section, gone) in Dictionary(grouping: gone, by: \.section) {
      let index = sectionIndices[section]
      let rows = Set(gone.map(\.row))
      guard let first = rows.min() else { continue }
      let kept = sections[index].items.indices[first...].filter { !rows.contains($0) }
      let items = kept.map { sections[index].items[$0] }
      let numbers = kept.map { sections[index].numbers[$0] }
      sections[index].items.replaceSubrange(first..., with: items)
      sections[index].numbers.replaceSubrange(first..., with: numbers)
      renumberItems(ofSection: index, from: first)
    }
    if !gone.isEmpty { updateStarts(from: 0) }
  }

  private mutating func renumberItems(ofSection index: Int, from row: Int) {
    let section = sections[index]
    for row in row..<section.numbers.count {
      places[section.numbers[row]] = Place(section: section.number, row: row)
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
          assert(self.path(of: section.items[row]) == path, "an item is noted elsewhere")
        }
      }
      assert(start == itemCount && sections.count == sectionNumbers.count, "something is lost")
    #endif
  }
}

extension SnapshotContent: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension SnapshotContent.Section: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension SnapshotContent: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.sections.elementsEqual(other.sections) { section, other in
      section.id == other.id && section.items == other.items
    }
  }
}

extension Int {
  fileprivate mutating func formMinimum(_ other: Int) { self = Swift.min(self, other) }
}
