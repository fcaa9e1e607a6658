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
    StageScreen(list)
    let cells = list.tableView.visibleCells
    #expect(
      cells.count { $0 is NoticeCell } == 1 && cells.count { $0 is BookCell } == 3,
      "One name makes cells of one class; two classes need two names.")
  }

  @Test("A class that the course has never seen is named after itself")
  func nameComesFromTheClass() {
    #expect(
      ReadingCell.cellId.contains("ReadingCell"),
      "A name that comes from the class says which class it is.")
  }

  @Test("Two nested classes that are both called Cell have two names")
  func nestedClassesKeepApart() throws {
    try #require(
      Fiction.Cell.cellId != Poetry.Cell.cellId,
      "Fiction.Cell and Poetry.Cell share their last name only; the whole name tells them apart.")
    let rows = Rows([
      { Fiction.Cell.dequeueReusableCell(target: $0, indexPath: $1) },
      { Poetry.Cell.dequeueReusableCell(target: $0, indexPath: $1) },
    ]) {
      Fiction.Cell.register(target: $0)
      Poetry.Cell.register(target: $0)
    }
    StageScreen(rows)
    _ = try rows.cell(0, as: Fiction.Cell.self, "The first row is a Fiction.Cell.")
    _ = try rows.cell(1, as: Poetry.Cell.self, "The second row is a Poetry.Cell.")
  }

  // MARK: 2. The table's half

  @Test("A table cell that comes from a nib has its outlets")
  func nibCellHasItsOutlets() throws {
    let rows = Rows([
      {
        let cell: LoanCell = LoanCell.dequeueReusableCell(target: $0, indexPath: $1)
        return cell
      }
    ]) { LoanCell.register(target: $0) }
    StageScreen(rows)
    let cell = try rows.cell(0, as: LoanCell.self, "The row is a LoanCell.")
    #expect(
      (cell.readerLabel as UILabel?)?.text == "Reader",
      "A cell whose class says `isFromNib` is made from its nib; nothing else connects outlets.")
  }

  @Test("A subclass of a nib cell comes from the nib that is named after the subclass")
  func nibSubclassHasItsOwnNib() throws {
    let rows = Rows([
      { $0.dequeueReusableCell(withIdentifier: LoanCell.cellId, for: $1) },
      { $0.dequeueReusableCell(withIdentifier: LateLoanCell.cellId, for: $1) },
    ]) { table in
      let kinds: [LoanCell.Type] = [LoanCell.self, LateLoanCell.self]
      for kind in kinds { kind.register(target: table) }
    }
    StageScreen(rows)
    let cell = try rows.cell(
      1, as: LateLoanCell.self,
      "A nib makes the class that it names: the parent's nib makes the parent.")
    #expect((cell.fineLabel as UILabel?)?.text == "Fine", "Its own nib connects its own outlet.")
    #expect((cell.readerLabel as UILabel?)?.text == "Reader", "An inherited outlet is one, too.")
  }

  @Test("A class in a variable of its parent's type is registered as itself")
  func classInAVariable() throws {
    let kinds: [StickerCell.Type] = [StickerCell.self, GoldStickerCell.self]
    let rows = Rows(
      kinds.map { kind in { kind.dequeueReusableCell(target: $0, indexPath: $1) } }
    ) { table in
      for kind in kinds { kind.register(target: table) }
    }
    StageScreen(rows)
    #expect(
      rows.kinds == ["StickerCell", "GoldStickerCell"],
      "The class that the call was sent to counts, not the type that the variable is declared with."
    )
  }

  @Test("A cell without an index path is dequeued as well, and an unregistered one is named")
  func withoutAnIndexPath() async {
    let table = UITableView()
    ReadingCell.register(target: table)
    let cell: ReadingCell = ReadingCell.dequeueReusableCell(target: table, indexPath: nil)
    #expect(cell.reuseIdentifier == ReadingCell.cellId, "It comes from the registration.")

    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      "Without an index path a table gives nil for a name it does not know: that must not pass."
    ) { @MainActor in
      _ = ReadingCell.dequeueReusableCell(target: UITableView(), indexPath: nil)
    }
    if let result {
      #expect(
        lastWords(of: result).contains("ReadingCell"),
        "A stop says which cell could not be had: nobody else knows.")
    }
  }

  @Test("One class under two identifiers is registered under both")
  func oneClassUnderTwoIdentifiers() throws {
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
    #expect(
      rows.tableView.visibleCells.map(\.reuseIdentifier) == names,
      "A class may choose its own `cellId`: registration and dequeue both ask for it, every time.")
  }

  @Test("A table cell that is sent to a grid stops and says its name")
  func tableCellInAGrid() async {
    let registered = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      "To return without a word is to crash later, far from the mistake."
    ) { @MainActor in
      ReadingCell.register(target: emptyGrid())
    }
    if let registered {
      #expect(
        lastWords(of: registered).contains("ReadingCell"),
        "A stop says which cell was sent to the wrong list.")
    }
    let dequeued = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = ReadingCell.dequeueReusableCell(
        target: emptyGrid(), indexPath: IndexPath(row: 0, section: 0))
    }
    if let dequeued {
      #expect(
        lastWords(of: dequeued).contains("ReadingCell"),
        "A stop says which cell was wanted from the wrong list.")
    }
  }

  // MARK: 3. The grid's half

  @Test("The grid opens, with a poster for each book")
  func gridOpens() {
    let grid = PosterGridViewController(books: Shelf.short)
    StageScreen(grid)
    let titles = grid.collectionView.visibleCells.compactMap { cell in
      (cell as? PosterCell)?.titleLabel?.text
    }
    #expect(
      titles.sorted() == Shelf.short.map(\.title).sorted(),
      "A grid's cells register and dequeue as a table's do, through a collection view.")
  }

  @Test("A grid's cell arrives as its own class, from code or from a nib")
  func gridCells() throws {
    let items = Items([
      {
        let cell: StampCell = StampCell.dequeueReusableCell(target: $0, indexPath: $1)
        return cell
      },
      {
        let cell: PostcardCell = PostcardCell.dequeueReusableCell(target: $0, indexPath: $1)
        return cell
      },
    ]) {
      StampCell.register(target: $0)
      PostcardCell.register(target: $0)
    }
    StageScreen(items)
    _ = try items.cell(0, as: StampCell.self, "The first item is a StampCell.")
    let cell = try items.cell(1, as: PostcardCell.self, "The second item is a PostcardCell.")
    #expect(
      (cell.placeLabel as UILabel?)?.text == "Place",
      "A cell whose class says `isFromNib` is made from its nib; nothing else connects outlets.")
  }

  @Test("A grid's cell that is sent to a table stops and says its name")
  func gridCellInATable() async {
    let registered = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      "To return without a word is to crash later, far from the mistake."
    ) { @MainActor in
      StampCell.register(target: UITableView())
    }
    if let registered {
      #expect(
        lastWords(of: registered).contains("StampCell"),
        "A stop says which cell was sent to the wrong list.")
    }
    let dequeued = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = StampCell.dequeueReusableCell(
        target: UITableView(), indexPath: IndexPath(item: 0, section: 0))
    }
    if let dequeued {
      #expect(
        lastWords(of: dequeued).contains("StampCell"),
        "A stop says which cell was wanted from the wrong list.")
    }
  }

  @Test("A grid's cell that is wanted without an index path stops and says its name")
  func gridCellWithoutAnIndexPath() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      "A collection view has no dequeue without an index path, so there is no cell to give."
    ) { @MainActor in
      let grid = emptyGrid()
      StampCell.register(target: grid)
      _ = StampCell.dequeueReusableCell(target: grid, indexPath: nil)
    }
    if let result {
      #expect(
        lastWords(of: result).contains("StampCell"),
        "A stop says which cell was wanted without an index path.")
    }
  }

  // MARK: 4. Two protocols instead of one

  @Test("A table cell registers itself with a table view, with no other list to choose")
  func tableCellsRegisterThemselves() throws {
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
    #expect(
      rows.kinds == ["ReadingCell", "LateLoanCell", "StickerCell", "GoldStickerCell"],
      "All that held for a target holds for a table view, with an index path and without one.")
    let cell = try rows.cell(1, as: LateLoanCell.self, "The second row is a LateLoanCell.")
    #expect((cell.fineLabel as UILabel?)?.text == "Fine", "A cell from a nib has its outlets.")
  }

  @Test("A grid's cell registers itself with a collection view")
  func gridCellsRegisterThemselves() throws {
    let items = Items([
      {
        let cell: StampCell = StampCell.dequeueReusableCell(collectionView: $0, indexPath: $1)
        return cell
      },
      { PostcardCell.dequeueReusableCell(collectionView: $0, indexPath: $1) },
    ]) {
      StampCell.register(collectionView: $0)
      PostcardCell.register(collectionView: $0)
    }
    StageScreen(items)
    _ = try items.cell(0, as: StampCell.self, "The first item is a StampCell.")
    let cell = try items.cell(1, as: PostcardCell.self, "The second item is a PostcardCell.")
    #expect((cell.placeLabel as UILabel?)?.text == "Place", "A cell from a nib has its outlets.")
  }

  @Test("The shop's cells have moved, and its two screens still open")
  func shopHasMoved() throws {
    let rule: Comment = """
      A cell that can only be sent to its own kind of list leaves the compiler to refuse the others.
      """
    try #require(protocols(of: NoticeCell.self) == ["UITableViewCellRegister"], rule)
    try #require(protocols(of: BookCell.self) == ["UITableViewCellRegister"], rule)
    try #require(protocols(of: PosterCell.self) == ["UICollectionViewCellRegister"], rule)

    let list = BookListViewController(books: Shelf.short)
    StageScreen(list)
    #expect(list.tableView.visibleCells.count == 4, "The list shows a notice and three books.")
    let grid = PosterGridViewController(books: Shelf.short)
    StageScreen(grid)
    #expect(grid.collectionView.visibleCells.count == 3, "The grid shows three posters.")
  }

  // MARK: 5. What a cell remembers

  @Test("The colour of a sale stays with the book that is on sale")
  func saleColourStays() throws {
    try MixedList().forEachBook { number, cell in
      try #require(
        (cell.priceLabel.textColor == .systemRed) == Shelf.mixed[number].isOnSale,
        "A cell keeps the colour it had. Book \(number) shows its own, whoever had the cell before."
      )
    }
  }

  @Test("A note stays with the book that has one")
  func noteStays() throws {
    try MixedList().forEachBook { number, cell in
      let note = cell.noteLabel.isHidden ? "" : cell.noteLabel.text ?? ""
      try #require(
        note == Shelf.mixed[number].note ?? "",
        "A cell keeps the text it had. Book \(number) shows its own note, or none.")
    }
  }

  @Test("The check mark stays with the book that is reserved")
  func checkMarkStays() throws {
    try MixedList().forEachBook { number, cell in
      try #require(
        (cell.accessoryType == .checkmark) == Shelf.isSpecial(number),
        "A cell keeps the accessory it had: `none` is what a new cell has, not a used one.")
    }
  }

  @Test("One tap on a button is one call, for the book that the row shows")
  func buttonCallsOnce() throws {
    let list = MixedList()
    try list.forEachBook { number, cell in
      list.calls = []
      cell.reserveButton.sendActions(for: .touchUpInside)
      try #require(
        list.calls == [number],
        "A cell keeps the actions it had, and a new cell has not been prepared for reuse.")
    }
  }

  @Test("The screen", .screen)
  func screen() {
    StageScreen(BookListViewController(books: Book.stock))
  }
}
