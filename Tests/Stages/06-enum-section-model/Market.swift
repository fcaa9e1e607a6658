@testable import EnumSectionModel

/// What the shop has never sold.
enum Market {
  static let books = [
    Book(title: "Fog over Ostend", price: 21),
    Book(title: "The Ninth Gull", price: 34),
    Book(title: "Salt", price: 5),
  ]

  /// One row of each kind, and one more book behind them.
  static let oneOfEach: [ShopItem] = [
    .offer(text: "Two for one"), .book(books[0]), .welcome, .book(books[1]),
  ]

  /// An offer above two books that share their title.
  static let twins: [ShopItem] = [
    .offer(text: "Two for one"), .book(Book(title: "Salt", price: 5)),
    .book(Book(title: "Salt", price: 8)),
  ]

  /// Many screens long. Every third row is an offer, and every tenth a welcome.
  static let many: [ShopItem] = (0..<60).map { number in
    if number.isMultiple(of: 10) { return .welcome }
    guard number.isMultiple(of: 3) else {
      return .book(Book(title: "Volume \(number)", price: number))
    }
    return .offer(text: "Offer \(number)")
  }

  static let profile: [ShopSection.ProfileItem] = [.name("Ines"), .points(120)]
  static let promotions: [ShopSection.PromotionItem] = [
    .gift("Bag"), .reduction(percent: 30), .gift("Pen"),
  ]
}
