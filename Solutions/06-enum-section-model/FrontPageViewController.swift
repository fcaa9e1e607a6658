import UIKit

/// The shop's front page: the reader's account, the promotions and the books. What has no rows has no
/// section.
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

  /// The sections that have rows, from the top.
  private var sections: [ShopSection] {
    [.profile(profile), .promotions(promotions), .books(books)].filter { $0.count > 0 }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = ShopCell.dequeueReusableCell(tableView: tableView, indexPath: indexPath)
    switch sections[indexPath.section] {
    case .profile(let items):
      cell.show(title: items[indexPath.row].title, price: nil, canBeTaken: false)
    case .promotions(let items):
      cell.show(title: items[indexPath.row].title, price: nil, canBeTaken: false)
    case .books(let books):
      let book = books[indexPath.row]
      cell.show(title: book.title, price: "€ \(book.price)", canBeTaken: false)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch sections[indexPath.section] {
    case .books(let books): opened.append(books[indexPath.row])
    case .profile, .promotions: break
    }
  }

  // MARK: What changes

  /// Takes a book off the page.
  func sell(_ book: Book) {
    change { books.removeAll { $0 == book } }
  }

  /// Puts a promotion behind the others.
  func add(_ promotion: ShopSection.PromotionItem) {
    change { promotions.append(promotion) }
  }

  /// Shows what the shop has now.
  func receive(promotions: [ShopSection.PromotionItem], books: [Book]) {
    change {
      self.promotions = promotions
      self.books = books
    }
  }

  /// Changes the arrays, and tells the table in the same batch what became of its sections.
  private func change(_ body: () -> Void) {
    tableView.performBatchUpdates {
      let old = sections
      body()
      let new = sections
      let gone = old.indices.filter { place in
        !new.contains { $0.isSameSection(as: old[place]) }
      }
      let come = new.indices.filter { place in
        !old.contains { $0.isSameSection(as: new[place]) }
      }
      let changed = old.indices.filter { place in
        new.contains { $0.isSameSection(as: old[place]) && $0 != old[place] }
      }
      tableView.deleteSections(IndexSet(gone), with: .automatic)
      tableView.insertSections(IndexSet(come), with: .automatic)
      tableView.reloadSections(IndexSet(changed), with: .automatic)
    }
  }
}
