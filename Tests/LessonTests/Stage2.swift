import HeadlessUIKit
import Testing

@testable import RegistrationProtocols

extension LessonTests {
  @Test("Registration protocols: the list, the grid, and a note that stayed")
  func registrationProtocols() throws {
    let notes = StaleNotes()
    try expectDrawings(
      of: "02-registration-protocols",
      [
        Scene(.solution) { BookListViewController(books: Book.stock) },
        Scene(.solution) { PosterGridViewController(books: Book.stock) },
        Scene(.solution) {
          let list = BookListViewController(books: Book.stock)
          list.tableView.delegate = notes
          return list
        },
      ])
  }
}

/// Does to a solved list what the stub's cell does to its own: a note stays until another one comes.
private final class StaleNotes: NSObject, UITableViewDelegate {
  private var notes: [ObjectIdentifier: String] = [:]

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? BookCell else { return }
    if let note = cell.noteLabel.text, !note.isEmpty {
      notes[ObjectIdentifier(cell)] = note
    } else {
      cell.noteLabel.text = notes[ObjectIdentifier(cell)]
    }
  }
}
