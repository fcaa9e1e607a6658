import Foundation
import HeadlessUIKit
import Testing

private final class OldCell: UITableViewCell {}
private final class NewCell: UITableViewCell {}
private final class Head: UITableViewHeaderFooterView {}

@Suite("Registration with a table")
@MainActor
struct TableRegistrationTests {
  @Test("Row 1: a later registration for the same identifier replaces the earlier one")
  func replaces() {
    let table = UITableView()
    table.register(OldCell.self, forCellReuseIdentifier: "X")
    table.register(NewCell.self, forCellReuseIdentifier: "X")
    #expect(table.dequeueReusableCell(withIdentifier: "X") is NewCell)
  }

  @Test("Row 2: nil unregisters, and a waiting cell does not help the dequeue by index path")
  func unregisters() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(3)
      let table = makeTable(of: list)
      table.layoutIfNeeded()
      list.counts = [0]
      table.reloadData()
      table.register(nil as AnyClass?, forCellReuseIdentifier: "Row")
      precondition(table.dequeueReusableCell(withIdentifier: "Row") != nil, "a cell waits")
      list.counts = [3]
      table.reloadData()
      _ = table.dequeueReusableCell(withIdentifier: "Row", for: row(0))
    }
    expect(
      stop,
      raised:
        "unable to dequeue a cell with identifier Row - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
  }

  @Test("Row 3: an empty identifier is refused")
  func emptyIdentifier() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(UITableViewCell.self, forCellReuseIdentifier: "")
    }
    expect(
      stop,
      raised: "must pass a valid reuse identifier to -[UITableView "
        + "registerClass:forCellReuseIdentifier:]", "InvalidArgument")
  }

  @Test("Row 4: a class that is no cell is refused when it is registered")
  func wrongCellClass() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(UIView.self, forCellReuseIdentifier: "X")
    }
    expect(stop, raised: "must pass a class of kind UITableViewCell", "InvalidArgument")
  }

  @Test("Row 5: a nib that does not exist is found only by the first dequeue")
  func nibIsReadLate() async {
    let table = UITableView()
    table.register(UINib(nibName: "NoSuchNib", bundle: nil), forCellReuseIdentifier: "X")
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView()
      table.register(UINib(nibName: "NoSuchNib", bundle: nil), forCellReuseIdentifier: "X")
      _ = table.dequeueReusableCell(withIdentifier: "X")
    }
    #expect(standardError(of: stop).contains("Could not load NIB in bundle: "))
    #expect(standardError(of: stop).contains(" with name 'NoSuchNib'"))
  }

  @Test("Row 5: a nil nib unregisters")
  func nilNib() {
    let table = UITableView()
    table.register(OldCell.self, forCellReuseIdentifier: "X")
    table.register(nil as UINib?, forCellReuseIdentifier: "X")
    #expect(table.dequeueReusableCell(withIdentifier: "X") == nil)
  }

  @Test("Row 6: of a nib and a class for one identifier the last call counts")
  func lastCallCounts() {
    let table = UITableView()
    table.register(UINib(nibName: "NoSuchNib", bundle: nil), forCellReuseIdentifier: "X")
    table.register(NewCell.self, forCellReuseIdentifier: "X")
    #expect(table.dequeueReusableCell(withIdentifier: "X") is NewCell)
  }

  @Test("Row 7: a class that is no header or footer is refused when it is registered")
  func wrongHeaderClass() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().register(
        UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "X")
    }
    expect(stop, raised: "must pass a class of kind UITableViewHeaderFooterView", "InvalidArgument")
  }

  @Test(
    "Row 8, S3-13: cells and headers have identifiers of their own; headers and footers share theirs",
    .tags(.believed))
  func namespaces() {
    let table = UITableView()
    table.register(OldCell.self, forCellReuseIdentifier: "Title")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Title") == nil)
    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "Title")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Title") is Head)
    #expect(table.dequeueReusableCell(withIdentifier: "Title") is OldCell)
  }

  @Test(
    "Row 13, S1-12: a registration does not touch the cells that wait", .tags(.believed))
  func waitingCellsStay() {
    let list = RowList(2)
    let table = makeTable(of: list, OldCell.self)
    table.layoutIfNeeded()
    list.counts = [0]
    table.reloadData()
    table.register(NewCell.self, forCellReuseIdentifier: "Row")
    let classes = (0..<3).map { _ in table.dequeueReusableCell(withIdentifier: "Row") }
      .map { String(describing: $0.map { type(of: $0) } ?? UITableViewCell.self) }
    #expect(classes == ["OldCell", "OldCell", "NewCell"])
  }

  @Test("S1-01: identifiers differ when one letter's case does")
  func caseCounts() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      let table = makeTable(of: list)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      list.identifier = "cell"
      table.layoutIfNeeded()
    }
    expect(
      stop,
      raised: "unable to dequeue a cell with identifier cell - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
  }

  @Test("S1-11: of two classes for one identifier new cells are of the second")
  func secondClassWins() {
    let list = RowList(2)
    let table = makeTable(of: list, OldCell.self)
    table.register(NewCell.self, forCellReuseIdentifier: "Row")
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(table.visibleCells.allSatisfy { $0 is NewCell })
  }

  @Test("S1-13: a registration that comes after the first rows comes too late")
  func tooLate() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = list
      table.reloadData()
      table.layoutIfNeeded()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }
    #expect(standardError(of: stop).contains("unable to dequeue a cell with identifier Row - "))
  }

  @Test("E-17: a composed identifier is not its decomposed twin", .tags(.believed))
  func literalIdentifiers() {
    let table = UITableView()
    table.register(OldCell.self, forCellReuseIdentifier: "\u{AC00}")
    #expect(table.dequeueReusableCell(withIdentifier: "\u{1100}\u{1161}") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "\u{AC00}") is OldCell)
  }

  @Test("E-18: a Hangul class name is an identifier like any other")
  func hangulClassName() {
    final class 프로필셀: UITableViewCell {}
    let identifier = String(describing: 프로필셀.self)
    let table = UITableView()
    table.register(프로필셀.self, forCellReuseIdentifier: identifier)
    #expect(identifier == "프로필셀")
    #expect(table.dequeueReusableCell(withIdentifier: identifier) is 프로필셀)
  }
}
