import UIKit

/// The shop's window: a cover for each book.
final class CoverGridViewController: UIViewController {
  let books: [Book]
  let collectionView: UICollectionView
  private var dataSource: CollectionViewDataSource<CoverCell, Book>?

  init(books: [Book]) {
    self.books = books
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 145, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CoverGridViewController has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    CoverCell.register(collectionView: collectionView)
    let dataSource = CollectionViewDataSource<CoverCell, Book>(
      identifier: CoverCell.viewId, items: books
    ) { cell, book in
      cell.show(book)
    }
    self.dataSource = dataSource
    collectionView.dataSource = dataSource
  }
}
