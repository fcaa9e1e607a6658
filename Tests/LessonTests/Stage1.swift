import HeadlessUIKit
import Testing

@testable import HardCodedStrings

extension LessonTests {
  @Test("Hard-coded strings: the list with one letter mended, a blank cell, and the grid")
  func hardCodedStrings() throws {
    // Registered under the name that is asked for, the stub is what it is after one letter.
    func list(of books: [Book], _ prepare: (UITableView) -> Void) -> UIViewController {
      let list = BookListViewController(books: books)
      list.loadViewIfNeeded()
      prepare(list.tableView)
      return list
    }
    try expectDrawings(
      of: "01-hard-coded-strings",
      [
        Scene(.stub) {
          list(of: Book.stock) { $0.register(BookCell.self, forCellReuseIdentifier: "Bookcell") }
        },
        Scene(.stub) {
          list(of: []) { $0.register(NoticeCell.self, forCellReuseIdentifier: "NoticeCell") }
        },
        Scene(.solution) { CoverGridViewController(books: Book.stock) },
      ])
  }
}
