/// Identifiers that are marked for something, each once, in the order in which they were marked.
struct IdentifierMarks<ID: Hashable> {
  private(set) var ordered: [ID] = []
  private var members: Set<ID> = []

  mutating func insert(_ ids: [ID]) {
    for id in ids where members.insert(id).inserted { ordered.append(id) }
  }

  func contains(_ id: ID) -> Bool { members.contains(id) }

  /// Forgets the marks of what is not there any more.
  mutating func keep(where isThere: (ID) -> Bool) {
    guard !ordered.isEmpty else { return }
    ordered.removeAll { !isThere($0) }
    members = Set(ordered)
  }
}

extension IdentifierMarks: Sendable where ID: Sendable {}
