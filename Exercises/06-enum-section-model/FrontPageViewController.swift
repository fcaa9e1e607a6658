import UIKit

/// The shop's front page: the reader's account, the promotions and the books. What has no rows should
/// have no section.
final class FrontPageViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private(set) var profile: [ShopSection.ProfileItem]
  private(set) var promotions: [ShopSection.PromotionItem]
  private(set) var books: [Book]
  let tableView = UITableView()
  /// The books whose rows were tapped.
  private(set) var opened: [Book] = []

  init(
    profile: [ShopSection.ProfileItem], promotions: [ShopSection.PromotionItem], books: [Book]
  ) {
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
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 40
    tableView.sectionHeaderHeight = 40
    view.addSubview(tableView)

    ShopCell.register(tableView: tableView)
    tableView.dataSource = self
    tableView.delegate = self
  }

  // MARK: What is on the page

  // TODO: 4. Say what the sections are, once, and ask it for all that follows.
  func numberOfSections(in tableView: UITableView) -> Int {
    promotions.isEmpty ? 2 : 3
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch ShopSection(rawValue: section) {
    case .profile: profile.count
    case .promotions: promotions.count
    default: books.count
    }
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ShopSection(rawValue: section)?.title
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = ShopCell.dequeueReusableCell(tableView: tableView, indexPath: indexPath)
    switch ShopSection(rawValue: indexPath.section) {
    case .profile:
      cell.titleLabel.text = profile[indexPath.row].title
      cell.priceLabel.text = nil
    case .promotions:
      cell.titleLabel.text = promotions[indexPath.row].title
      cell.priceLabel.text = nil
    default:
      cell.titleLabel.text = books[indexPath.row].title
      cell.priceLabel.text = "€ \(books[indexPath.row].price)"
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // TODO: 4. Which part of an index path says what kind of row this is?
    guard ShopSection(rawValue: indexPath.row) == .books else { return }
    opened.append(books[indexPath.row])
  }

  // MARK: What changes

  /// Takes a book off the page.
  func sell(_ book: Book) {
    guard let row = books.firstIndex(of: book) else { return }
    books.remove(at: row)
    // TODO: 5. What goes with the last book?
    tableView.deleteRows(at: [IndexPath(row: row, section: 2)], with: .automatic)
  }

  /// Puts a promotion behind the others.
  func add(_ promotion: ShopSection.PromotionItem) {
    promotions.append(promotion)
    // TODO: 5. What comes with the first promotion?
    let row = promotions.count - 1
    tableView.insertRows(at: [IndexPath(row: row, section: 1)], with: .automatic)
  }

  /// Shows what the shop has now.
  func receive(promotions: [ShopSection.PromotionItem], books: [Book]) {
    self.promotions = promotions
    self.books = books
    // TODO: 5. Two sections change at once. How often does the table count?
    tableView.reloadSections([1], with: .automatic)
    tableView.reloadSections([2], with: .automatic)
  }
}
