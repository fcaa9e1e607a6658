import Foundation
import HeadlessUIKit
import Testing

/// Code as it was written before Swift 4.2. A protocol lets it be called without a warning.
@MainActor
private protocol OlderCode {
  func list() -> (UITableView, UITableViewCell)
  func layout() -> (NSLayoutConstraint, UIEdgeInsets)
  func values() -> [AnyHashable]
}

private struct Code: OlderCode {
  @available(*, deprecated)
  func list() -> (UITableView, UITableViewCell) {
    let style: UITableViewStyle = .grouped
    let table = UITableView(frame: .zero, style: style)
    table.rowHeight = UITableViewAutomaticDimension
    let cellStyle: UITableViewCellStyle = .subtitle
    let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
    let accessory: UITableViewCellAccessoryType = .checkmark
    cell.accessoryType = accessory
    let selection: UITableViewCellSelectionStyle = .none
    cell.selectionStyle = selection
    let animation: UITableViewRowAnimation = .fade
    table.reloadSections([], with: animation)
    let back = UIView()
    cell.addSubview(back)
    cell.sendSubview(toBack: back)
    return (table, cell)
  }

  @available(*, deprecated)
  func layout() -> (NSLayoutConstraint, UIEdgeInsets) {
    let attribute: NSLayoutAttribute = .width
    let relation: NSLayoutRelation = .equal
    let constraint = NSLayoutConstraint(
      item: UIView(), attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 10)
    constraint.priority = UILayoutPriorityRequired
    return (constraint, UIEdgeInsetsMake(1, 2, 3, 4))
  }

  @available(*, deprecated)
  func values() -> [AnyHashable] {
    let events: UIControlEvents = .touchUpInside
    let state: UIControlState = .selected
    let direction: UICollectionViewScrollDirection = .horizontal
    let inset = UIEdgeInsetsInsetRect(
      CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4))
    return [
      events, state, direction, UICollectionElementKindSectionHeader, inset.width,
      UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsMake(0, 0, 0, 0), .zero), UIViewNoIntrinsicMetric,
      UILayoutFittingCompressedSize.width,
    ]
  }
}

@Suite("Former names")
@MainActor
struct FormerNamesTests {
  private let code: any OlderCode = Code()

  @Test("lists and cells are made by their older names")
  func lists() {
    let (table, cell) = code.list()
    #expect(table.style == .grouped && table.rowHeight == UITableView.automaticDimension)
    #expect(cell.detailTextLabel != nil)
    #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .none)
    #expect(cell.subviews.first !== cell.contentView)
  }

  @Test("constraints and insets are made by their older names")
  func layout() {
    let (constraint, insets) = code.layout()
    #expect(constraint.firstAttribute == .width && constraint.priority == .required)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("older values are the present ones")
  func values() {
    #expect(
      code.values() == [
        UIControl.Event.touchUpInside, UIControl.State.selected,
        UICollectionView.ScrollDirection.horizontal, UICollectionView.elementKindSectionHeader,
        CGFloat(4), true, UIView.noIntrinsicMetric, CGFloat(0),
      ])
  }
}
