import HeadlessUIKit
import StageTestSupport
import Testing

@testable import Epilogue

@Suite("The epilogue's front page", .serialized)
struct FrontPageTests {
  private static let books = [
    Book(title: "Fog over Ostend", price: 21), Book(title: "The Ninth Gull", price: 34),
    Book(title: "Salt", price: 5),
  ]

  private func makePage(
    profile: [ProfileItem] = [.name("Ines"), .points(120)],
    promotions: [PromotionItem] = [.gift("Bag"), .reduction(percent: 30)],
    books: [Book] = Self.books
  ) -> FrontPageViewController {
    FrontPageViewController(profile: profile, promotions: promotions, books: books)
  }

  @Test("Each section has its title, and each row shows what it is")
  func pageOpens() {
    let page = makePage()
    StageScreen(page)
    #expect(
      page.shown == [
        ["Your account", "Ines", "120 points"],
        ["This week", "Free: Bag", "30 % off"],
        ["Books", "Fog over Ostend € 21", "The Ninth Gull € 34", "Salt € 5"],
      ])
  }

  @Test("What has no rows has no section")
  func emptySectionsAreLeftOut() {
    let page = makePage(profile: [], promotions: [])
    StageScreen(page)
    #expect(
      page.shown == [["Books", "Fog over Ostend € 21", "The Ninth Gull € 34", "Salt € 5"]])
    let empty = makePage(profile: [], promotions: [], books: [])
    StageScreen(empty)
    #expect(empty.shown == [])
  }

  @Test("A tap on a book opens that book, and a tap on anything else opens none")
  func bookOpens() {
    let page = makePage(promotions: [])
    let screen = StageScreen(page)
    screen.tap(itemAt: IndexPath(item: 1, section: 1))
    screen.tap(itemAt: IndexPath(item: 1, section: 0))
    screen.tap(itemAt: IndexPath(item: 2, section: 1))
    #expect(page.opened.map(\.title) == ["The Ninth Gull", "Salt"])
  }

  @Test("A sold book goes, and the cells of all other rows stay")
  func bookIsSold() {
    let page = makePage()
    StageScreen(page)
    let before = page.cells
    page.sell("The Ninth Gull")
    #expect(page.shown.last == ["Books", "Fog over Ostend € 21", "Salt € 5"])
    #expect(page.cells.keys.sorted() == before.keys.filter { $0 != "The Ninth Gull € 34" }.sorted())
    for (row, cell) in page.cells { #expect(before[row] === cell, "\(row)") }
  }

  @Test("Sections come, go and change at once")
  func allArrivesAtOnce() {
    let page = makePage(promotions: [])
    StageScreen(page)
    page.receive(promotions: [.gift("Mug")], books: [])
    #expect(page.shown == [["Your account", "Ines", "120 points"], ["This week", "Free: Mug"]])
    page.receive(promotions: [], books: Self.books.reversed())
    #expect(
      page.shown == [
        ["Your account", "Ines", "120 points"],
        ["Books", "Salt € 5", "The Ninth Gull € 34", "Fog over Ostend € 21"],
      ])
  }

  @Test("A new price is shown by the cell that showed the old one")
  func bookIsRepriced() {
    let page = makePage()
    StageScreen(page)
    let before = page.cells["Salt € 5"]
    page.reprice("Salt", to: 4)
    #expect(page.shown.last?.last == "Salt € 4")
    #expect(before != nil && page.cells["Salt € 4"] === before)
    page.reprice("Nothing", to: 1)
    #expect(page.shown.last?.count == 4)
  }

  @Test("A cell that is used again shows nothing of the row before")
  func cellsAreReused() {
    let many = (1...60).map { Book(title: "Volume \($0)", price: $0) }
    let page = makePage(
      promotions: (1...40).map { .reduction(percent: $0) }, books: many)
    let screen = StageScreen(page)
    var rows: Set<String> = []
    var cells: [ObjectIdentifier: UICollectionViewCell] = [:]
    for _ in 0..<12 {
      screen.scroll(by: 300)
      for (row, cell) in page.cells {
        #expect(row.hasPrefix("Volume") == row.contains("€"), "\(row)")
        rows.insert(row)
        cells[ObjectIdentifier(cell)] = cell
      }
    }
    #expect(rows.count > 3 * cells.count)
  }

  @Test("The page is released when it has left the screen")
  func pageIsReleased() {
    expectReleased(
      "the FrontPageViewController", { makePage() }, "No closure keeps the page that keeps it.")
  }
}

extension FrontPageViewController {
  /// The titles above the sections, and below each what its rows show.
  fileprivate var shown: [[String]] {
    collectionView.layoutIfNeeded()
    return (0..<collectionView.numberOfSections).map { section in
      let header = collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
      let rows = (0..<collectionView.numberOfItems(inSection: section)).map { item in
        collectionView.cellForItem(at: IndexPath(item: item, section: section))?.shown ?? "unseen"
      }
      return [(header as? UICollectionViewCell)?.shown ?? "no header"] + rows
    }
  }

  /// The cells in sight, by what they show.
  fileprivate var cells: [String: UICollectionViewCell] {
    collectionView.layoutIfNeeded()
    return Dictionary(
      collectionView.visibleCells.map { ($0.shown, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension UICollectionViewCell {
  /// What the cell's content view says: `Salt € 5`.
  fileprivate var shown: String {
    let content = contentConfiguration as? UIListContentConfiguration
    return [content?.text, content?.secondaryText].compactMap(\.self).joined(separator: " ")
  }
}
