import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import RegistrationProtocols

/// The judge of stage 2. It brings cells, nibs and lists of its own, registers them through the
/// learner's protocols, and looks at what comes out; it opens the shop's two screens as well.
@Suite(.serialized, .ownProcess)
struct RegistrationProtocolsTests {
  // MARK: 1. A name for each class

  @Test("The list opens: each of its two classes has a name of its own")
  func listOpens() {
    let list = BookListViewController(books: Shelf.short)
    let screen = StageScreen(list)
    guard
      expect(
        "the rows of the list", list.tableView.visibleCells.map { "\(type(of: $0))" },
        is: ["NoticeCell", "BookCell", "BookCell", "BookCell"],
        "One name makes cells of one class; two classes need two names.")
    else { return }
    screen.expectTexts(
      ["Open until", "Salt", "€ 5", "Reserve"],
      "The notice stands above the books, and each row shows what its book has.")
    expectHeights(row: 60, in: list.tableView)
    screen.expectFilled(by: list.tableView)
  }

  @Test("A class that the course has never seen is named after itself")
  func nameComesFromTheClass() {
    expect(
      ReadingCell.cellId.contains("ReadingCell"),
      "Expected ReadingCell.cellId to have “ReadingCell” in it, got “\(ReadingCell.cellId)”.",
      "A name that comes from the class says which class it is.")
  }

  @Test("Two nested classes that are both called Cell have two names")
  func nestedClassesKeepApart() {
    let areApart = expect(
      Fiction.Cell.cellId != Poetry.Cell.cellId,
      "Expected two names for Fiction.Cell and Poetry.Cell, got “\(Poetry.Cell.cellId)” for both.",
      "Fiction.Cell and Poetry.Cell share their last name only; the whole name tells them apart.")
    guard areApart else { return }
    let rows = Rows([
      { Fiction.Cell.dequeueReusableCell(target: $0, indexPath: $1) },
      { Poetry.Cell.dequeueReusableCell(target: $0, indexPath: $1) },
    ]) {
      Fiction.Cell.register(target: $0)
      Poetry.Cell.register(target: $0)
    }
    StageScreen(rows)
    _ = rows.cell(0, as: Fiction.Cell.self, "Each row is of the class that it was dequeued from.")
    _ = rows.cell(1, as: Poetry.Cell.self, "Each row is of the class that it was dequeued from.")
  }

  // MARK: 2. The table's half

  @Test("A table cell that comes from a nib has its outlets")
  func nibCellHasItsOutlets() {
    let rows = Rows([
      {
        let cell: LoanCell = LoanCell.dequeueReusableCell(target: $0, indexPath: $1)
        return cell
      }
    ]) { LoanCell.register(target: $0) }
    StageScreen(rows)
    guard let cell = rows.cell(0, as: LoanCell.self, "A LoanCell dequeues itself as a LoanCell.")
    else { return }
    expectOutlet("readerLabel of a LoanCell", cell.readerLabel, says: "Reader", fromNib)
  }

  @Test("A subclass of a nib cell comes from the nib that is named after the subclass")
  func nibSubclassHasItsOwnNib() {
    let rows = Rows([
      { $0.dequeueReusableCell(withIdentifier: LoanCell.cellId, for: $1) },
      { $0.dequeueReusableCell(withIdentifier: LateLoanCell.cellId, for: $1) },
    ]) { table in
      let kinds: [LoanCell.Type] = [LoanCell.self, LateLoanCell.self]
      for kind in kinds { kind.register(target: table) }
    }
    StageScreen(rows)
    let cell = rows.cell(
      1, as: LateLoanCell.self,
      "A nib makes the class that it names: the parent's nib makes the parent.")
    guard let cell else { return }
    expectOutlet(
      "fineLabel of a LateLoanCell", cell.fineLabel, says: "Fine",
      "Its own nib connects its own outlet.")
    expectOutlet(
      "readerLabel of a LateLoanCell", cell.readerLabel, says: "Reader",
      "An inherited outlet is one, too.")
  }

  @Test("A class in a variable of its parent's type is registered as itself")
  func classInAVariable() {
    let kinds: [StickerCell.Type] = [StickerCell.self, GoldStickerCell.self]
    let rows = Rows(
      kinds.map { kind in { kind.dequeueReusableCell(target: $0, indexPath: $1) } }
    ) { table in
      for kind in kinds { kind.register(target: table) }
    }
    StageScreen(rows)
    expect("the two rows", rows.kinds, is: ["StickerCell", "GoldStickerCell"], ownSelf)
    rows.expectSized([0, 1])
  }

  @Test("A cell without an index path is dequeued as well, and an unregistered one is named")
  func withoutAnIndexPath() async {
    let table = UITableView()
    ReadingCell.register(target: table)
    let cell: ReadingCell = ReadingCell.dequeueReusableCell(target: table, indexPath: nil)
    expect(
      "the identifier of the cell", cell.reuseIdentifier, is: ReadingCell.cellId,
      "Without an index path, too, a cell comes from its registration.")

    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = ReadingCell.dequeueReusableCell(target: UITableView(), indexPath: nil)
      wentOn()
    }
    expectStop(
      of: "a dequeue of ReadingCell that nobody registered", result, naming: "ReadingCell",
      """
      Without an index path a table gives nil for a name it does not know: that must not pass. A \
      stop says which cell could not be had, since nobody else knows.
      """)
  }

  @Test("One class under two identifiers is registered under both")
  func oneClassUnderTwoIdentifiers() {
    let names = ["narrow", "wide"]
    let rows = Rows(
      names.map { name in
        {
          LabelledCell.cellId = name
          return LabelledCell.dequeueReusableCell(target: $0, indexPath: $1)
        }
      }
    ) { table in
      for name in names {
        LabelledCell.cellId = name
        LabelledCell.register(target: table)
      }
    }
    StageScreen(rows)
    expect(
      "the identifiers of the two rows", rows.tableView.visibleCells.map(\.reuseIdentifier),
      is: names,
      "A class may choose its own `cellId`: registration and dequeue both ask for it, every time.")
  }

  @Test("A table cell that is sent to a grid stops and says its name")
  func tableCellInAGrid() async {
    let registered = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ReadingCell.register(target: emptyGrid())
      wentOn()
    }
    expectStop(
      of: "ReadingCell.register(target:) with a grid", registered, naming: "ReadingCell",
      wrongList)
    let dequeued = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = ReadingCell.dequeueReusableCell(
        target: emptyGrid(), indexPath: IndexPath(row: 0, section: 0))
      wentOn()
    }
    expectStop(
      of: "ReadingCell.dequeueReusableCell(target:indexPath:) with a grid", dequeued,
      naming: "ReadingCell", wrongList)
  }

  // MARK: 3. The grid's half

  @Test("The grid opens, with a poster for each book")
  func gridOpens() {
    let grid = PosterGridViewController(books: Shelf.short)
    let screen = StageScreen(grid)
    let titles = grid.collectionView.visibleCells.compactMap { cell in
      (cell as? PosterCell)?.titleLabel?.text
    }
    expect(
      "the titles of the posters", titles.sorted(), is: Shelf.short.map(\.title).sorted(),
      "A grid's cells register and dequeue as a table's do, through a collection view.")
    screen.expectTexts(
      ["Salt", "P. Okafor"],
      "A poster shows the title and the author of its book, each in its place.")
    expectFirstItem(at: CGRect(x: 10, y: 10, width: 145, height: 80), in: grid.collectionView)
    screen.expectFilled(by: grid.collectionView)
  }

  @Test("A grid's cell arrives as its own class, from code or from a nib")
  func gridCells() {
    let stamp: StampCell.Type = GoldStampCell.self
    let items = Items([
      {
        let cell: StampCell = stamp.dequeueReusableCell(target: $0, indexPath: $1)
        return cell
      },
      {
        let cell: PostcardCell = PostcardCell.dequeueReusableCell(target: $0, indexPath: $1)
        return cell
      },
    ]) {
      stamp.register(target: $0)
      PostcardCell.register(target: $0)
    }
    StageScreen(items)
    _ = items.cell(0, as: GoldStampCell.self, ownSelf)
    let cell = items.cell(
      1, as: PostcardCell.self, "A PostcardCell dequeues itself as a PostcardCell.")
    guard let cell else { return }
    expectOutlet("placeLabel of a PostcardCell", cell.placeLabel, says: "Place", fromNib)
  }

  @Test("A grid's cell that is sent to a table stops and says its name")
  func gridCellInATable() async {
    let registered = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      StampCell.register(target: UITableView())
      wentOn()
    }
    expectStop(
      of: "StampCell.register(target:) with a table", registered, naming: "StampCell", wrongList)
    let dequeued = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = StampCell.dequeueReusableCell(
        target: UITableView(), indexPath: IndexPath(item: 0, section: 0))
      wentOn()
    }
    expectStop(
      of: "StampCell.dequeueReusableCell(target:indexPath:) with a table", dequeued,
      naming: "StampCell", wrongList)
  }

  @Test("A grid's cell that is wanted without an index path stops and says its name")
  func gridCellWithoutAnIndexPath() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let grid = emptyGrid()
      StampCell.register(target: grid)
      _ = StampCell.dequeueReusableCell(target: grid, indexPath: nil)
      wentOn()
    }
    expectStop(
      of: "a dequeue of StampCell without an index path", result, naming: "StampCell",
      """
      A collection view has no dequeue without an index path, so there is no cell to give. A stop \
      says which cell was wanted.
      """)
  }

  // MARK: 4. Two protocols instead of one

  @Test("A table cell registers itself with a table view, with no other list to choose")
  func tableCellsRegisterThemselves() {
    let kinds: [StickerCell.Type] = [StickerCell.self, GoldStickerCell.self]
    let rows = Rows(
      [
        { ReadingCell.dequeueReusableCell(tableView: $0, indexPath: $1) },
        { table, _ in LateLoanCell.dequeueReusableCell(tableView: table, indexPath: nil) },
      ] + kinds.map { kind in { kind.dequeueReusableCell(tableView: $0, indexPath: $1) } }
    ) { table in
      ReadingCell.register(tableView: table)
      LateLoanCell.register(tableView: table)
      for kind in kinds { kind.register(tableView: table) }
    }
    StageScreen(rows)
    expect(
      "the rows", rows.kinds,
      is: ["ReadingCell", "LateLoanCell", "StickerCell", "GoldStickerCell"],
      "All that held for a target holds for a table view, with an index path and without one.")
    rows.expectSized([0, 2, 3])
    let cell = rows.cell(
      1, as: LateLoanCell.self, "A LateLoanCell dequeues itself as a LateLoanCell.")
    guard let cell else { return }
    expectOutlet("fineLabel of a LateLoanCell", cell.fineLabel, says: "Fine", fromNib)
  }

  @Test("A grid's cell registers itself with a collection view")
  func gridCellsRegisterThemselves() {
    let stamp: StampCell.Type = GoldStampCell.self
    let items = Items([
      {
        let cell: StampCell = stamp.dequeueReusableCell(collectionView: $0, indexPath: $1)
        return cell
      },
      { PostcardCell.dequeueReusableCell(collectionView: $0, indexPath: $1) },
    ]) {
      stamp.register(collectionView: $0)
      PostcardCell.register(collectionView: $0)
    }
    StageScreen(items)
    _ = items.cell(0, as: GoldStampCell.self, ownSelf)
    let cell = items.cell(
      1, as: PostcardCell.self, "A PostcardCell dequeues itself as a PostcardCell.")
    guard let cell else { return }
    expectOutlet("placeLabel of a PostcardCell", cell.placeLabel, says: "Place", fromNib)
  }

  @Test("The shop's cells have moved, and its two screens still open")
  func shopHasMoved() {
    let rule = """
      A cell that can only be sent to its own kind of list leaves the compiler to refuse the others.
      """
    for (name, found, wanted) in [
      ("NoticeCell", protocols(of: NoticeCell.self), "UITableViewCellRegister"),
      ("BookCell", protocols(of: BookCell.self), "UITableViewCellRegister"),
      ("PosterCell", protocols(of: PosterCell.self), "UICollectionViewCellRegister"),
    ] {
      guard expect("the registration protocols of \(name)", found, is: [wanted], rule) else {
        return
      }
    }
    expectShopOpens()
  }

  // MARK: 5. What a cell remembers

  @Test("The colour of a sale stays with the book that is on sale")
  func saleColourStays() {
    MixedList().forEachBook { number, cell in
      let isOnSale = Shelf.mixed[number].isOnSale
      return expect(
        (cell.priceLabel.textColor == .systemRed) == isOnSale,
        """
        Expected \(isOnSale ? "red" : "the usual colour") for the price of book \(number), which is \
        \(isOnSale ? "on sale" : "not on sale"), got \(isOnSale ? "another colour" : "red").
        """,
        "A cell keeps the colour it had. Book \(number) shows its own, whoever had the cell before."
      )
    }
  }

  @Test("A note stays with the book that has one")
  func noteStays() {
    MixedList().forEachBook { number, cell in
      let note = cell.noteLabel.isHidden ? nil : cell.noteLabel.text
      return expect(
        "the note in the row of book \(number)", note?.isEmpty == true ? nil : note,
        is: Shelf.mixed[number].note,
        "A cell keeps the text it had. Book \(number) shows its own note, or none.")
    }
    StageScreen(BookListViewController(books: [Shelf.mixed[0]]))
      .expectTexts(["A note on 0"], "A note stands below the title of its book.")
  }

  @Test("The check mark stays with the book that is reserved")
  func checkMarkStays() {
    MixedList().forEachBook { number, cell in
      let isReserved = Shelf.isSpecial(number)
      return expect(
        (cell.accessoryType == .checkmark) == isReserved,
        """
        Expected \(isReserved ? "a" : "no") check mark for book \(number), which is \
        \(isReserved ? "reserved" : "not reserved"), got \(isReserved ? "none" : "one").
        """,
        "A cell keeps the accessory it had: `none` is what a new cell has, not a used one.")
    }
    expectReservation()
  }

  @Test("One tap on a button is one call, for the book that the row shows")
  func buttonCallsOnce() {
    let list = MixedList()
    list.forEachBook { number, cell in
      list.calls = []
      cell.reserveButton.sendActions(for: .touchUpInside)
      let calls = list.calls.map(String.init).joined(separator: " and ")
      return expect(
        list.calls == [number],
        """
        Expected one tap in the row of book \(number) to reserve book \(number), got \
        \(calls.isEmpty ? "no call" : "a call for book \(calls)").
        """,
        "A cell keeps the actions it had, and a new cell has not been prepared for reuse.")
    }
    MixedList().expectReady()
  }

  @Test("The screen", .screen)
  func screen() {
    StageScreen(BookListViewController(books: Book.stock))
    StageScreen(PosterGridViewController(books: Book.stock))
  }
}
