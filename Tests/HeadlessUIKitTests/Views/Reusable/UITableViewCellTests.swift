import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A table's cell")
@MainActor
struct UITableViewCellTests {
  final class Recording: UITableViewCell {
    var events: [String] = []
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      events.append("selected \(selected) \(animated)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      events.append("highlighted \(highlighted) \(animated)")
    }
  }

  class OpenCell: UITableViewCell {}

  private func makeCell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    UITableViewCell(style: style, reuseIdentifier: nil)
  }

  @Test("Row 28: is 320 × 44 points, and its content is as large")
  func size() {
    let cell = UITableViewCell()
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.contentView.superview === cell)
  }

  @Test("has the labels and the image of its style")
  func parts() {
    let parts = [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle].map {
      let cell = makeCell($0)
      return [cell.textLabel != nil, cell.detailTextLabel != nil, cell.imageView != nil]
    }
    #expect(
      parts == [
        [true, false, true], [true, true, true], [true, true, false], [true, true, true],
      ])
    let cell = makeCell(.subtitle)
    #expect(cell.textLabel === cell.textLabel)
    #expect(cell.textLabel?.superview === cell.contentView)
  }

  @Test("fills the row with its label, behind the image")
  func defaultLayout() {
    let cell = makeCell(.default)
    cell.textLabel?.text = "x"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 20, y: 0, width: 280, height: 44))
    cell.imageView?.image = UIImage(named: "p")
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 20, y: 10, width: 24, height: 24))
    #expect(cell.textLabel?.frame == CGRect(x: 59, y: 0, width: 241, height: 44))
  }

  @Test("sets the second label below, or at the right, and never over the first")
  func detailLayout() throws {
    for style in [UITableViewCell.CellStyle.subtitle, .value1, .value2] {
      let cell = makeCell(style)
      cell.textLabel?.text = "A title"
      cell.detailTextLabel?.text = "Detail"
      cell.layoutIfNeeded()
      let text = try #require(cell.textLabel?.frame)
      let detail = try #require(cell.detailTextLabel?.frame)
      #expect(text.intersection(detail).isEmpty, "\(style)")
      if style == .subtitle {
        #expect(abs(text.maxY - detail.minY) < 1e-9)
      } else {
        #expect(text.maxX < detail.minX)
      }
    }
  }

  @Test("keeps room at the right for its accessory")
  func accessory() {
    let cell = makeCell(.default)
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 281)
    let view = UISwitch()
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(view.superview === cell)
    #expect(view.frame == CGRect(x: 249, y: 6.5, width: 51, height: 31))
    #expect(cell.contentView.frame.width == 249)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(cell.contentView.frame.width == 320)
  }

  @Test("is selected and highlighted by methods that a subclass overrides")
  func states() {
    let cell = Recording()
    cell.isSelected = true
    cell.setHighlighted(true, animated: true)
    #expect(cell.events == ["selected true false", "highlighted true true"])
    #expect(cell.isSelected && cell.isHighlighted)
  }

  @Test("shows its content highlighted while it is selected, unless its style is none")
  func highlightedContent() {
    let cell = makeCell(.default)
    cell.textLabel?.text = "x"
    cell.isSelected = true
    #expect(cell.textLabel?.isHighlighted == true)
    cell.isSelected = false
    #expect(cell.textLabel?.isHighlighted == false)
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(cell.textLabel?.isHighlighted == false)
    #expect(cell.isSelected)
  }

  @Test("is neither selected nor highlighted when it is used again")
  func prepareForReuse() {
    let cell = Recording()
    cell.prepareForReuse()
    #expect(cell.events == [])
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected && !cell.isHighlighted)
  }

  @Test("has backgrounds behind the content, the one of selection only while selected")
  func backgrounds() {
    let cell = makeCell(.default)
    let (background, selected) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    #expect(cell.subviews == [background, cell.contentView])
    cell.isSelected = true
    #expect(cell.subviews == [background, selected, cell.contentView])
    cell.frame.size.height = 60
    cell.layoutIfNeeded()
    #expect(background.frame == cell.bounds && selected.frame == cell.bounds)
    cell.isSelected = false
    #expect(cell.subviews == [background, cell.contentView])
  }

  @Test("Case S2-10: keeps what a row has set, since prepareForReuse knows nothing of it")
  func keepsContent() {
    let cell = makeCell(.default)
    cell.textLabel?.text = "old"
    cell.textLabel?.textColor = .red
    cell.accessoryType = .checkmark
    cell.prepareForReuse()
    #expect(cell.textLabel?.text == "old")
    #expect(cell.textLabel?.textColor == .red)
    #expect(cell.accessoryType == .checkmark)
  }

  @Test("Row 33: of another class makes a forced cast trap, which is no exception of UIKit")
  func wrongCast() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      // Swift has words for the trap only when the class may have subclasses.
      let type: UITableViewCell.Type = UITableViewCell.self
      let cell = type.make(style: .default, reuseIdentifier: "Cell")
      // swift-format-ignore: NeverForceUnwrap
      _ = cell as! OpenCell
    }
    expect(stop, trapped: "Could not cast value of type 'HeadlessUIKit.UITableViewCell'")
  }
}
