/// A customer of the shop.
struct Reader: Equatable {
  let name: String
  /// How many books this reader has reserved.
  let reservations: Int
}

extension Reader {
  /// Who has reserved a book today.
  static let today = [
    Reader(name: "Ada", reservations: 2),
    Reader(name: "Bilal", reservations: 1),
    Reader(name: "Chidi", reservations: 4),
    Reader(name: "Dora", reservations: 1),
  ]
}
