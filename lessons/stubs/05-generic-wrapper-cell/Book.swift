/// A book in the shop.
struct Book: Equatable {
  let title: String
  /// In whole euros.
  let price: Int
  /// Whether the price is lower than usual.
  var isOnSale = false
  /// From one to five, once somebody has rated the book.
  var stars: Int?
}

extension Book {
  /// What stands on the shop's shelves today.
  static let stock = [
    Book(title: "Candide", price: 9, stars: 4),
    Book(title: "Dracula", price: 14),
    Book(title: "Emma", price: 6, isOnSale: true, stars: 5),
    Book(title: "Faust", price: 11, stars: 3),
    Book(title: "Frankenstein", price: 13),
    Book(title: "Heidi", price: 8, isOnSale: true),
    Book(title: "Ivanhoe", price: 15, stars: 2),
    Book(title: "Kidnapped", price: 5),
    Book(title: "Middlemarch", price: 18, stars: 5),
    Book(title: "Moby-Dick", price: 17, stars: 4),
    Book(title: "Persuasion", price: 12),
    Book(title: "Rob Roy", price: 14, isOnSale: true, stars: 3),
  ]
}
