@testable import HeaderFooterRegistries

/// Shelves that the shop has never had.
enum Stand {
  /// Fits on one screen.
  static let short = [
    Shelf(name: "Birds", books: [Book(title: "The Ninth Gull", author: "Ines Roca", price: 34)]),
    Shelf(
      name: "Weather",
      books: [
        Book(title: "Fog over Ostend", author: "A. Maes", price: 21),
        Book(title: "Hail", author: "P. Okafor", price: 8),
      ]),
    Shelf(name: "Empty", books: []),
  ]

  /// Many screens long.
  static let long = (0..<40).map { number in
    Shelf(
      name: "Shelf \(number)",
      books: [Book(title: "Volume \(number)", author: "The Society", price: number)])
  }
}
