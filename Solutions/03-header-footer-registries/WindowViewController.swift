import UIKit

/// The shop's window as a grid: a section for each shelf, with a band above and a price below.
final class WindowViewController: UIViewController, UICollectionViewDataSource {
  let shelves: [Shelf]
  let collectionView: UICollectionView

  init(shelves: [Shelf]) {
    self.shelves = shelves
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 145, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    layout.footerReferenceSize = CGSize(width: 320, height: 20)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("WindowViewController has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    PosterCell.register(collectionView: collectionView)
    WindowBand.register(target: collectionView)
    WindowPrice.register(target: collectionView)
    collectionView.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    shelves.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shelves[section].books.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = PosterCell.dequeueReusableCell(
      collectionView: collectionView, indexPath: indexPath)
    cell.show(shelves[indexPath.section].books[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let shelf = shelves[indexPath.section]
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      let band = WindowBand.dequeueReusableSupplementaryView(
        collectionView: collectionView, indexPath: indexPath)
      band.show(shelf.name)
      return band
    case UICollectionView.elementKindSectionFooter:
      let price = WindowPrice.dequeueReusableSupplementaryView(
        collectionView: collectionView, indexPath: indexPath)
      price.show(shelf.lowestPrice)
      return price
    default:
      preconditionFailure("The window has no views of the kind \(kind)")
    }
  }
}
