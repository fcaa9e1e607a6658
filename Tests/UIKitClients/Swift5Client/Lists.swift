import Foundation
import UIKit

class Table: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadData() { super.reloadData() }
  override func layoutSubviews() { super.layoutSubviews() }
  override var contentSize: CGSize { didSet { invalidations += 1 } }
  var invalidations = 0
}

class Collection: UICollectionView {
  convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadData() { super.reloadData() }
}

class RowCell: UITableViewCell {
  let badge = UILabel()
  @Outlet var titleLabel: UILabel!
  @Outlet private var stars: [UIImageView]!
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(badge)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() {
    super.prepareForReuse()
    badge.text = nil
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override func layoutSubviews() { super.layoutSubviews() }
}

/// A cell that says its identifier itself.
class NamedCell: UITableViewCell {
  override var reuseIdentifier: String? { "Named" }
}

class Header: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() { super.prepareForReuse() }
}

class Supplement: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
}

class ItemCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isSelected: Bool { didSet { alpha = isSelected ? 0.5 : 1 } }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override func prepareForReuse() { super.prepareForReuse() }
}

class Layout: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepare() { super.prepare() }
  override var collectionViewContentSize: CGSize { .zero }
  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { nil }
}

class Flow: UICollectionViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 20, height: 20)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

class Attributes: UICollectionViewLayoutAttributes {
  var colour: UIColor?
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}

class Context: UICollectionViewFlowLayoutInvalidationContext {
  var reason = ""
}

// Protocols and extensions as list libraries have them, without any isolation.

public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: self) }
  static var nib: UINib { UINib(nibName: reuseIdentifier, bundle: nil) }
}

extension RowCell: Reusable {}
extension ItemCell: Reusable {}

extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) where Cell: Reusable {
    register(type, forCellReuseIdentifier: Cell.reuseIdentifier)
  }
  func dequeue<Cell: UITableViewCell>(for indexPath: IndexPath) -> Cell where Cell: Reusable {
    guard
      let cell = dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath)
        as? Cell
    else { fatalError("Wrong cell") }
    return cell
  }
}

/// A generic data source with a closure, in the way of many articles.
public class Source<Item>: NSObject, UITableViewDataSource, UITableViewDelegate {
  var items: [Item]
  let configure: (UITableViewCell, Item) -> Void
  public var selected: [Int] = []

  public init(items: [Item], configure: @escaping (UITableViewCell, Item) -> Void) {
    self.items = items
    self.configure = configure
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell: RowCell = tableView.dequeue(for: indexPath)
    configure(cell, items[indexPath.row])
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

class GridController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: ItemCell.reuseIdentifier, for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 10, height: 10) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

// Free functions without isolation, which Swift 5 lets call the main actor's code.

func makeTable(with source: Source<String>) -> UITableView {
  let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
  table.register(RowCell.self)
  table.dataSource = source
  table.delegate = source
  table.layoutIfNeeded()
  return table
}

/// Shows three rows and gives their texts.
public func swift5Texts() -> [String?] {
  let source = Source<String>(items: ["a", "b", "c"]) { cell, text in cell.textLabel?.text = text }
  let table = makeTable(with: source)
  return table.visibleCells.map { $0.textLabel?.text }
}

/// Shows three items and gives the classes of their cells.
public func swift5Items() -> [String] {
  let controller = GridController()
  let view = Collection(
    frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: Flow())
  view.register(ItemCell.self, forCellWithReuseIdentifier: ItemCell.reuseIdentifier)
  view.dataSource = controller
  view.delegate = controller
  view.layoutIfNeeded()
  return view.visibleCells.map { String(describing: type(of: $0)) }
}

/// Dequeues a cell whose class says its identifier itself.
public func swift5NamedCell() -> UITableViewCell? {
  let table = Table(frame: .zero, style: .plain)
  table.register(NamedCell.self, forCellReuseIdentifier: "Other")
  return table.dequeueReusableCell(withIdentifier: "Other")
}
