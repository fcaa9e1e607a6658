import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import EnumSectionModel

/// The judge of stage 6. It gives the shop's two screens rows that they have never had, scrolls, taps,
/// and lets time go by.
@Suite(.serialized, .ownProcess)
struct EnumSectionModelTests {
  // MARK: 1. What a row is

  @Test("Each kind of row shows what it is")
  func rowsAreShown() {
    let list = ShopListViewController(items: Market.oneOfEach)
    let screen = StageScreen(list)
    guard
      expect(
        "the rows", list.tableView.rows,
        is: [
          "Two for one [Take]", "Fog over Ostend € 21", "Welcome", "The Ninth Gull € 34",
        ],
        """
        A kind of row that nobody names is shown by nobody, and a `default` keeps the compiler quiet.
        """)
    else { return }
    screen.expectTexts(
      ["Two for one", "Take", "Fog over Ostend", "€ 21", "Welcome", "€ 34"],
      "What a row shows stands in its place.")
    expectHeights(row: 40, in: list.tableView)
    screen.expectFilled(by: list.tableView)
  }

  @Test("A row shows nothing of the row that its cell showed before")
  func nothingStays() {
    let list = ShopListViewController(items: Market.many)
    let screen = StageScreen(list)
    for _ in 0..<8 {
      guard list.expectShopCells() else { return }
      for (item, cell) in list.cells(where: { _ in true }) {
        let isOffer = if case .offer = item { true } else { false }
        let isBook = if case .book = item { true } else { false }
        let price = cell.priceLabel.isHidden ? "" : cell.priceLabel.text ?? ""
        let place = cell.takeButton.isHidden ? "" : " behind the button"
        guard
          expect(
            cell.takeButton.isHidden != isOffer,
            "Expected \(isOffer ? "a" : "no") button in the row of \(item), got the contrary.",
            """
            What one kind of row shows, every other kind has to hide: a cell keeps what it had. It \
            is filled in ShopListViewController.swift and ShopCell.swift.
            """),
          expect(
            price.isEmpty != isBook,
            "Expected \(isBook ? "a" : "no") price in the row of \(item), got “\(price)”\(place).",
            """
            What one kind of row writes, every other kind has to wipe: a cell keeps what it had. It \
            is filled in ShopListViewController.swift and ShopCell.swift.
            """)
        else { return }
      }
      screen.scroll(by: 330)
    }
  }

  // MARK: 2. What was tapped

  @Test("A tap on a book opens that book")
  func bookOpens() {
    let list = ShopListViewController(items: Market.oneOfEach)
    let screen = StageScreen(list)
    screen.tap(rowAt: IndexPath(row: 3, section: 0))
    screen.tap(rowAt: IndexPath(row: 1, section: 0))
    expect(
      "the books that were opened", list.opened.map(\.title),
      is: ["The Ninth Gull", "Fog over Ostend"],
      "The number of a row counts every row above it, of whatever kind.")
  }

  @Test("Of two books that share their title, the one that was tapped opens")
  func twinOpens() {
    let list = ShopListViewController(items: Market.twins)
    let screen = StageScreen(list)
    screen.tap(rowAt: IndexPath(row: 2, section: 0))
    expect(
      "the prices of the books that were opened", list.opened.map(\.price), is: [8],
      "What a row shows does not tell which item it is. The item has the book with it.")
  }

  @Test("A tap on what is not a book opens no book")
  func othersDoNotOpen() {
    let list = ShopListViewController(items: Market.oneOfEach)
    let screen = StageScreen(list)
    screen.tap(rowAt: IndexPath(row: 0, section: 0))
    screen.tap(rowAt: IndexPath(row: 2, section: 0))
    expect(
      "the books that were opened", list.opened.map(\.title), is: [],
      "Only a row that is a book has a book that could be opened.")
  }

  // MARK: 3. The button

  @Test("A tap on the button takes the offer of its row")
  func offerIsTaken() {
    let list = ShopListViewController(items: Market.oneOfEach)
    let screen = StageScreen(list)
    guard let offer = list.firstOffer() else { return }
    screen.tap(offer.cell.takeButton)
    expect(
      "the offers that were taken", list.taken, is: ["Two for one"],
      "A button that nobody listens to does nothing.")
    expect(
      "the books that were opened", list.opened.map(\.title), is: [],
      "A tap on the button is no tap on the row.")
  }

  @Test("A button whose cell has been used again takes its new offer, once")
  func takenOnce() {
    let (list, _) = scrolledList()
    let offers = list.offers
    guard list.expectOffers() else { return }
    for (_, cell) in offers { cell.takeButton.sendActions(for: .touchUpInside) }
    let texts = Set(offers.map(\.text))
    let missing = texts.subtracting(list.taken).sorted()
    expect(
      missing.isEmpty,
      "Expected every offer in sight to be taken, got none for \(missing.joined(separator: ", ")).",
      """
      A subscription that ends when its cell is used again has to be made for each row anew, in \
      ShopListViewController.swift.
      """)
    expect(
      texts.isSuperset(of: list.taken) && list.taken.count <= offers.count,
      """
      Expected \(offers.count) offers to be taken by \(offers.count) taps, \
      got \(list.taken.count): \(list.taken.joined(separator: ", ")).
      """,
      """
      A subscription that was made for one row must end before its cell shows another. It lives as \
      long as its bag, which ShopListViewController.swift chooses and ShopCell.swift renews.
      """)
  }

  @Test("The button of a row that is no offer takes nothing")
  func hiddenButtonIsSilent() {
    let (list, _) = scrolledList()
    guard list.expectOffers() else { return }
    list.offers.forEach { $0.cell.takeButton.sendActions(for: .touchUpInside) }
    let taken = list.taken
    guard
      expect(
        !taken.isEmpty, "Expected taps on offers to take them, got none.",
        "The buttons of offers are listened to.")
    else { return }
    for (item, cell) in list.cells(where: { _ in true }) {
      if case .offer = item { continue }
      cell.takeButton.sendActions(for: .touchUpInside)
    }
    expect(
      "the offers that were taken", list.taken, is: taken,
      "A cell that shows a book now listens to nothing that it did as an offer.")
    expectReady()
  }

  @Test("Two quick taps are one")
  func quickTapsAreOne() {
    let list = ShopListViewController(items: Market.oneOfEach)
    let screen = StageScreen(list)
    guard let offer = list.firstOffer() else { return }
    screen.tap(offer.cell.takeButton)
    VirtualClock.main.advance(by: .milliseconds(200))
    screen.tap(offer.cell.takeButton)
    guard
      expect(
        "the number of offers that were taken", list.taken.count, is: 1,
        """
        The first tap counts at once, and the next ones must wait. The button is listened to in \
        ShopListViewController.swift.
        """)
    else { return }
    // Longer than any time for which a shop would have its readers wait.
    VirtualClock.main.advance(by: .seconds(5))
    guard
      expect(
        "the number of offers that were taken", list.taken.count, is: 1,
        """
        By its default, the latest tap is kept and told when the time is over. Here it is not wanted.
        """)
    else { return }
    screen.tap(offer.cell.takeButton)
    expect(
      "the number of offers that were taken", list.taken.count, is: 2,
      """
      When the time is over, a tap is a tap again. Five seconds went by here; \
      ShopListViewController.swift says how long the time is.
      """)
  }

  @Test("Quick taps on two buttons are two")
  func twoButtons() {
    let items: [ShopItem] = [.offer(text: "Pencil"), .offer(text: "Globe")]
    let list = ShopListViewController(items: items)
    let screen = StageScreen(list)
    guard
      expect(
        "the number of offers", list.offers.count, is: 2, "Both rows are offers, in ShopCells.")
    else { return }
    for (_, cell) in list.offers where !cell.takeButton.isHidden { screen.tap(cell.takeButton) }
    expect(
      "the offers that were taken", list.taken, is: ["Pencil", "Globe"],
      "Each row's button has a time of its own.")
  }

  @Test("The list is released when it has left the screen")
  func listIsReleased() {
    let list = ShopListViewController(items: Market.oneOfEach)
    let screen = StageScreen(list)
    guard let offer = list.firstOffer() else { return }
    screen.tap(offer.cell.takeButton)
    guard
      expect(
        "the offers that were taken", list.taken, is: ["Two for one"],
        "This is about what a subscription keeps, so there must be one.")
    else { return }
    expectReleased(
      "the ShopListViewController", { ShopListViewController(items: Market.oneOfEach) },
      """
      The list keeps its cells, a cell its bag, and the bag its subscription: a closure in \
      ShopListViewController.swift that keeps the list closes the circle.
      """)
  }

  // MARK: 4. What a section is

  @Test("The front page has its three sections, each with its rows")
  func pageOpens() {
    let page = FrontPageViewController(
      profile: Market.profile, promotions: Market.promotions, books: Market.books)
    let screen = StageScreen(page)
    guard
      expect(
        "the sections", page.tableView.page,
        is: [
          ["Your account", "Ines", "120 points"],
          ["This week", "Free: Bag", "30 % off", "Free: Pen"],
          ["Books", "Fog over Ostend", "The Ninth Gull", "Salt"],
        ],
        "The section says of what kind a row is, and the row which of that kind."),
      expect(
        "the rows", page.tableView.rows,
        is: [
          "Ines", "120 points", "Free: Bag", "30 % off", "Free: Pen", "Fog over Ostend € 21",
          "The Ninth Gull € 34", "Salt € 5",
        ],
        "Only a book has a price, and nothing on the front page can be taken.")
    else { return }
    expectHeights(row: 40, header: 40, in: page.tableView)
    screen.expectFilled(by: page.tableView)
  }

  @Test("Without promotions the books come next, and all of them")
  func booksWithoutPromotions() {
    let page = FrontPageViewController(
      profile: Market.profile, promotions: [], books: Market.books)
    StageScreen(page)
    expect(
      "the sections", page.tableView.page,
      is: [
        ["Your account", "Ines", "120 points"],
        ["Books", "Fog over Ostend", "The Ninth Gull", "Salt"],
      ],
      "A raw value is where a section would be if all were there. When one is hidden, others move up."
    )
  }

  @Test("What has no rows has no header")
  func noHeaderWithoutRows() {
    let page = FrontPageViewController(
      profile: [], promotions: Market.promotions, books: [])
    StageScreen(page)
    expect(
      "the sections", page.tableView.page,
      is: [["This week", "Free: Bag", "30 % off", "Free: Pen"]],
      "A section of no rows is a section, and its header is shown. Only no section has no header.")
  }

  @Test("An empty shop is an empty page")
  func emptyPage() {
    let page = FrontPageViewController(profile: [], promotions: [], books: [])
    StageScreen(page)
    expect(
      "the sections", page.tableView.page, is: [],
      "When nothing has rows, there is nothing to count.")
  }

  @Test("A tap opens a book in whatever section the books are, and nothing else")
  func pageOpensBooks() {
    let page = FrontPageViewController(
      profile: Market.profile, promotions: Market.promotions, books: Market.books)
    let screen = StageScreen(page)
    for section in 0..<3 { screen.tap(rowAt: IndexPath(row: 1, section: section)) }
    for section in 0..<2 { screen.tap(rowAt: IndexPath(row: 0, section: section)) }
    screen.tap(rowAt: IndexPath(row: 2, section: 1))
    expect(
      "the books that were opened", page.opened.map(\.title), is: ["The Ninth Gull"],
      "The kind of a row follows from its section. Its number says which of that kind.")
    let short = FrontPageViewController(profile: [], promotions: [], books: Market.books)
    StageScreen(short).tap(rowAt: IndexPath(row: 2, section: 0))
    expect(
      "the books that were opened", short.opened.map(\.title), is: ["Salt"],
      "A section's place depends on what is above it; its kind does not.")
  }

  // MARK: 5. What changes

  @Test("A book that is sold leaves its section")
  func bookIsSold() {
    let page = FrontPageViewController(
      profile: Market.profile, promotions: [], books: Market.books)
    StageScreen(page)
    page.sell(Market.books[1])
    expect(
      "the last section", page.tableView.page.last, is: ["Books", "Fog over Ostend", "Salt"],
      "The row that goes is named by where it is now.")
  }

  @Test("The last book takes its section along")
  func lastBookIsSold() {
    let page = FrontPageViewController(
      profile: Market.profile, promotions: Market.promotions, books: [Market.books[0]])
    StageScreen(page)
    page.sell(Market.books[0])
    expect(
      "the headers of the sections", page.tableView.page.map(\.first),
      is: ["Your account", "This week"],
      "When the last row goes and its section with it, it is a section that the table must be told of."
    )
  }

  @Test("The first promotion brings its section, and the second one comes below it")
  func promotionsArrive() {
    let page = FrontPageViewController(
      profile: Market.profile, promotions: [], books: Market.books)
    StageScreen(page)
    page.add(.gift("Mug"))
    expect(
      "the headers of the sections", page.tableView.page.map(\.first),
      is: ["Your account", "This week", "Books"],
      "A new section brings its rows along: only the section is inserted.")
    page.add(.reduction(percent: 5))
    expect(
      "the second section", page.tableView.page[1], is: ["This week", "Free: Mug", "5 % off"],
      "A section that was there before is told of its new row.")
    let short = FrontPageViewController(profile: [], promotions: [], books: Market.books)
    StageScreen(short)
    short.add(.gift("Mug"))
    expect(
      "the headers of the sections", short.tableView.page.map(\.first), is: ["This week", "Books"],
      "Where a section is inserted depends on which are above it: here, none.")
  }

  @Test("Sections come, go and change at once")
  func allArrivesAtOnce() {
    let page = FrontPageViewController(
      profile: Market.profile, promotions: Market.promotions, books: Market.books)
    StageScreen(page)
    page.receive(promotions: [], books: [Market.books[2]])
    expect(
      "the sections", page.tableView.page,
      is: [["Your account", "Ines", "120 points"], ["Books", "Salt"]],
      "The table counts at the end of every batch, and it counts all sections.")
    page.receive(promotions: [.gift("Mug")], books: [])
    expect(
      "the sections", page.tableView.page,
      is: [
        ["Your account", "Ines", "120 points"], ["This week", "Free: Mug"],
      ],
      "What goes is named by where it was before the batch, and what comes by where it is after it."
    )
    page.receive(promotions: Market.promotions, books: Market.books)
    expect(
      "the numbers of headers and rows", page.tableView.page.map(\.count), is: [3, 4, 4],
      "Two sections that change are one change of the table.")
    page.receive(promotions: [], books: [])
    expect(
      "the sections", page.tableView.page, is: [["Your account", "Ines", "120 points"]],
      "Two sections that change are one change of the table.")
  }

  @Test("The screen", .screen)
  func screen() {
    StageScreen(ShopListViewController(items: ShopItem.stock))
    StageScreen(
      FrontPageViewController(
        profile: Market.profile, promotions: Market.promotions, books: Book.stock))
  }
}
