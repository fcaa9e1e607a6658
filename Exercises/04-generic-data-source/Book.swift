/// A book in the shop.
struct Book: Equatable {
  let title: String
  /// In whole euros.
  let price: Int
}

extension Book {
  /// What stands on the shop's shelves today.
  static let stock = [
    Book(title: "Candide", price: 9),
    Book(title: "Dracula", price: 14),
    Book(title: "Emma", price: 6),
    Book(title: "Faust", price: 11),
    Book(title: "Frankenstein", price: 13),
    Book(title: "Heidi", price: 8),
    Book(title: "Ivanhoe", price: 15),
    Book(title: "Kidnapped", price: 5),
    Book(title: "Middlemarch", price: 18),
    Book(title: "Moby-Dick", price: 17),
    Book(title: "Persuasion", price: 12),
    Book(title: "Rob Roy", price: 14),
  ]
}
