/// A book in the shop.
struct Book: Equatable {
  let title: String
  let author: String
  /// In whole euros.
  let price: Int
}
