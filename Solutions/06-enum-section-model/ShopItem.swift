/// What a row of the shop's list is.
enum ShopItem: Equatable {
  /// A word of welcome, the same in every list.
  case welcome
  case book(Book)
  /// Something that can be taken along with a button.
  case offer(text: String)
}

extension ShopItem {
  /// A welcome, then an offer after every third book.
  static let stock: [ShopItem] =
    [.welcome]
    + Book.stock.enumerated().flatMap { number, book in
      (number + 1).isMultiple(of: 3)
        ? [.book(book), .offer(text: "Bookmark no. \((number + 1) / 3)")] : [.book(book)]
    }
}
