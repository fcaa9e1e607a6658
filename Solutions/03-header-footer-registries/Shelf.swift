/// A shelf of the shop: what it is called, and what stands on it.
struct Shelf: Equatable {
  /// No two shelves share their name.
  let name: String
  var books: [Book]

  /// The price of the cheapest book; nil on an empty shelf.
  var lowestPrice: Int? { books.map(\.price).min() }
}

extension Shelf {
  /// What stands in the shop today.
  static let stock = [
    Shelf(
      name: "Adventure",
      books: [
        Book(title: "Ivanhoe", author: "Walter Scott", price: 15),
        Book(title: "Kidnapped", author: "R. L. Stevenson", price: 5),
        Book(title: "Moby-Dick", author: "Herman Melville", price: 17),
        Book(title: "Rob Roy", author: "Walter Scott", price: 14),
      ]),
    Shelf(
      name: "Horror",
      books: [
        Book(title: "Dracula", author: "Bram Stoker", price: 14),
        Book(title: "Frankenstein", author: "Mary Shelley", price: 13),
      ]),
    Shelf(
      name: "Novels",
      books: [
        Book(title: "Emma", author: "Jane Austen", price: 6),
        Book(title: "Middlemarch", author: "George Eliot", price: 18),
        Book(title: "Persuasion", author: "Jane Austen", price: 12),
        Book(title: "Silas Marner", author: "George Eliot", price: 10),
        Book(title: "Villette", author: "C. Bronte", price: 13),
      ]),
    Shelf(
      name: "Philosophy",
      books: [
        Book(title: "Candide", author: "Voltaire", price: 9),
        Book(title: "Utopia", author: "Thomas More", price: 7),
        Book(title: "Walden", author: "H. D. Thoreau", price: 12),
        Book(title: "Zadig", author: "Voltaire", price: 8),
      ]),
    Shelf(
      name: "Plays",
      books: [
        Book(title: "Faust", author: "J. W. Goethe", price: 11),
        Book(title: "Hernani", author: "Victor Hugo", price: 10),
        Book(title: "Volpone", author: "Ben Jonson", price: 9),
      ]),
  ]
}
