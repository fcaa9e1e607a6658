@testable import GenericWrapperCell

/// Books that the shop has never sold.
enum Counter {
  static let books = [
    Book(title: "Fog over Ostend", price: 21, isOnSale: true, stars: 2),
    Book(title: "The Ninth Gull", price: 34),
    Book(title: "Salt", price: 5, stars: 4),
  ]

  /// Many screens long: every third book is rated.
  static let many = (0..<40).map { number in
    Book(
      title: "Volume \(number)", price: number, stars: number.isMultiple(of: 3) ? 3 : nil)
  }

  /// Many screens long: only the first books are on sale, so that their cells are used again for
  /// books that are not.
  static let reduced = (0..<40).map { number in
    Book(title: "Volume \(number)", price: number, isOnSale: number < 3)
  }
}
