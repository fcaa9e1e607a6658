import Foundation

/// A list that keeps a log of its views.
@MainActor
protocol ReusingList: UIScrollView {
  var reuseLog: ReuseLog? { get }

  /// What a view of the list that is no cell is to it, and where it is; nil for a view that is no
  /// part of the list's content.
  func place(ofSupplementary view: UIView) -> ListPlace?
}

/// Where a view stands in its list.
struct ListPlace: Equatable {
  var role: ScreenRendering.Mark.Role
  var indexPath: IndexPath?
  /// Whether the view stays in place while its section scrolls by.
  var isPinned = false
}

/// What a drawing asks of a view that may belong to a list.
extension UIView {
  /// Whether anything of the view can be seen.
  var isShown: Bool { !isHidden && alpha > 0.01 }

  /// Where the view stands in its list; nil for a view that is no part of one.
  var listPlace: ListPlace? {
    // A cell can stand for a header, too.
    if let place = (superview as? any ReusingList)?.place(ofSupplementary: self) { return place }
    guard self is UITableViewCell || self is UICollectionViewCell else { return nil }
    return ListPlace(role: .cell, indexPath: (self as? any ReusableView)?.listState.indexPath)
  }

  /// The list in which the view stands.
  var enclosingList: (any ReusingList)? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any ReusingList }.first
  }

  /// Whether a list shows the view as selected.
  var isSelectedRow: Bool {
    (self as? UITableViewCell)?.isSelected ?? (self as? UICollectionViewCell)?.isSelected ?? false
  }

  /// How far the separator below a row keeps from the left edge; nil for a row without one.
  var leftSeparatorInset: CGFloat? {
    if let cell = self as? UICollectionViewListCell { return cell.separatorInset }
    guard let cell = self as? UITableViewCell,
      (enclosingList as? UITableView)?.separatorStyle != UITableViewCell.SeparatorStyle.none
    else { return nil }
    return cell.separatorInset.left
  }
}

extension UITableView: ReusingList {
  func place(ofSupplementary view: UIView) -> ListPlace? {
    for (edge, views) in displayedEdges {
      guard let section = views.first(where: { $0.value === view })?.key else { continue }
      let natural = content.span(of: edge, inSection: section).lowerBound
      return ListPlace(
        role: edge == .header ? .header : .footer, indexPath: IndexPath(index: section),
        isPinned: abs(view.frame.minY - natural) > 0.5)
    }
    return nil
  }
}

extension UICollectionView: ReusingList {
  func place(ofSupplementary view: UIView) -> ListPlace? {
    guard let view = view as? UICollectionReusableView, let element = visible.element(of: view),
      element.category == .supplementaryView
    else { return nil }
    let role: ScreenRendering.Mark.Role =
      switch element.kind {
      case UICollectionView.elementKindSectionHeader: .header
      case UICollectionView.elementKindSectionFooter: .footer
      default: .supplementary
      }
    return ListPlace(role: role, indexPath: element.indexPath)
  }
}
