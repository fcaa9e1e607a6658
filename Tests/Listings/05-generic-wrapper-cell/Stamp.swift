import UIKit

/// What the lesson on wrapper cells shows on a stamp.
@dynamicMemberLookup
final class StampFrame {
  final class Stamp {
    var motif = ""
  }

  private let stamp = Stamp()

  subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Stamp, Value>
  ) -> Value {
    get { stamp[keyPath: keyPath] }
    set { stamp[keyPath: keyPath] = newValue }
  }
}

/// What a cell shows by a content configuration.
enum ConfiguredRow {
  struct Book {
    let title: String
    let price: Int
  }

  static func show(_ book: Book, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = book.title
    content.secondaryText = "€ \(book.price)"
    cell.contentConfiguration = content
  }
}
