import UIKit

/// The shop's window: a cover for each book, and a gift card at the end.
final class CoverGridViewController: UIViewController, UICollectionViewDataSource {
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
    fatalError("CoverGridViewController has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let coverNib = UINib(nibName: CellName.cover, bundle: nil)
    collectionView.register(coverNib, forCellWithReuseIdentifier: CellName.cover)
    collectionView.register(GiftCardCell.self, forCellWithReuseIdentifier: CellName.giftCard)
    collectionView.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    2
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    section == 0 ? books.count : 1
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    indexPath.section == 0
      ? coverCell(in: collectionView, at: indexPath)
      : giftCardCell(in: collectionView, at: indexPath)
  }

  private func coverCell(
    in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: CellName.cover, for: indexPath)
    guard let cell = cell as? CoverCell else {
      preconditionFailure("“\(CellName.cover)” does not give a CoverCell")
    }
    cell.show(books[indexPath.item])
    return cell
  }

  private func giftCardCell(
    in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: CellName.giftCard, for: indexPath)
    guard let cell = cell as? GiftCardCell else {
      preconditionFailure("“\(CellName.giftCard)” does not give a GiftCardCell")
    }
    cell.show("Gift card")
    return cell
  }
}
