/// A book in the shop.
struct Book: Equatable {
  let title: String
  let author: String
  /// In whole euros.
  let price: Int
}

extension Book {
  /// What stands on the shop's shelves today.
  static let stock = [
    Book(title: "Candide", author: "Voltaire", price: 9),
    Book(title: "Dracula", author: "Bram Stoker", price: 14),
    Book(title: "Emma", author: "Jane Austen", price: 12),
    Book(title: "Faust", author: "J. W. Goethe", price: 11),
    Book(title: "Frankenstein", author: "Mary Shelley", price: 13),
    Book(title: "Heidi", author: "Johanna Spyri", price: 8),
    Book(title: "Ivanhoe", author: "Walter Scott", price: 15),
    Book(title: "Kidnapped", author: "R. L. Stevenson", price: 10),
    Book(title: "Middlemarch", author: "George Eliot", price: 18),
    Book(title: "Moby-Dick", author: "Herman Melville", price: 17),
    Book(title: "Persuasion", author: "Jane Austen", price: 12),
    Book(title: "Rob Roy", author: "Walter Scott", price: 14),
    Book(title: "Silas Marner", author: "George Eliot", price: 10),
    Book(title: "Utopia", author: "Thomas More", price: 7),
    Book(title: "Villette", author: "C. Bronte", price: 13),
    Book(title: "Walden", author: "H. D. Thoreau", price: 12),
    Book(title: "Werther", author: "J. W. Goethe", price: 9),
    Book(title: "Zadig", author: "Voltaire", price: 8),
  ]
}
