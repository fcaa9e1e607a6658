@testable import RegistrationProtocols

/// Books that the shop has never sold.
enum Shelf {
  /// Fits on one screen.
  static let short = [
    Book(title: "Fog over Ostend", author: "A. Maes", price: 21),
    Book(title: "The Ninth Gull", author: "Ines Roca", price: 34),
    Book(title: "Salt", author: "P. Okafor", price: 5),
  ]

  /// Many screens long: every third book has all that a book can have; the others have nothing.
  static let mixed = (0..<60).map { number in
    Book(
      title: "Volume \(number)", author: "The Society", price: number,
      note: isSpecial(number) ? "A note on \(number)" : nil, isOnSale: isSpecial(number))
  }

  /// Whether the book with this number has a note, is on sale, and is reserved.
  static func isSpecial(_ number: Int) -> Bool { number.isMultiple(of: 3) }
}
