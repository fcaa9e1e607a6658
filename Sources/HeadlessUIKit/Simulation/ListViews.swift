import Foundation

/// A list that keeps a log of its views.
@MainActor
protocol ReusingList: UIScrollView {
  var reuseLog: ReuseLog? { get }
}

/// What a drawing asks of a view that may belong to a list.
extension UIView {
  /// Whether anything of the view can be seen.
  var isShown: Bool { !isHidden && alpha > 0.01 }

  /// What the view is to its list; nil for a view that is no part of one.
  var listRole: ScreenRendering.Mark.Role? {
    switch self {
    case is UITableViewCell, is UICollectionViewCell: .cell
    case is UITableViewHeaderFooterView: .header
    case is UICollectionReusableView: .supplementary
    default: nil
    }
  }

  /// The row or item that the view shows, or the section of a header or footer.
  var listIndexPath: IndexPath? {
    (self as? any ReusableView)?.listState.indexPath
  }

  /// The list in which the view stands.
  var enclosingList: (any ReusingList)? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any ReusingList }.first
  }

  /// Whether a list shows the view as selected.
  var isSelectedRow: Bool {
    (self as? UITableViewCell)?.isSelected ?? (self as? UICollectionViewCell)?.isSelected ?? false
  }

  /// Whether a header stays in place while its section scrolls by.
  var isPinned: Bool { false }

  /// How far the separator below a row keeps from the left edge; nil for a row without one.
  var leftSeparatorInset: CGFloat? {
    (self as? UITableViewCell)?.separatorInset.left
  }
}
