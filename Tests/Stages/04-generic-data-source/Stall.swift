@testable import GenericDataSource

/// Books and readers that the shop has never had.
enum Stall {
  static let books = [
    Book(title: "Fog over Ostend", price: 21),
    Book(title: "The Ninth Gull", price: 34),
    Book(title: "Salt", price: 5),
  ]

  static let readers = [
    Reader(name: "Ines", reservations: 3),
    Reader(name: "Piet", reservations: 12),
  ]

  /// Many screens long.
  static let many = (0..<60).map { Reader(name: "Reader \($0)", reservations: $0) }
}
