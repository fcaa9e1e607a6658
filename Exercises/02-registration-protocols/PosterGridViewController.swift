import UIKit

/// The shop's window: a poster for each book.
final class PosterGridViewController: UIViewController, UICollectionViewDataSource {
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
    fatalError("PosterGridViewController has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    PosterCell.register(target: collectionView)
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
    let cell = PosterCell.dequeueReusableCell(
      target: collectionView, indexPath: indexPath)
    cell.show(books[indexPath.item])
    return cell
  }
}
