import Foundation
import HeadlessUIKit
import Testing

@Suite("The life of a table's rows", .serialized)
@MainActor
struct TableRowLifeTests {
  let log = CallLog()

  /// Four rows of 50 points on a screen of 180: three whole, one in part.
  private func subject(rows: Int = 10, estimates: CGFloat) -> (UITableView, RowList, HeightDelegate)
  {
    let list = RowList(rows, log: log)
    let delegate = HeightDelegate(log: log)
    LoggingCell.log = log
    let table = makeTable(of: list, LoggingCell.self, height: 180)
    table.delegate = delegate
    table.estimatedRowHeight = estimates
    return (table, list, delegate)
  }

  @Test("Row 70: reloadData without estimates reads counts and all heights, and no cell")
  func reloadWithoutEstimates() {
    let (table, list, delegate) = subject(rows: 3, estimates: 0)
    table.reloadData()
    #expect(
      log.take() == [
        "numberOfSections", "numberOfRows 0", "heightForRow 0", "heightForRow 1", "heightForRow 2",
      ])
    withExtendedLifetime((list, delegate)) {}
  }

  @Test("Rows 66 and 71: the layout after it reads all again, then asks each visible row in turn")
  func firstLayout() {
    let (table, list, delegate) = subject(rows: 2, estimates: 0)
    table.reloadData()
    _ = log.take()
    table.layoutIfNeeded()
    #expect(
      log.take() == [
        "numberOfSections", "numberOfRows 0", "heightForRow 0", "heightForRow 1",
        "cellForRow 0", "init", "heightForRow 0", "return 0", "heightForRow 0", "willDisplay 0",
        "cellForRow 1", "init", "heightForRow 1", "return 1", "heightForRow 1", "willDisplay 1",
        "layoutSubviews", "layoutSubviews",
      ])
    withExtendedLifetime((list, delegate)) {}
  }

  @Test("Row 72: scrolling asks for new rows only, and never for counts")
  func scrolling() {
    let (table, list, delegate) = subject(estimates: 0)
    table.layoutIfNeeded()
    _ = log.take()
    table.show(25)
    #expect(
      log.take() == [
        "cellForRow 4", "init", "heightForRow 4", "return 4", "heightForRow 4", "willDisplay 4",
        "layoutSubviews",
      ])
    table.show(55)
    #expect(log.take() == ["didEndDisplaying 0"])
    table.show(75)
    #expect(
      log.take() == [
        "cellForRow 5", "prepareForReuse", "heightForRow 5", "return 5", "heightForRow 5",
        "willDisplay 5",
      ])
    withExtendedLifetime((list, delegate)) {}
  }

  @Test("Row 73: heights are asked rows × 2 + visible × 2 times without estimates")
  func heightsWithoutEstimates() {
    let (table, list, delegate) = subject(rows: 100, estimates: 0)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(log.count("heightForRow") == 100 * 2 + 4 * 2)
    withExtendedLifetime((list, delegate)) {}
  }

  @Test("Row 73: heights are asked three times for each visible row with estimates")
  func heightsWithEstimates() {
    let (table, list, delegate) = subject(rows: 100, estimates: UITableView.automaticDimension)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(log.count("heightForRow") == 4 * 3)
    withExtendedLifetime((list, delegate)) {}
  }
}
