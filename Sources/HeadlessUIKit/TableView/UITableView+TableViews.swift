import Foundation

// The views that belong to the table as a whole, and the size of its content.

extension UITableView {
  func replaceTableView(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Header and footer view are as high as their frames say, at any time.
  func updateTableViewHeights() {
    content.top = height(of: tableHeaderView)
    content.bottom = height(of: tableFooterView)
  }

  private func height(of view: UIView?) -> CGFloat {
    guard let height = view?.frame.height, height.isFinite else { return 0 }
    return height
  }

  func placeTableViews() {
    place(
      tableHeaderView, CGRect(x: 0, y: 0, width: bounds.width, height: content.top))
    place(
      tableFooterView,
      CGRect(x: 0, y: content.sectionsEnd, width: bounds.width, height: content.bottom))
    place(backgroundView, bounds)
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    if let view, view.frame != frame { view.frame = frame }
  }

  /// Makes the content as large as it is now known to be, and lets the screen follow. Where the
  /// content has shrunk under the part that the screen shows, the screen moves to its end.
  ///
  /// - Parameters:
  ///   - oldHeight: The height of the content before.
  ///   - shift: How far what the screen is to show has moved down.
  /// - Returns: Whether the screen moved.
  @discardableResult
  func updateContentSize(from oldHeight: CGFloat, movedBy shift: CGFloat = 0) -> Bool {
    let size = CGSize(width: bounds.width, height: content.contentHeight)
    if contentSize != size { contentSize = size }
    let last = lastOffset(contentHeight: size.height)
    // An offset that was beyond the content before is the app's own wish.
    let wasInside = contentOffset.y <= lastOffset(contentHeight: oldHeight)
    var offset = contentOffset.y + shift
    if size.height < oldHeight, wasInside, offset > last { offset = last }
    guard offset != contentOffset.y else { return false }
    contentOffset.y = offset
    activity.scrollGoal?.offset = offset
    return true
  }

  /// The nearest vertical offset at which the screen shows nothing beyond the content.
  func clampedOffset(_ y: CGFloat) -> CGFloat {
    max(-adjustedContentInset.top, min(y, lastOffset(contentHeight: content.contentHeight)))
  }

  private func lastOffset(contentHeight: CGFloat) -> CGFloat {
    let inset = adjustedContentInset
    return max(-inset.top, contentHeight + inset.bottom - bounds.height)
  }
}
