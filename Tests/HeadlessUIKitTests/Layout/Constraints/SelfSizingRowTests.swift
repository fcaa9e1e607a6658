import Foundation
import Testing

@testable import HeadlessUIKit

/// A cell whose label fills it but for ten points at each edge.
final class EngineNoteCell: UITableViewCell {
  let note = label(0, lines: 0)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(free(note))
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Rows that size themselves")
@MainActor
struct SelfSizingRowTests {
  /// A table of 220 points width in which row n has n % 3 + 1 lines of text.
  fileprivate func notes(
    _ count: Int, configure: @escaping (UITableView) -> Void = { _ in }
  ) -> (UITableView, RowList) {
    let rows = RowList(count)
    rows.configure = { cell, indexPath in
      let lines = Array(repeating: "0123456789", count: (indexPath.row % 3 + 1) * 2)
      (cell as? EngineNoteCell)?.note.text = lines.joined(separator: " ")
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 400))
    table.register(EngineNoteCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = rows
    configure(table)
    return (table, rows)
  }

  @Test("Row 100: a row is as high as the constraints of its content say", .tags(.believed))
  func selfSizing() {
    // 220 points are 22 columns: two words of ten characters a line.
    let (table, rows) = notes(6)
    table.layoutIfNeeded()
    let heights = (0..<6).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [40, 60, 80, 40, 60, 80])
    #expect(table.contentSize.height == 360)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? EngineNoteCell
    #expect(cell.map { isNear($0.note.frame, 10, 10, 220, 40) } == true)
    withExtendedLifetime(rows) {}
  }

  @Test("Row 100: without constraints from top to bottom a row has 44 points", .tags(.believed))
  func noVerticalConstraints() {
    final class Wide: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = free(label(5))
        contentView.addSubview(label)
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let (table, rows) = notes(3) { $0.register(Wide.self, forCellReuseIdentifier: "Row") }
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 132)
    withExtendedLifetime(rows) {}
  }

  @Test("Row 98: the content size is corrected while the table scrolls")
  func corrected() {
    let (table, rows) = notes(100) { $0.estimatedRowHeight = 100 }
    table.layoutIfNeeded()
    let shown = table.visibleCells.count
    let measured = (0..<shown).reduce(0) { $0 + CGFloat([40, 60, 80][$1 % 3]) }
    #expect(table.contentSize.height == measured + CGFloat(100 - shown) * 100)
    for offset in stride(from: 0, through: 6000, by: 50) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
    }
    #expect(table.contentSize.height == 5980)
    for row in table.visibleCells.compactMap({ $0 as? EngineNoteCell }) {
      #expect(abs(row.note.frame.height - (row.frame.height - 20)) < 1e-4)
    }
    withExtendedLifetime(rows) {}
  }

  @Test(
    "Row 101: a row height or a delegate's answer comes before the constraints", .tags(.believed))
  func precedence() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let (table, rows) = SelfSizingRowTests().notes(2) { $0.rowHeight = 50 }
      table.layoutIfNeeded()
      withExtendedLifetime(rows) {}
      exit(table.contentSize.height == 100 ? 42 : 1)
    }
    #expect(
      !standardError(of: stop).contains("Unable to simultaneously satisfy"),
      "A label can be lower than its text")
  }

  @Test("an accessory takes its width from the text")
  func accessory() {
    let (table, rows) = notes(1)
    let configure = rows.configure
    rows.configure = { cell, indexPath in
      cell.accessoryType = .disclosureIndicator
      configure(cell, indexPath)
    }
    table.layoutIfNeeded()
    // 181 points are 18 columns: one word a line.
    #expect(table.contentSize.height == 60)
    withExtendedLifetime(rows) {}
  }

  @Test("a cell may answer for itself")
  func ownAnswer() {
    final class Fixed: UITableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        CGSize(width: targetSize.width, height: targetSize.width / 10)
      }
    }
    let (table, rows) = notes(2) { $0.register(Fixed.self, forCellReuseIdentifier: "Row") }
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 48)
    withExtendedLifetime(rows) {}
  }

  @Test("a header is as high as its constraints say, unless the table has a height for it")
  func headers() {
    final class Headed: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let text = label("0123456789 0123456789 0123456789", lines: 0)
        let view = container(10, 10, text)
        NSLayoutConstraint.activate([
          text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
          text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
          text.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
          text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
        ])
        return view
      }
    }
    let headed = Headed()
    let (table, rows) = notes(1) { $0.delegate = headed }
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    table.sectionHeaderHeight = 33
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 33)
    withExtendedLifetime((rows, headed)) {}
  }

  @Test("rows follow another width of the table when the data is read again")
  func newWidth() {
    let (table, rows) = notes(3)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 180)
    table.frame.size.width = 130
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 300)
    withExtendedLifetime(rows) {}
  }
}
