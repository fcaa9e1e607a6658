/// Items in trees, each with its children in order, and which of them are expanded.
///
/// Nothing here recurses, so that a chain of a million items is no deeper than the memory.
struct SectionTree<ID: Hashable>: Equatable {
  fileprivate struct Node: Equatable {
    var parent: ID?
    var children: [ID] = []
    var isExpanded = false
  }

  /// Where items are put.
  enum Target {
    /// Behind the last child of a parent, or of the top level.
    case end(parent: ID?)
    case before(ID)
    case after(ID)
  }

  private(set) var roots: [ID] = []
  private var nodes: [ID: Node] = [:]

  // MARK: Looking

  func contains(_ id: ID) -> Bool { nodes[id] != nil }

  func parent(of id: ID) -> ID? { nodes[id]?.parent }

  func children(of id: ID) -> [ID] { nodes[id]?.children ?? [] }

  func isExpanded(_ id: ID) -> Bool { nodes[id]?.isExpanded ?? false }

  /// What an item is below of, from its parent up.
  func ancestors(of id: ID) -> [ID] {
    Array(
      sequence(state: id) { id in
        guard let parent = parent(of: id) else { return nil }
        id = parent
        return parent
      })
  }

  /// Items, each followed by its children if these are wanted.
  func flattened(_ wantsChildren: (ID) -> Bool) -> [ID] {
    Self.flattened(roots) { wantsChildren($0) ? children(of: $0) : [] }
  }

  private static func flattened(_ roots: [ID], _ children: (ID) -> [ID]) -> [ID] {
    var all: [ID] = []
    var waiting = Array(roots.reversed())
    while let id = waiting.popLast() {
      all.append(id)
      waiting += children(id).reversed()
    }
    return all
  }

  /// A tree of some items and all that is below them.
  func subtree(of ids: [ID]) -> SectionTree {
    var tree = SectionTree()
    tree.roots = ids
    for id in Self.flattened(ids, children) { tree.nodes[id] = nodes[id] }
    for id in ids { tree.nodes[id]?.parent = nil }
    return tree
  }

  // MARK: Changing

  /// Puts items that are not here yet somewhere.
  mutating func insert(_ ids: [ID], _ target: Target) {
    let parent = parent(of: target)
    for id in ids { nodes[id] = Node(parent: parent) }
    place(ids, target)
  }

  /// Puts a tree of items that are not here yet somewhere.
  mutating func insert(_ tree: SectionTree, _ target: Target) {
    let parent = parent(of: target)
    nodes.merge(tree.nodes) { $1 }
    for id in tree.roots { nodes[id]?.parent = parent }
    place(tree.roots, target)
  }

  /// Takes items out with all that is below them. Those that are not here are ignored.
  mutating func remove(_ ids: [ID]) {
    let tops = ids.filter(contains)
    let parents = Set(tops.map(parent(of:)))
    let gone = Set(Self.flattened(tops, children))
    for id in gone { nodes[id] = nil }
    for parent in parents {
      if let parent {
        nodes[parent]?.children.removeAll(where: gone.contains)
      } else {
        roots.removeAll(where: gone.contains)
      }
    }
    checkInvariants()
  }

  mutating func setExpanded(_ isExpanded: Bool, _ ids: [ID]) {
    for id in ids { nodes[id]?.isExpanded = isExpanded }
  }

  private func parent(of target: Target) -> ID? {
    switch target {
    case .end(let parent): parent
    case .before(let id), .after(let id): parent(of: id)
    }
  }

  private mutating func place(_ ids: [ID], _ target: Target) {
    let parent = parent(of: target)
    if let parent {
      Self.place(ids, target, in: &nodes[parent, default: Node()].children)
    } else {
      Self.place(ids, target, in: &roots)
    }
    checkInvariants()
  }

  private static func place(_ ids: [ID], _ target: Target, in siblings: inout [ID]) {
    let index =
      switch target {
      case .end: siblings.endIndex
      case .before(let id): siblings.firstIndex(of: id) ?? siblings.endIndex
      case .after(let id): siblings.firstIndex(of: id).map { $0 + 1 } ?? siblings.endIndex
      }
    siblings.insert(contentsOf: ids, at: index)
  }

  /// Stops a debug build in which parents and children disagree. A large tree is not gone through.
  private func checkInvariants() {
    #if DEBUG
      guard nodes.count <= 256 else { return }
      let all = Self.flattened(roots, children)
      assert(all.count == nodes.count, "an item is lost or twice in the tree")
      for id in all {
        let siblings = parent(of: id).map(children) ?? roots
        assert(siblings.contains(id), "an item is no child of its parent")
      }
    #endif
  }
}

extension SectionTree: Sendable where ID: Sendable {}
extension SectionTree.Node: Sendable where ID: Sendable {}
