import UIKit

/// The same cards as a grid.
final class BookGridViewController: UIViewController, UICollectionViewDataSource {
  let books: [Book]
  let collectionView: UICollectionView

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

    collectionView.register(
      GenericCollectionViewCell<BookCard>.self,
      forCellWithReuseIdentifier: GenericCollectionViewCell<BookCard>.viewId)
    collectionView.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    books.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = GenericCollectionViewCell<BookCard>.viewId
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    guard let cell = cell as? GenericCollectionViewCell<BookCard> else {
      preconditionFailure("\(name) gives a \(type(of: cell))")
    }
    cell.title = books[indexPath.item].title
    cell.price = books[indexPath.item].price
    return cell
  }
}
