import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A header, footer or collection cell")
@MainActor
struct OtherReusableViewTests {
  @Test("has a content view as large as itself")
  func contentView() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "h")
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 28)
    header.layoutIfNeeded()
    #expect(header.contentView.frame == header.bounds)
    let cell = UICollectionViewCell(frame: CGRect(x: 5, y: 5, width: 50, height: 40))
    #expect(cell.contentView.frame == cell.bounds)
    cell.frame.size = CGSize(width: 60, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test("that is a header shows its label in the middle of its height")
  func headerLabel() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 28)
    header.textLabel?.text = "Fruit"
    header.layoutIfNeeded()
    let frame = try #require(header.textLabel?.frame)
    #expect(frame.minX == 20 && frame.width == 60)
    #expect(abs(frame.midY - 14) < 1e-9)
  }

  @Test("that is a collection cell shows its second background while it is selected")
  func selectedBackground() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let (background, selected) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    #expect(cell.subviews == [background, cell.contentView])
    cell.isHighlighted = true
    #expect(cell.subviews == [background, selected, cell.contentView])
    cell.prepareForReuse()
    #expect(!cell.isHighlighted)
    #expect(cell.subviews == [background, cell.contentView])
  }
}
