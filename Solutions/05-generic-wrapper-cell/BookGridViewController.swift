import UIKit

/// The same cards as a grid.
final class BookGridViewController: UIViewController {
  typealias Cell = GenericCollectionViewCell<BookCard>

  let books: [Book]
  let collectionView: UICollectionView
  private var dataSource: CollectionViewDataSource<Cell, Book>?

  init(books: [Book]) {
    self.books = books
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 145, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BookGridViewController has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    collectionView.register(Cell.self, forCellWithReuseIdentifier: Cell.viewId)
    let dataSource = CollectionViewDataSource<Cell, Book>(
      identifier: Cell.viewId, items: books
    ) { cell, book in
      cell.title = book.title
      cell.price = book.price
    }
    self.dataSource = dataSource
    collectionView.dataSource = dataSource
  }
}
