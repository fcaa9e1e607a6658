/// Small numbers that stand for identifiers, so that what is known of an identifier can be kept in
/// an array and changed without hashing it again.
///
/// A number stays the same as long as its identifier is here, and is given to another one later.
///
/// This is a hash table with linear probing that knows hashes and no identifiers: who has them compares
/// them. A dictionary would be slower: the type of the identifiers is not known when this is compiled,
/// and so they are touched for their hash and to be compared with an equal one, and for nothing else.
/// Every operation is O(1).
struct HashedNumbers {
  /// The numbers, each at the first free position from its hash on; -1 at free positions.
  private var table = [Int](repeating: -1, count: 8)
  /// The hash of each identifier, by its number.
  private var hashes: [Int] = []
  /// The numbers that stand for no identifier.
  private var free: [Int] = []

  /// How many identifiers are here.
  var count: Int { hashes.count - free.count }

  /// The hash by which an identifier is found.
  static func hash(_ id: some Hashable) -> Int {
    // Not `hashValue`: an identifier may have a bad one of its own.
    var hasher = Hasher()
    hasher.combine(id)
    return hasher.finalize()
  }

  /// The position of the number of an identifier, or where it would be put.
  ///
  /// - Parameter isIt: Whether the identifier with a number is the one looked for.
  func position(hash: Int, _ isIt: (Int) -> Bool) -> Int {
    let mask = table.count - 1
    var position = hash & mask
    while true {
      let number = table[position]
      if number < 0 || (hashes[number] == hash && isIt(number)) { return position }
      position = (position + 1) & mask
    }
  }

  /// The number at a position, or nil.
  subscript(position: Int) -> Int? {
    let number = table[position]
    return number < 0 ? nil : number
  }

  /// The number of an identifier, or nil.
  func number(hash: Int, _ isIt: (Int) -> Bool) -> Int? {
    self[position(hash: hash, isIt)]
  }

  /// Gives a number to an identifier that has none, at the position that was found for it.
  mutating func add(hash: Int, at position: Int) -> Int {
    let number = free.popLast() ?? hashes.count
    if number == hashes.count { hashes.append(hash) } else { hashes[number] = hash }
    table[position] = number
    return number
  }

  /// Takes the identifier with the number at a position out.
  mutating func remove(at position: Int) {
    free.append(table[position])
    // Numbers that were put behind this one move up.
    let mask = table.count - 1
    var gap = position
    var next = (gap + 1) & mask
    while table[next] >= 0 {
      let home = hashes[table[next]] & mask
      // One may fill the gap unless its own first position lies behind the gap.
      if (next - home) & mask >= (next - gap) & mask {
        table[gap] = table[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    table[gap] = -1
  }

  /// Makes room for more identifiers: with them a third of the table is free. Positions change.
  mutating func reserve(adding count: Int) {
    let needed = (self.count + count) * 3 / 2 + 1
    guard table.count < needed else { return }
    var size = table.count
    while size < needed { size *= 2 }
    let former = table
    table = [Int](repeating: -1, count: size)
    for number in former where number >= 0 {
      var position = hashes[number] & (size - 1)
      while table[position] >= 0 { position = (position + 1) & (size - 1) }
      table[position] = number
    }
  }
}
