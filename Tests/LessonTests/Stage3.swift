import Testing

@testable import HeaderFooterRegistries

extension LessonTests {
  @Test("Header and footer registries: the shelves without and with headers, and the window")
  func headerFooterRegistries() throws {
    try expectDrawings(
      of: "03-header-footer-registries",
      [
        Scene(.stub) { ShelfListViewController(shelves: Shelf.stock) },
        Scene(.solution) { ShelfListViewController(shelves: Shelf.stock) },
        Scene(.solution) { WindowViewController(shelves: Shelf.stock) },
      ])
  }
}
