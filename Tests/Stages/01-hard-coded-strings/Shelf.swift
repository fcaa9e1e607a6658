@testable import HardCodedStrings

/// Books that the shop has never sold, so that only a list that shows its own books can pass.
enum Shelf {
  /// Fits on one screen.
  static let short = [
    Book(title: "Fog over Ostend", author: "A. Maes", price: 21),
    Book(title: "The Ninth Gull", author: "Ines Roca", price: 34),
    Book(title: "Salt", author: "P. Okafor", price: 5),
  ]

  /// Many screens long.
  static let long = (1...60).map { number in
    Book(title: "Volume \(number)", author: "Author \(number)", price: number)
  }
}
