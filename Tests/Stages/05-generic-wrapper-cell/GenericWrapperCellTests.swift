import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import GenericWrapperCell

/// The judge of stage 5. It wraps views of its own in the learner's cells, and opens the shop's two
/// screens.

@Suite(.serialized, .ownProcess)
struct GenericWrapperCellTests {
  // MARK: 1. Into the cell

  @Test("A card for each book is on the screen")
  func cardsAreShown() {
    let screen = StageScreen(BookListViewController(books: Counter.books))
    expect(
      "the number of cards on the screen", screen.inOrder(BookCard.self).count, is: 3,
      "A view that no other view holds is not on the screen, however well it is filled.")
  }

  @Test("The view stands in the content view, and fills it")
  func viewFillsTheCell() {
    let signs = Signs<SignView>()
    StageScreen(signs)
    guard let cell = signs.cell() else { return }
    expectFilled(cell.contentView, by: cell.customView)
  }

  @Test("A row is as high as its view wants to be")
  func rowFollowsTheView() {
    let signs = Signs<SignView>()
    StageScreen(signs)
    guard let cell = signs.cell() else { return }
    expect(
      "the height of a view that wants 60 points", cell.customView.frame.height, is: 60,
      "The row gets its height through the constraints between the content view and the view in it."
    )
  }

  // MARK: 2. Through the wrapper

  @Test("What the view can be told can be said to the cell")
  func writesThrough() {
    let signs = Signs<SignView> { cell, _ in cell.words = "Open" }
    StageScreen(signs)
    guard let cell = signs.cell() else { return }
    expect("the words on the view", cell.customView.words, is: "Open", transparent)
    expect("the words that the cell answers with", cell.words, is: "Open", transparent)
  }

  @Test("What the view can only be asked can be asked of the cell")
  func readsThrough() {
    let signs = Signs<SignView>()
    StageScreen(signs)
    guard let cell = signs.cell() else { return }
    cell.customView.timesReused = 7
    let keyPath: KeyPath<SignView, Int> = \.timesReused
    expect(
      "the number that the cell answers with", cell[dynamicMember: keyPath], is: 7, readsFromIt)
    expect("the material that the cell answers with", cell.material, is: "brass", transparent)
  }

  @Test("The card of a book on sale is yellow, and not the cell around it")
  func cardIsYellow() {
    let screen = StageScreen(BookListViewController(books: Counter.books))
    let cards = screen.inOrder(BookCard.self)
    let areYellow = cards.map(\.isYellow)
    let around = cards.first.flatMap { yellowView(around: $0) }
    expect(
      areYellow == [true, false, false],
      """
      Expected the first of three cards to be yellow, \
      got \(areYellow.count { $0 }) yellow ones of \(cards.count)\(around.map { " and \($0)" } ?? "").
      """,
      """
      A cell and its content view have a `backgroundColor` as every view has. A cell's own member \
      comes before the view's.
      """)
  }

  @Test("A card that is used again is yellow only for a book on sale")
  func cardColourStays() {
    let screen = StageScreen(BookListViewController(books: Counter.reduced))
    let onSale = Set(Counter.reduced.filter(\.isOnSale).map(\.title))
    for _ in 0..<6 {
      let cards = screen.inOrder(BookCard.self)
      guard
        expect(
          !cards.isEmpty, "Expected cards on the screen, got none.",
          "The card stands in its cell, and the cell is filled for every book.")
      else { return }
      for card in cards {
        let title = card.title ?? "no title"
        guard
          expect(
            card.isYellow == onSale.contains(title),
            """
            Expected the card of “\(title)” \(card.isYellow ? "not to be yellow" : "to be yellow"), \
            got the contrary.
            """,
            """
            A card is used again with its cell, and keeps the colour it had: every book sets it, to \
            yellow or back to nil.
            """)
        else { return }
      }
      screen.scroll(by: 300)
    }
  }

  // MARK: 3. A name for each

  @Test("Two wrappers have two names, even when their views share theirs")
  func namesDiffer() {
    let names = [
      GenericTableViewCell<SignView>.viewId, GenericTableViewCell<Indoors.Lamp>.viewId,
      GenericTableViewCell<Outdoors.Lamp>.viewId, GenericCollectionViewCell<SignView>.viewId,
    ]
    let different = Set(names).sorted().map { "“\($0)”" }.joined(separator: ", ")
    expect(
      Set(names).count == 4, "Expected four names for four wrappers, got only \(different).",
      """
      Under one name a list makes cells of one class, and two wrappers are two classes. Two of the \
      test's views are called Lamp; their names come from NamedView.swift.
      """)
  }

  @Test("Every book has its stars below its card")
  func starsAreShown() {
    let list = BookListViewController(books: Counter.books)
    let screen = StageScreen(list)
    guard
      expect(
        "the numbers of stars", screen.inOrder(StarsView.self).map(\.count), is: [2, 0, 4],
        "A list can show two kinds of views when each has a cell and a name."),
      expect(
        "the views of three books, from the top", screen.booksInOrder,
        is: ["card", "stars", "card", "stars", "card", "stars"],
        "The stars of a book stand below its card.")
    else { return }
    expect(
      "the places of the stars in their views", screen.inOrder(StarsView.self).map(\.starsPlace),
      is: ["10, 10", "10, 10", "10, 10"],
      "The constraints in StarsView.swift keep the stars off its edges, and give it its height.")
    screen.expectTexts(
      Counter.books.flatMap { [$0.title, "€ \($0.price)"] } + ["**", "****"],
      "A card shows its title and price, and stars stand below it.")
    screen.expectFilled(by: list.tableView)
  }

  // MARK: 4. Used again

  @Test("The view is told each time its cell is used again, and not before")
  func viewIsTold() {
    let signs = Signs<SignView>(rows: 40)
    let screen = StageScreen(signs)
    guard
      expect(
        "how often the views of new cells were told",
        Set(signs.cells.map(\.customView.timesReused)),
        is: [0], "A new cell has not been used before.")
    else { return }
    screen.scroll(by: 1200)
    screen.scroll(by: 600)
    expect(
      signs.cells.contains { $0.customView.timesReused > 0 },
      "Expected views that were told that they are used again, got none after 30 rows.", untold)
  }

  @Test("The cell, too, is made ready as UIKit does it")
  func cellIsReady() {
    let signs = Signs<SignView>(rows: 40)
    let screen = StageScreen(signs)
    for cell in signs.cells { cell.isHighlighted = true }
    screen.scroll(by: 1200)
    screen.scroll(by: 600)
    expect(
      "the number of cells that are still highlighted", signs.cells.count { $0.isHighlighted },
      is: 0, superIsCalled)
  }

  @Test("Stars stay with their book")
  func starsStay() {
    let screen = StageScreen(BookListViewController(books: Counter.many))
    for page in 0..<6 {
      let counts = Set(screen.inOrder(StarsView.self).map(\.count))
      guard
        expect(
          !counts.isEmpty && counts.isSubset(of: [0, 3]),
          """
          Expected books with 3 stars and books without on page \(page), \
          got \(counts.isEmpty ? "no row for stars" : "\(counts.sorted())").
          """,
          "A view keeps what it had. Nobody but its cell can tell it that another book comes.")
      else { return }
      screen.scroll(by: 300)
    }
  }

  // MARK: 5. In a grid

  @Test("The same card stands in a grid")
  func gridOpens() {
    let grid = BookGridViewController(books: Counter.books)
    let screen = StageScreen(grid)
    guard
      expect(
        "the titles on the cards", screen.inOrder(BookCard.self).map(\.title),
        is: Counter.books.map(\.title),
        "A grid's cell that was registered by its class is made by `init(frame:)`.")
    else { return }
    screen.expectTexts(
      Counter.books.map { "€ \($0.price)" },
      "A card shows the same in a grid as in a table.")
    expectFirstItem(at: CGRect(x: 10, y: 10, width: 145, height: 80), in: grid.collectionView)
    screen.expectFilled(by: grid.collectionView)
  }

  @Test("A grid's wrapper is as transparent as a table's")
  func gridWrapper() {
    let tiles = Tiles<SignView> { cell, _ in cell.words = "Open" }
    StageScreen(tiles)
    guard let cell = tiles.cell() else { return }
    expect("the words on the view", cell.customView.words, is: "Open", transparent)
    cell.customView.timesReused = 7
    let keyPath: KeyPath<SignView, Int> = \.timesReused
    expect(
      "the number that the cell answers with", cell[dynamicMember: keyPath], is: 7, readsFromIt)
    expect("the material that the cell answers with", cell.material, is: "brass", transparent)
    expectFilled(cell.contentView, by: cell.customView)
  }

  @Test("A grid's view is told when its cell is used again")
  func gridViewIsTold() {
    let tiles = Tiles<SignView>(items: 80)
    let screen = StageScreen(tiles)
    screen.scroll(by: 1200)
    screen.scroll(by: 600)
    expect(
      tiles.cells.contains { $0.customView.timesReused > 0 },
      "Expected views that were told that they are used again, got none after 60 items.", untold)
  }

  @Test("The grid's cell, too, is made ready as UIKit does it")
  func gridCellIsReady() {
    let tiles = Tiles<SignView>(items: 80)
    let screen = StageScreen(tiles)
    for cell in tiles.cells { cell.isHighlighted = true }
    screen.scroll(by: 1200)
    screen.scroll(by: 600)
    expect(
      "the number of cells that are still highlighted", tiles.cells.count { $0.isHighlighted },
      is: 0, superIsCalled)
  }

  // MARK: 6. From a nib

  @Test("A view with a way of its own is made in that way, in a table and in a grid")
  func factoryIsAsked() {
    let signs = Signs<PosterView>()
    StageScreen(signs)
    guard let cell = signs.cell() else { return }
    expect(
      "posterLabel in a table", (cell.customView.posterLabel as UILabel?)?.text, is: "Poster",
      "A view that says how it is made knows why: `init(frame:)` connects no outlets.")
    let tiles = Tiles<PosterView>()
    StageScreen(tiles)
    guard let tile = tiles.cell() else { return }
    expect(
      "posterLabel in a grid", (tile.customView.posterLabel as UILabel?)?.text, is: "Poster",
      "Both wrappers make their views in the same place.")
  }

  @Test("The shop's banner comes from its nib, and stands above the books")
  func bannerIsShown() {
    let screen = StageScreen(BookListViewController(books: Counter.books))
    let banners = screen.inOrder(BannerView.self)
    guard
      expect(
        "the number of banners", banners.count, is: 1, "The shop has one banner, above its books."),
      expect(
        !banners[0].text.isEmpty,
        "Expected a banner that says something, got one whose label is empty or not connected.",
        "The nib of the banner connects its label, and the list fills it."),
      expect(
        banners[0].text != BannerView.nibText,
        "Expected the list to give the banner a text, got “\(banners[0].text)”, as the nib has it.",
        "What stands in a nib is the same for everyone who uses it."),
      screen.expectTexts([banners[0].text], "What the banner says can be read.")
    else { return }
    expect(
      "the number of cards", screen.inOrder(BookCard.self).count, is: 3,
      "The books stand below the banner, as before.")
  }

  @Test("The screen", .screen)
  func screen() {
    StageScreen(BookListViewController(books: Book.stock))
    StageScreen(BookGridViewController(books: Book.stock))
  }
}
