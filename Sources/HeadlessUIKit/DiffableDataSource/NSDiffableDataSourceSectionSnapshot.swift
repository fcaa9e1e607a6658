/// The items of one section as a tree: items have children, which show while their parent is expanded.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
/// snapshot.append(["Fruit"])
/// snapshot.append(["Apple", "Pear"], to: "Fruit")
/// snapshot.visibleItems  // ["Fruit"]
/// snapshot.expand(["Fruit"])
/// snapshot.visibleItems  // ["Fruit", "Apple", "Pear"]
/// ```
///
/// An identifier occurs once in all of the tree. New items are collapsed. Two snapshots are equal when
/// they have the same trees and the same items expanded.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable, Equatable
{
  private var tree = SectionTree<ItemIdentifierType>()

  /// A snapshot without items.
  public init() {}

  // MARK: Adding

  /// Puts items behind the last child of a parent, or behind the last root item.
  ///
  /// An item that is there already and a parent that is not stop the app. O(k) in the items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { check(parent, for: "append to") }
    add(items, .end(parent: parent))
  }

  /// Puts items before another one, under the same parent. O(k + c) in the items and that parent's
  /// children.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    check(item, for: "insert before")
    add(items, .before(item))
  }

  /// Puts items behind another one, under the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    check(item, for: "insert after")
    add(items, .after(item))
  }

  /// Puts another snapshot's items before one of this one's, with their children.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    check(item, for: "insert before")
    add(snapshot, .before(item))
  }

  /// Puts another snapshot's items behind one of this one's, with their children.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    check(item, for: "insert after")
    add(snapshot, .after(item))
  }

  /// Puts another snapshot's items in the place of all children of an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    check(parent, for: "replace the children of")
    tree.remove(tree.children(of: parent))
    add(snapshot, .end(parent: parent))
  }

  private mutating func add(
    _ items: [ItemIdentifierType], _ target: SectionTree<ItemIdentifierType>.Target
  ) {
    let twice = duplicates(in: items) + items.filter(tree.contains)
    if !twice.isEmpty { SnapshotFailure.notUniqueInSection(twice).raise() }
    tree.insert(items, target)
  }

  private mutating func add(
    _ snapshot: Self, _ target: SectionTree<ItemIdentifierType>.Target
  ) {
    let twice = snapshot.items.filter(tree.contains)
    if !twice.isEmpty { SnapshotFailure.notUniqueInSection(twice).raise() }
    tree.insert(snapshot.tree, target)
  }

  private func check(_ item: ItemIdentifierType, for call: String) {
    if !tree.contains(item) { SnapshotFailure.unknownInSection(call, item).raise() }
  }

  // MARK: Removing

  /// Takes items out with all that is below them. Those that are not there are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    tree.remove(items)
  }

  /// Takes all items out.
  public mutating func deleteAll() {
    tree = SectionTree()
  }

  // MARK: Expanding

  /// Shows the children of items. Items that are not there are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    tree.setExpanded(true, items)
  }

  /// Hides the children of items. Those below keep their own state for the next time.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    tree.setExpanded(false, items)
  }

  /// Whether an item shows its children; false for one that is not there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }

  /// Whether an item shows: all that it is below of are expanded. O(d) in its level.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    tree.contains(item) && tree.ancestors(of: item).allSatisfy(tree.isExpanded)
  }

  // MARK: Looking

  /// All items, each followed by its children. O(n).
  public var items: [ItemIdentifierType] { tree.flattened { _ in true } }

  /// The items at the top level.
  public var rootItems: [ItemIdentifierType] { tree.roots }

  /// The items that show: those whose parents are all expanded. O(v) in their number.
  public var visibleItems: [ItemIdentifierType] { tree.flattened(tree.isExpanded) }

  /// Whether an item is there. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

  /// The index of an item in ``items``; nil when it is not there. O(n).
  public func index(of item: ItemIdentifierType) -> Int? {
    tree.contains(item) ? items.firstIndex(of: item) : nil
  }

  /// How many items an item is below of: 0 at the top level. An item that is not there stops the app.
  /// O(d) in the level.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item, for: "find the level of")
    return tree.ancestors(of: item).count
  }

  /// The item that an item is a child of; nil at the top level and for one that is not there. O(1).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    tree.parent(of: child)
  }

  /// A snapshot of all that is below an item, with the item itself at the top if wished.
  ///
  /// An item that is not there stops the app.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    check(parent, for: "make a snapshot of")
    var snapshot = Self()
    snapshot.tree = tree.subtree(
      of: includingParent ? [parent] : tree.children(of: parent))
    return snapshot
  }

  /// The tree as text, for a look at it: a line an item, indented by its level, with `-` before one
  /// that is expanded, `+` before one that hides its children, and `•` before one that has none.
  public func visualDescription() -> String {
    items.map { item in
      let sign = tree.children(of: item).isEmpty ? "•" : tree.isExpanded(item) ? "-" : "+"
      let indent = String(repeating: "  ", count: tree.ancestors(of: item).count)
      return "\(indent)\(sign) \(IdentifierText.text(item))"
    }.joined(separator: "\n")
  }
}
