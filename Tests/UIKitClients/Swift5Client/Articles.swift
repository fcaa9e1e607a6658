import UIKit

// The patterns that articles on reuse teach, as an app would have them: a class that registers and
// dequeues itself in any list, supplementary views by kind, a cell around any view, rows of an enum.

/// A class of cells that knows how it is registered.
protocol SelfRegistering {
  static var reuseName: String { get }
  static func register(in list: UIScrollView)
  static func dequeue(from list: UIScrollView, at indexPath: IndexPath?) -> Self
}

extension SelfRegistering where Self: UITableViewCell {
  static func register(in list: UIScrollView) {
    guard let table = list as? UITableView else { fatalError("\(reuseName) is for tables") }
    table.register(Self.self, forCellReuseIdentifier: reuseName)
  }

  static func dequeue(from list: UIScrollView, at indexPath: IndexPath?) -> Self {
    guard let table = list as? UITableView else { fatalError("\(reuseName) is for tables") }
    let cell: UITableViewCell?
    if let indexPath {
      cell = table.dequeueReusableCell(withIdentifier: reuseName, for: indexPath)
    } else {
      cell = table.dequeueReusableCell(withIdentifier: reuseName)
    }
    guard let cell = cell as? Self else { fatalError("\(reuseName) was not registered") }
    return cell
  }
}

extension SelfRegistering where Self: UICollectionViewCell {
  static func register(in list: UIScrollView) {
    guard let collection = list as? UICollectionView else {
      fatalError("\(reuseName) is for collection views")
    }
    collection.register(Self.self, forCellWithReuseIdentifier: reuseName)
  }

  static func dequeue(from list: UIScrollView, at indexPath: IndexPath?) -> Self {
    guard let collection = list as? UICollectionView, let indexPath,
      let cell = collection.dequeueReusableCell(withReuseIdentifier: reuseName, for: indexPath)
        as? Self
    else { fatalError("\(reuseName) was not registered") }
    return cell
  }
}

/// A class of headers and footers that knows for which lists it is.
enum HeaderPlace { case table, collectionHeader, collectionFooter }

protocol HeaderRegistering {
  static var place: HeaderPlace { get }
  static var reuseName: String { get }
  static func register(in list: UIScrollView)
}

extension HeaderRegistering where Self: UITableViewHeaderFooterView {
  static func register(in list: UIScrollView) {
    (list as? UITableView)?.register(Self.self, forHeaderFooterViewReuseIdentifier: reuseName)
  }
}

extension HeaderRegistering where Self: UICollectionReusableView {
  static func register(in list: UIScrollView) {
    let kind =
      switch place {
      case .collectionHeader: UICollectionView.elementKindSectionHeader
      case .collectionFooter: UICollectionView.elementKindSectionFooter
      case .table: ""
      }
    (list as? UICollectionView)?.register(
      Self.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: reuseName)
  }
}

/// A cell around any view, whose properties are the cell's.
@dynamicMemberLookup
public class CellAround<Content: UIView>: UITableViewCell {
  // In an app: `.init(frame: .zero)`.
  public let content: Content = .instantiate(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    content.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
    content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Content, Value>) -> Value {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }
}

final class ShelfRow: UITableViewCell, SelfRegistering { static let reuseName = "Shelf" }
final class ShelfItem: UICollectionViewCell, SelfRegistering { static let reuseName = "Shelf" }
final class ShelfTop: UITableViewHeaderFooterView, HeaderRegistering {
  static let reuseName = "Shelf"
  static let place = HeaderPlace.table
}
final class ShelfEnd: UICollectionReusableView, HeaderRegistering {
  static let reuseName = "Shelf"
  static let place = HeaderPlace.collectionFooter
}

enum ShelfEntry {
  case book
  case offer(text: String)
}

final class ShelfSource: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  let entries: [ShelfEntry] = [.book, .offer(text: "Half price"), .book]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch entries[indexPath.item] {
    case .book:
      let cell = ShelfRow.dequeue(from: tableView, at: indexPath.row == 0 ? indexPath : nil)
      cell.textLabel?.text = "book"
      return cell
    case .offer(let text):
      guard
        let cell = tableView.dequeueReusableCell(withIdentifier: "Offer", for: indexPath)
          as? CellAround<UILabel>
      else { fatalError("Offers are shown by labels") }
      cell.text = text
      return cell
    }
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: ShelfTop.reuseName)
    view?.textLabel?.text = "shelf"
    return view
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { entries.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    ShelfItem.dequeue(from: collectionView, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: ShelfEnd.reuseName, for: indexPath)
  }
}

/// What a table and a collection view show whose cells and headers register themselves.
public func swift5Shelf() -> [String] {
  let source = ShelfSource()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ShelfRow.register(in: table)
  ShelfTop.register(in: table)
  table.register(CellAround<UILabel>.self, forCellReuseIdentifier: "Offer")
  table.dataSource = source
  table.delegate = source
  table.layoutIfNeeded()
  let layout = UICollectionViewFlowLayout()
  layout.footerReferenceSize = CGSize(width: 320, height: 20)
  let collection = UICollectionView(frame: table.frame, collectionViewLayout: layout)
  ShelfItem.register(in: collection)
  ShelfEnd.register(in: collection)
  collection.dataSource = source
  collection.layoutIfNeeded()
  let rows = table.visibleCells.map { cell in
    (cell as? CellAround<UILabel>)?.text ?? cell.textLabel?.text ?? ""
  }
  let footers = collection.visibleSupplementaryViews(
    ofKind: UICollectionView.elementKindSectionFooter)
  return [table.headerView(forSection: 0)?.textLabel?.text ?? ""] + rows
    + collection.visibleCells.map { "\(type(of: $0))" } + footers.map { "\(type(of: $0))" }
}
