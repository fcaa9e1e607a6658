import HeadlessUIKit
import Testing

@testable import GenericWrapperCell

extension LessonTests {
  @Test("Generic wrapper cell: the cards in a table, and the same cards in a grid")
  func genericWrapperCell() throws {
    let cards = Cards()
    try expectDrawings(
      of: "05-generic-wrapper-cell",
      [
        Scene(.solution) {
          let list = BookListViewController(books: Book.stock)
          list.loadViewIfNeeded()
          list.tableView.dataSource = cards
          return list
        },
        Scene(.solution) { BookGridViewController(books: Book.stock) },
      ])
  }
}

/// The rows of the list before it has stars: a card for each book.
private final class Cards: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Book.stock.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let name = GenericTableViewCell<BookCard>.viewId
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
    let card = (cell as? GenericTableViewCell<BookCard>)?.customView
    card?.title = Book.stock[indexPath.row].title
    card?.price = Book.stock[indexPath.row].price
    return cell
  }
}
