import Testing

@testable import GenericDataSource

extension LessonTests {
  @Test("Generic data source: the readers, and the counted books")
  func genericDataSource() throws {
    try expectDrawings(
      of: "04-generic-data-source",
      [
        Scene(.solution) { ReaderListViewController(readers: Reader.today) },
        Scene(.solution) { BookListViewController(books: Book.stock) },
      ])
  }
}
