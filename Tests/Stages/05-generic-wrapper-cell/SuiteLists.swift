import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import GenericWrapperCell

/// A table of one kind of wrapper, which is filled by a closure.
final class Signs<View: UIView>: UIViewController, UITableViewDataSource {
  let tableView = UITableView()
  private let rows: Int
  private let fill: (GenericTableViewCell<View>, Int) -> Void

  init(rows: Int = 1, fill: @escaping (GenericTableViewCell<View>, Int) -> Void = { _, _ in }) {
    self.rows = rows
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
    tableView.register(GenericTableViewCell<View>.self, forCellReuseIdentifier: "sign")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Signs has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sign", for: indexPath)
    if let cell = cell as? GenericTableViewCell<View> { fill(cell, indexPath.row) }
    return cell
  }

  /// The cells in sight, from the top.
  var cells: [GenericTableViewCell<View>] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.compactMap { $0 as? GenericTableViewCell<View> }
  }

  /// The first cell, which is expected to be there.
  func cell(at location: SourceLocation = #_sourceLocation) -> GenericTableViewCell<View>? {
    expect(
      "row 0 of the test's table", tableView.cellForRow(at: IndexPath(row: 0, section: 0)),
      is: GenericTableViewCell<View>.self, "A wrapper is registered by its class.", at: location)
  }
}

/// A grid of one kind of wrapper, which is filled by a closure.
final class Tiles<View: UIView>: UIViewController, UICollectionViewDataSource {
  let collectionView: UICollectionView
  private let items: Int
  private let fill: (GenericCollectionViewCell<View>, Int) -> Void

  init(
    items: Int = 1, fill: @escaping (GenericCollectionViewCell<View>, Int) -> Void = { _, _ in }
  ) {
    self.items = items
    self.fill = fill
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 145, height: 60)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collectionView.register(
      GenericCollectionViewCell<View>.self, forCellWithReuseIdentifier: "tile")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Tiles has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
    collectionView.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    if let cell = cell as? GenericCollectionViewCell<View> { fill(cell, indexPath.item) }
    return cell
  }

  /// The cells in sight, in the order of their items.
  var cells: [GenericCollectionViewCell<View>] {
    collectionView.layoutIfNeeded()
    return collectionView.indexPathsForVisibleItems.sorted()
      .compactMap { collectionView.cellForItem(at: $0) as? GenericCollectionViewCell<View> }
  }

  /// The first cell, which is expected to be there.
  func cell(at location: SourceLocation = #_sourceLocation) -> GenericCollectionViewCell<View>? {
    expect(
      "item 0 of the test's grid",
      collectionView.cellForItem(at: IndexPath(item: 0, section: 0)),
      is: GenericCollectionViewCell<View>.self, "A wrapper is registered by its class.",
      at: location)
  }
}

extension StageScreen {
  /// The views of a type in sight, from the top, and in a row from the left.
  func inOrder<View: UIView>(_ type: View.Type) -> [View] {
    views(of: type).map { ($0, $0.convert($0.bounds.origin, to: window)) }
      .sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }
      .map(\.0)
  }

  /// The views of books in sight, from the top: `card` or `stars`.
  var booksInOrder: [String] {
    inOrder(UIView.self).compactMap { view in
      view is BookCard ? "card" : view is StarsView ? "stars" : nil
    }
  }
}
