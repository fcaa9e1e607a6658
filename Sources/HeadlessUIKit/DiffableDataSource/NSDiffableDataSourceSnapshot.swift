/// What a list shows at one moment: sections in order, and in each of them items in order, both named
/// by identifiers that occur once.
///
/// A snapshot is a value. One is made anew, or taken from a diffable data source and changed, and then
/// applied to the data source, which finds out what has changed.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["odd", "even"])
/// snapshot.appendItems([1, 3], toSection: "odd")
/// snapshot.appendItems([2])  // to the last section
/// snapshot.indexOfItem(2)    // 2: the third of all items
/// ```
///
/// Section identifiers and item identifiers are apart: a section may be called what an item is called.
/// Looking an identifier up is O(1). Two snapshots are equal when they show the same; marks for
/// reloading do not count.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>()
  private var sectionReloads = IdentifierMarks<SectionIdentifierType>()
  private var itemReloads = IdentifierMarks<ItemIdentifierType>()
  private var itemReconfigurations = IdentifierMarks<ItemIdentifierType>()

  /// A snapshot without sections.
  public init() {}

  // MARK: Counting

  /// How many items there are in all sections.
  public var numberOfItems: Int { content.itemCount }

  /// How many sections there are.
  public var numberOfSections: Int { content.sections.count }

  /// How many items a section has. A section that is not there stops the app.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    content.sections[existing(identifier)].items.count
  }

  // MARK: Identifiers

  /// The sections in order. O(s) in their number.
  public var sectionIdentifiers: [SectionIdentifierType] { content.sections.map(\.id) }

  /// The items of all sections in order. O(n) in their number.
  public var itemIdentifiers: [ItemIdentifierType] {
    content.sections.flatMap(\.items)
  }

  /// The items of a section in order. A section that is not there stops the app. O(1).
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    content.sections[existing(identifier)].items
  }

  /// The section that an item is in; nil when it is in none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    content.path(of: identifier).map { content.sections[$0.section].id }
  }

  /// The index of an item among all items, counted across sections; nil when it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    content.index(of: identifier)
  }

  /// The index of a section; nil when it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content.index(ofSection: identifier)
  }

  private func existing(_ identifier: SectionIdentifierType) -> Int {
    guard let index = content.index(ofSection: identifier) else {
      SnapshotFailure.unknownSection.raise()
    }
    return index
  }

  // MARK: Items

  /// Puts items at the end of a section, or of the last section when none is named.
  ///
  /// Items that are in the snapshot already move there, and a warning is logged. An identifier that
  /// occurs twice among them stops the app, and so do a section that is not there and, where none is
  /// named, a snapshot without sections.
  ///
  /// - Complexity: O(k + s) in the items and the sections.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !content.sections.isEmpty else { SnapshotFailure.noSections.raise() }
    let section =
      sectionIdentifier.map { content.index(ofSection: $0) } ?? content.sections.count - 1
    guard let section else {
      raiseIfNotUnique(identifiers)
      SnapshotFailure.notFound("section").raise()
    }
    insert(identifiers, .end(section: section))
  }

  /// Puts items before another one. They must not be this one itself; those that are in the snapshot
  /// already move, and a warning is logged.
  ///
  /// - Complexity: O(k + n + s) in the items, those behind them in their section, and the sections.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, .before(beforeIdentifier))
  }

  /// Puts items behind another one; else as ``insertItems(_:beforeItem:)``.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, .after(afterIdentifier))
  }

  /// Takes items out. Those that are not there are ignored. A section that has lost its last item
  /// stays.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    content.removeItems(identifiers)
    forgetMarksOfGoneItems()
  }

  /// Takes everything out, the sections too.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Moves an item before another one, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, .before(toIdentifier))
  }

  /// Moves an item behind another one, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, .after(toIdentifier))
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType,
    _ target: SnapshotContent<SectionIdentifierType, ItemIdentifierType>.Target
  ) {
    if identifiers.contains(other) {
      raiseIfNotUnique(identifiers)
      SnapshotFailure.besideItself(other, action: "INS").raise()
    }
    guard content.path(of: other) != nil else {
      raiseIfNotUnique(identifiers)
      SnapshotFailure.notFound("section").raise()
    }
    insert(identifiers, target)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    _ target: SnapshotContent<SectionIdentifierType, ItemIdentifierType>.Target
  ) {
    guard let former = content.insert(identifiers, target) else {
      SnapshotFailure.notUnique("item", duplicates(in: identifiers)).raise()
    }
    if !former.isEmpty { StandardError.log(SnapshotFailure.movedWarning(former)) }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType,
    _ target: SnapshotContent<SectionIdentifierType, ItemIdentifierType>.Target
  ) {
    if identifier == other { SnapshotFailure.besideItself(other, action: "MOV").raise() }
    guard content.path(of: identifier) != nil else { SnapshotFailure.notFound("fromIndex").raise() }
    guard content.path(of: other) != nil else { SnapshotFailure.notFound("toIndex").raise() }
    _ = content.insert([identifier], target)
  }

  private func raiseIfNotUnique(_ identifiers: [ItemIdentifierType]) {
    let twice = duplicates(in: identifiers)
    if !twice.isEmpty { SnapshotFailure.notUnique("item", twice).raise() }
  }

  // MARK: Sections

  /// Puts sections at the end. One that is there already stops the app.
  ///
  /// - Complexity: O(k) in the sections that are added, and O(s) in all of them in a debug build.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    checkNew(identifiers)
    content.insertSections(identifiers, at: content.sections.count)
  }

  /// Puts sections before another one. One that is there already stops the app. O(s) in all sections.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, besideSection: toIdentifier, offset: 0)
  }

  /// Puts sections behind another one; else as ``insertSections(_:beforeSection:)``.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, besideSection: toIdentifier, offset: 1)
  }

  /// Takes sections out with all their items. Those that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    content.removeSections(identifiers)
    sectionReloads.keep { content.index(ofSection: $0) != nil }
    forgetMarksOfGoneItems()
  }

  /// Moves a section with all its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, besideSection: toIdentifier, offset: 0)
  }

  /// Moves a section with all its items behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, besideSection: toIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], besideSection other: SectionIdentifierType, offset: Int
  ) {
    if identifiers.contains(other) {
      SnapshotFailure.besideItself(other, action: "INS").raise()
    }
    checkNew(identifiers)
    guard let index = content.index(ofSection: other) else {
      SnapshotFailure.notFound("insertIndex").raise()
    }
    content.insertSections(identifiers, at: index + offset)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, besideSection other: SectionIdentifierType, offset: Int
  ) {
    if identifier == other { SnapshotFailure.besideItself(other, action: "MOV").raise() }
    guard let old = content.index(ofSection: identifier) else {
      SnapshotFailure.notFound("fromSection").raise()
    }
    guard let neighbour = content.index(ofSection: other) else {
      SnapshotFailure.notFound("toSection").raise()
    }
    content.moveSection(from: old, to: neighbour + offset - (old < neighbour ? 1 : 0))
  }

  private func checkNew(_ identifiers: [SectionIdentifierType]) {
    let twice = duplicates(in: identifiers)
    if !twice.isEmpty { SnapshotFailure.notUnique("section", twice).raise() }
    let existing = identifiers.filter { content.index(ofSection: $0) != nil }
    if !existing.isEmpty { SnapshotFailure.existingSections(existing).raise() }
  }

  // MARK: Marks

  /// The sections that are marked for reloading, in the order in which they were marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { sectionReloads.ordered }

  /// The items that are marked for reloading.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemReloads.ordered }

  /// The items that are marked for being configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemReconfigurations.ordered }

  /// Marks items to be shown by other cells when the snapshot is applied. One that is not there stops
  /// the app.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, for: "reload item")
    itemReloads.insert(identifiers)
  }

  /// Marks items whose cells are to be filled again, and kept, when the snapshot is applied. One that
  /// is not there stops the app.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, for: "reconfigure item")
    itemReconfigurations.insert(identifiers)
  }

  /// Marks sections to be shown anew with their headers and footers. One that is not there stops the
  /// app.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where content.index(ofSection: identifier) == nil {
      SnapshotFailure.unknownMark("reload section", identifier).raise()
    }
    sectionReloads.insert(identifiers)
  }

  /// The same without marks.
  var withoutMarks: Self {
    var copy = Self()
    copy.content = content
    return copy
  }

  private func check(_ identifiers: [ItemIdentifierType], for call: String) {
    raiseIfNotUnique(identifiers)
    for identifier in identifiers where content.path(of: identifier) == nil {
      SnapshotFailure.unknownMark(call, identifier).raise()
    }
  }

  private mutating func forgetMarksOfGoneItems() {
    itemReloads.keep { content.path(of: $0) != nil }
    itemReconfigurations.keep { content.path(of: $0) != nil }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same sections with the same items, in the same order.
  public static func == (one: Self, other: Self) -> Bool { one.content == other.content }
}
