/// A book in the shop.
nonisolated struct Book: Equatable, Identifiable {
  let title: String
  /// In whole euros.
  var price: Int

  /// What tells the book from all others, whatever it costs today.
  var id: String { title }
}
