import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import HeaderFooterRegistries

/// The judge of stage 3. It brings headers, footers, nibs and lists of its own, registers them through
/// the learner's protocols, and looks at what comes out; it opens the shop's two screens as well.
@Suite(.serialized, .ownProcess)
struct HeaderFooterRegistriesTests {
  // MARK: 1. What a table does not say

  @Test("Every shelf has its name above it")
  func shelvesHaveTheirNames() {
    let list = ShelfListViewController(shelves: Stand.short)
    let screen = StageScreen(list)
    guard
      expect(
        "the headers", list.visibleNames, is: ["Birds", "Weather", "Empty"],
        "A table gives nil for a header it does not know, and shows none, without a word.")
    else { return }
    list.expectReadable(on: screen)
  }

  @Test("Every shelf has its number of books below it")
  func shelvesHaveTheirCounts() {
    let list = ShelfListViewController(shelves: Stand.short)
    StageScreen(list)
    let texts = list.shelves.indices.map { section in
      (list.tableView.footerView(forSection: section) as? ShelfFooter)?.countLabel?.text
    }
    expect(
      "the footers", texts, is: ["1 book", "2 books", "0 books"],
      "A footer without a height is not shown, whatever stands in it.")
    expectHeights(row: 40, footer: 40, in: list.tableView)
  }

  @Test("Headers are used again, and say what they stand above")
  func headersAreReused() {
    let list = ShelfListViewController(shelves: Stand.long)
    let screen = StageScreen(list)
    var headers: [ShelfHeader] = []
    for section in list.shelves.indices {
      list.tableView.scrollToRow(
        at: IndexPath(row: 0, section: section), at: .middle, animated: false)
      screen.window.layoutIfNeeded()
      let header = expect(
        "the header of section \(section)", list.tableView.headerView(forSection: section),
        is: ShelfHeader.self, "Every section has a header, however far down it is.")
      guard let header,
        expect(
          "the header of section \(section)", header.nameLabel.text, is: "Shelf \(section)",
          "A header that is used again shows its new shelf.")
      else { return }
      headers.append(header)
    }
    let count = Set(headers.map(ObjectIdentifier.init)).count
    expect(
      count < headers.count / 2,
      "Expected fewer than \(headers.count / 2) headers for \(headers.count) sections, got \(count).",
      "A header that is dequeued is one that has left the screen, if there is one.")
  }

  // MARK: 2. A register for the table

  @Test("A table's header made in code arrives as its own class")
  func tableViewFromCode() {
    let racks = Racks(
      header: { table, _ in
        let header: RackHeader = RackHeader.dequeueReusableHeaderFooterView(tableView: table)
        return header
      }
    ) { RackHeader.register(tableView: $0) }
    let header = racks.header(0, is: RackHeader.self)
    guard let header else { return }
    expect(
      "the identifier of the header", header.reuseIdentifier, is: RackHeader.viewId,
      "It comes from the registration: a view that is made by hand is never used again.")
  }

  @Test("A table's footer that comes from a nib has its outlet")
  func tableViewFromNib() {
    let racks = Racks(
      footer: { table, _ in RackFooter.dequeueReusableHeaderFooterView(tableView: table) }
    ) { RackFooter.register(tableView: $0) }
    guard let footer = racks.footer(0, is: RackFooter.self) else { return }
    expect("rackLabel of a RackFooter", (footer.rackLabel as UILabel?)?.text, is: "Rack", fromNib)
  }

  @Test("A class in a variable of its parent's type is registered as itself")
  func classInAVariable() {
    let headers: [RackHeader.Type] = [RackHeader.self, TinyRackHeader.self]
    let footers: [RackFooter.Type] = [RackFooter.self, TinyRackFooter.self]
    let racks = Racks(
      sections: 2,
      header: { table, section in
        headers[section].dequeueReusableHeaderFooterView(tableView: table)
      },
      footer: { table, section in
        footers[section].dequeueReusableHeaderFooterView(tableView: table)
      }
    ) { table in
      for header in headers { header.register(tableView: table) }
      for footer in footers { footer.register(tableView: table) }
    }
    _ = racks.header(1, is: TinyRackHeader.self, ownSelf)
    _ = racks.footer(1, is: TinyRackFooter.self, ownSelf)
  }

  @Test("One registration serves above a section and below it")
  func oneClassAboveAndBelow() {
    let racks = Racks(
      header: { table, _ in RackHeader.dequeueReusableHeaderFooterView(tableView: table) },
      footer: { table, _ in RackHeader.dequeueReusableHeaderFooterView(tableView: table) }
    ) { RackHeader.register(tableView: $0) }
    guard let header = racks.header(0, is: RackHeader.self),
      let footer = racks.footer(0, is: RackHeader.self)
    else { return }
    expect(
      header !== footer, "Expected two views above and below the section, got one for both.",
      "A table does not tell headers from footers; it keeps one register for both.")
  }

  @Test("A table's view that nobody registered stops and says its name")
  func unregisteredTableView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = RackHeader.dequeueReusableHeaderFooterView(tableView: UITableView())
      wentOn()
    }
    expectStop(
      of: "a dequeue of RackHeader that nobody registered", result, naming: "RackHeader",
      """
      A table gives nil for a view it does not know: that must not pass. A stop says which view could \
      not be had, since the table said nothing.
      """)
  }

  @Test("The shop's shelves register their header and footer by themselves")
  func shelvesHaveMoved() {
    let views: [Any.Type] = [ShelfHeader.self, ShelfFooter.self]
    let registers = views.compactMap { $0 as? any UITableViewHeaderFooterViewRegister.Type }
    let haveMoved = expect(
      registers.count == 2,
      "Expected ShelfHeader and ShelfFooter to register themselves, got \(registers.count) of 2.",
      "A view that adopts the protocol needs no name in the controller.")
    guard haveMoved else { return }
    let list = ShelfListViewController(shelves: Stand.short)
    StageScreen(list)
    let table = list.tableView
    let names = [table.headerView(forSection: 0), table.footerView(forSection: 0)]
      .map { $0?.reuseIdentifier }
    expect(
      "the identifiers of header and footer", names, is: registers.map { $0.viewId },
      "The list has its views by the names that their classes have.")
  }

  // MARK: 3. A register for the grid

  @Test("The window opens: a band above each shelf, a price below it")
  func windowOpens() {
    let window = WindowViewController(shelves: Stand.short)
    let screen = StageScreen(window)
    expect(
      "the bands", window.texts(Kind.header), is: ["Birds", "Weather", "Empty"],
      "A grid's views register and dequeue for a kind: here the header's.")
    guard
      expect(
        "the prices", window.texts(Kind.footer), is: ["from € 34", "from € 8", "sold out"],
        "A grid's views register and dequeue for a kind: here the footer's.")
    else { return }
    window.expectReadable(on: screen)
  }

  @Test("A grid's view arrives as its own class, from code or from a nib")
  func gridViews() {
    let hem: HemView.Type = TinyHemView.self
    let stripes = Stripes({ grid, kind, indexPath in
      guard kind == Kind.header else {
        return hem.dequeueReusableSupplementaryView(
          collectionView: grid, kind: kind, indexPath: indexPath)
      }
      let stripe: StripeView = StripeView.dequeueReusableSupplementaryView(
        collectionView: grid, kind: kind, indexPath: indexPath)
      return stripe
    }) { grid in
      StripeView.register(collectionView: grid, kind: Kind.header)
      hem.register(collectionView: grid, kind: Kind.footer)
    }
    _ = stripes.edge(Kind.footer, is: TinyHemView.self, ownSelf)
    guard let header = stripes.edge(Kind.header, is: StripeView.self) else { return }
    expect(
      "stripeLabel of a StripeView", (header.stripeLabel as UILabel?)?.text, is: "Stripe", fromNib)
  }

  @Test("One class serves two kinds once it is registered for both")
  func oneClassForTwoKinds() {
    let stripes = Stripes({ grid, kind, indexPath in
      HemView.dequeueReusableSupplementaryView(
        collectionView: grid, kind: kind, indexPath: indexPath)
    }) { grid in
      HemView.register(collectionView: grid, kind: Kind.header)
      HemView.register(collectionView: grid, kind: Kind.footer)
    }
    let rule = """
      The kind that was passed counts: it is half of the name under which a grid knows a view.
      """
    _ = stripes.edge(Kind.header, is: HemView.self, rule)
    _ = stripes.edge(Kind.footer, is: HemView.self, rule)
  }

  @Test("A header that is wanted as a footer is refused, and so is a kind that nobody expects")
  func headerAsFooter() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let grid = emptyGrid()
      StripeView.register(collectionView: grid, kind: Kind.header)
      _ = StripeView.dequeueReusableSupplementaryView(
        collectionView: grid, kind: Kind.footer, indexPath: IndexPath(item: 0, section: 0))
      wentOn()
    }
    expectStop(
      of: "a dequeue of StripeView as a footer", result,
      naming: "of kind: \(Kind.footer) with identifier",
      """
      A grid keeps a register for each kind: what is a header is no footer. The kind that was asked \
      for reaches UIKit, whose message names it.
      """)
    let window = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let window = WindowViewController(shelves: Stand.short)
      StageScreen(window)
      _ = window.collectionView(
        window.collectionView, viewForSupplementaryElementOfKind: "ListKata.Badge",
        at: IndexPath(item: 0, section: 0))
      wentOn()
    }
    expectStop(
      of: "a question to the window for a view of the kind ListKata.Badge", window,
      "The window has headers and footers: whoever asks it for another kind has made a mistake.")
  }

  // MARK: 4. One register for all

  @Test("One call registers a view of any list, where its class says that it belongs")
  func oneCallForAll() {
    let racks = Racks(
      header: { table, _ in RackHeader.dequeueReusableHeaderFooterView(tableView: table) },
      footer: { table, _ in TinyRackFooter.dequeueReusableHeaderFooterView(tableView: table) }
    ) { table in
      let kinds: [any UIHeaderFooterViewRegister.Type] = [RackHeader.self, TinyRackFooter.self]
      for kind in kinds { kind.register(target: table) }
    }
    let forTables = "A table's views are registered with a target that is a table."
    _ = racks.header(0, is: RackHeader.self, forTables)
    _ = racks.footer(0, is: TinyRackFooter.self, forTables)
    let stripes = Stripes({ grid, kind, indexPath in
      kind == Kind.header
        ? StripeView.dequeueReusableSupplementaryView(collectionView: grid, indexPath: indexPath)
        : HemView.dequeueReusableSupplementaryView(collectionView: grid, indexPath: indexPath)
    }) { grid in
      let kinds: [any UIHeaderFooterViewRegister.Type] = [StripeView.self, HemView.self]
      for kind in kinds { kind.register(target: grid) }
    }
    let forGrids = """
      A grid's view is registered for the kind that its view type means, and asked for by it.
      """
    _ = stripes.edge(Kind.header, is: StripeView.self, forGrids)
    _ = stripes.edge(Kind.footer, is: HemView.self, forGrids)
  }

  @Test("A view that is sent to the wrong list stops and says its name")
  func wrongTarget() async {
    let table = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      RackHeader.register(target: emptyGrid())
      wentOn()
    }
    expectStop(
      of: "RackHeader.register(target:) with a grid", table, naming: "RackHeader", wrongList)
    let grid = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      StripeView.register(target: UITableView())
      wentOn()
    }
    expectStop(
      of: "StripeView.register(target:) with a table", grid, naming: "StripeView", wrongList)
  }

  @Test("A view whose type cannot be true stops and says its name")
  func wrongViewType() async {
    let table = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      LostHeader.register(target: UITableView())
      wentOn()
    }
    expectStop(
      of: "LostHeader.register(target:)", table, naming: "LostHeader",
      "LostHeader is a table's view and says it is a grid's. One of the two is a mistake.")
    let grid = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      LostBand.register(target: emptyGrid())
      wentOn()
    }
    expectStop(
      of: "LostBand.register(target:)", grid, naming: "LostBand",
      "LostBand is a grid's view and says it is a table's. One of the two is a mistake.")
  }

  @Test("The shop's views say where they belong, and its two screens still open")
  func shopHasMoved() {
    let views: [Any.Type] = [ShelfHeader.self, ShelfFooter.self, WindowBand.self, WindowPrice.self]
    let types = views.map { ($0 as? any UIHeaderFooterViewRegister.Type)?.viewType }
    let haveMoved = expect(
      "the view types of ShelfHeader, ShelfFooter, WindowBand and WindowPrice", types,
      is: [
        .tableViewHeaderFooterView, .tableViewHeaderFooterView, .collectionViewHeaderView,
        .collectionViewFooterView,
      ],
      "A view that says where it belongs can be registered without saying it again.")
    guard haveMoved else { return }
    let list = ShelfListViewController(shelves: Stand.short)
    StageScreen(list)
    expect(
      "the headers", list.visibleNames, is: ["Birds", "Weather", "Empty"],
      "The list shows what it showed before.")
    let window = WindowViewController(shelves: Stand.short)
    StageScreen(window)
    expect(
      "the bands", window.texts(Kind.header), is: ["Birds", "Weather", "Empty"],
      "The window shows what it showed before.")
  }

  // MARK: 5. What a header remembers

  @Test("After a shelf is closed, the next button closes its own shelf")
  func closesItsOwnShelf() {
    let list = ShelfListViewController(shelves: Array(Stand.long.prefix(4)))
    let screen = StageScreen(list)
    guard list.close(0, on: screen),
      expect(
        "what is left", list.names, is: ["Shelf 1", "Shelf 2", "Shelf 3"],
        "The button closes the shelf of its header."),
      list.close(0, on: screen),
      expect(
        "what is left", list.names, is: ["Shelf 2", "Shelf 3"],
        "A header stays while sections above it go: a number that it kept is another shelf's now."),
      list.closeTwice(0, on: screen)
    else { return }
    expect(
      "what a quick second tap leaves", list.names, is: ["Shelf 3"],
      "A button whose shelf is gone has nothing to close, whoever stands in its place.")
  }

  @Test("The last shelf can be closed after another one")
  func closesTheLast() {
    let list = ShelfListViewController(shelves: Stand.short)
    let screen = StageScreen(list)
    guard list.close(0, on: screen), list.close(1, on: screen) else { return }
    expect(
      "what is left", list.names, is: ["Weather"],
      "A number from before points past the end when there are fewer shelves.")
  }

  @Test("Every shelf can be closed, one after the other, and the table agrees")
  func closesAll() {
    let list = ShelfListViewController(shelves: Array(Stand.long.prefix(12)))
    let screen = StageScreen(list)
    for left in (0..<12).reversed() {
      guard list.close(0, on: screen),
        expect(
          "the number of shelves", list.shelves.count, is: left, "One tap closes one shelf."),
        expect(
          "the number of sections in the table", list.tableView.numberOfSections, is: left,
          "A table that is not told keeps its sections, and asks for shelves that are gone."),
        expect(
          "the headers in sight", list.visibleNames,
          is: list.names.prefix(list.visibleNames.count).map(Optional.some),
          "What is left keeps its header.")
      else { return }
    }
    expectReleased(
      "the ShelfListViewController", { ShelfListViewController(shelves: Stand.short) },
      "The table keeps its headers, and a header its closure: that must not keep the controller.")
  }

  @Test("The screen", .screen)
  func screen() {
    StageScreen(ShelfListViewController(shelves: Shelf.stock))
    StageScreen(WindowViewController(shelves: Shelf.stock))
  }
}
