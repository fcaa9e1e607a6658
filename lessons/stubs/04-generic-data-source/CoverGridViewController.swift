import UIKit

/// The shop's window: a cover for each book.
// TODO: 6. Let a CollectionViewDataSource do what this controller does as a data source.
final class CoverGridViewController: UIViewController, UICollectionViewDataSource {
  let books: [Book]
  let collectionView: UICollectionView

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
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: CoverCell.viewId, for: indexPath)
    guard let cell = cell as? CoverCell else {
      preconditionFailure("\(CoverCell.viewId) gives no CoverCell")
    }
    cell.show(books[indexPath.item])
    return cell
  }
}
