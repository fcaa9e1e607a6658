import Testing

@testable import Epilogue

extension LessonTests {
  @Test("Epilogue: the front page")
  func epilogue() throws {
    let books = [
      Book(title: "Candide", price: 9), Book(title: "Dracula", price: 14),
      Book(title: "Emma", price: 6),
    ]
    try expectDrawings(
      of: "epilogue",
      [
        Scene(.course) {
          FrontPageViewController(
            profile: [.name("Ines"), .points(120)],
            promotions: [.gift("Bookmark"), .reduction(percent: 30)], books: books)
        }
      ])
  }
}
