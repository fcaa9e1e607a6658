/// Small numbers that stand for identifiers, so that what is known of an identifier can be kept in
/// an array and changed without hashing it again.
///
/// A number stays the same as long as its identifier is here, and is given to another one later.
/// Every operation hashes once: O(1).
struct IdentifierSlots<ID: Hashable> {
  private var slots: [ID: Int] = [:]
  private var free: [Int] = []

  /// How many identifiers are here.
  var count: Int { slots.count }

  /// The number of an identifier, or nil.
  subscript(id: ID) -> Int? { slots[id] }

  /// The number of an identifier, which is given one if it has none.
  mutating func slot(makingFor id: ID) -> (slot: Int, isNew: Bool) {
    let next = free.last ?? slots.count
    let slot = Self.read(&slots[id, default: next])
    guard slot == next else { return (slot, false) }
    _ = free.popLast()
    return (slot, true)
  }

  /// Takes an identifier out; nil when it is not here.
  mutating func remove(_ id: ID) -> Int? {
    guard let slot = slots.removeValue(forKey: id) else { return nil }
    free.append(slot)
    return slot
  }

  mutating func reserveCapacity(_ count: Int) {
    slots.reserveCapacity(count)
  }

  /// Reads a value through a reference: a dictionary keeps the default of a value read so.
  private static func read(_ slot: inout Int) -> Int { slot }
}

extension IdentifierSlots: Sendable where ID: Sendable {}
