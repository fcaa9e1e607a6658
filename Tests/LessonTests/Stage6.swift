import Testing

@testable import EnumSectionModel

extension LessonTests {
  @Test("Enum section model: the end of the list, before and after, and a week without promotions")
  func enumSectionModel() throws {
    func page() -> FrontPageViewController {
      FrontPageViewController(
        profile: [.name("Ines"), .points(120)], promotions: [], books: Book.stock)
    }
    try expectDrawings(
      of: "06-enum-section-model",
      [
        Scene(.stub) { ShopListViewController(items: ShopItem.stock) },
        Scene(.solution) { ShopListViewController(items: ShopItem.stock) },
        Scene(.stub) { page() },
        Scene(.solution) { page() },
      ])
  }
}
