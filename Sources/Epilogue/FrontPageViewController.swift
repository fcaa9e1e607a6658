import UIKit

/// The shop's front page, as it is written with what UIKit has today: the reader's account, the
/// promotions and the books. What has no rows has no section.
final class FrontPageViewController: UIViewController, UICollectionViewDelegate {
  typealias Cell = UICollectionViewListCell
  typealias DataSource = UICollectionViewDiffableDataSource<PageSection, PageItem>
  typealias Snapshot = NSDiffableDataSourceSnapshot<PageSection, PageItem>

  private(set) var profile: [ProfileItem]
  private(set) var promotions: [PromotionItem]
  private(set) var books: [Book]
  /// The books whose rows were tapped.
  private(set) var opened: [Book] = []

  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(profile: [ProfileItem], promotions: [PromotionItem], books: [Book]) {
    self.profile = profile
    self.promotions = promotions
    self.books = books
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("FrontPageViewController has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    dataSource.apply(page, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  // MARK: How a row is shown

  private func makeDataSource() -> DataSource {
    let row = UICollectionView.CellRegistration<Cell, PageItem> {
      [weak self] cell, _, item in
      cell.contentConfiguration = self?.content(of: item)
    }
    let header = UICollectionView.SupplementaryRegistration<Cell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      var content = UIListContentConfiguration.plainHeader()
      let section = self?.dataSource.sectionIdentifier(for: indexPath.section)
      content.text = section?.title
      header.contentConfiguration = content
    }

    let dataSource = DataSource(collectionView: collectionView) {
      list, indexPath, item in
      list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }

  private func content(of item: PageItem) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    switch item {
    case .profile(let item): content.text = item.title
    case .promotion(let item): content.text = item.title
    case .book(let id):
      content.text = book(id)?.title
      content.secondaryText = book(id).map { "€ \($0.price)" }
    }
    return content
  }

  private func book(_ id: Book.ID) -> Book? {
    books.first { $0.id == id }
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .book(let id): book(id).map { opened.append($0) }
    case .profile, .promotion, nil: break
    }
  }

  // MARK: What is on the page

  /// The sections that have rows, from the top.
  private var page: Snapshot {
    var page = Snapshot()
    let sections: [(PageSection, [PageItem])] = [
      (.profile, profile.map { .profile($0) }),
      (.promotions, promotions.map { .promotion($0) }),
      (.books, books.map { .book($0.id) }),
    ]
    for (section, items) in sections where !items.isEmpty {
      page.appendSections([section])
      page.appendItems(items, toSection: section)
    }
    return page
  }

  /// Takes a book off the page.
  func sell(_ id: Book.ID) {
    books.removeAll { $0.id == id }
    dataSource.apply(page)
  }

  /// Shows what the shop has now.
  func receive(promotions: [PromotionItem], books: [Book]) {
    self.promotions = promotions
    self.books = books
    dataSource.apply(page)
  }

  /// Gives a book another price.
  func reprice(_ id: Book.ID, to price: Int) {
    guard let place = books.firstIndex(where: { $0.id == id }) else { return }
    books[place].price = price
    var page = page
    page.reconfigureItems([.book(id)])
    dataSource.apply(page)
  }
}
