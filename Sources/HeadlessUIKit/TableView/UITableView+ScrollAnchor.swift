import Foundation

// Rows that come into sight turn out higher or lower than they were estimated. Those that come at the
// top would push away all that the user looks at; so the content offset moves along with it.

extension UITableView {
  /// A row that is to stay where it is on the screen, and where it begins in the content.
  struct ScrollAnchor {
    let path: RowPath
    let start: CGFloat
  }

  /// The topmost row that the screen shows already. Where the content begins there is none: the
  /// beginning stays in sight.
  var scrollAnchor: ScrollAnchor? {
    let window = visibleWindow
    guard !window.isEmpty, window.lowerBound > -adjustedContentInset.top else { return nil }
    for row in displayedRows {
      let span = content.span(of: row.path)
      guard span.lowerBound < window.upperBound else { return nil }
      if span.upperBound > window.lowerBound {
        return ScrollAnchor(path: row.path, start: span.lowerBound)
      }
    }
    return nil
  }

  /// How far the content offset has to move for the screen to show what it is to show: the row that
  /// code scrolled to, or else what was there before.
  func shift(of anchor: ScrollAnchor?) -> CGFloat {
    let shift: CGFloat
    if let goal = activity.scrollGoal, goal.offset == contentOffset.y, content.contains(goal.path) {
      shift = offset(toShow: goal.path, at: goal.position) - contentOffset.y
    } else if let anchor {
      let moved = content.span(of: anchor.path).lowerBound - anchor.start
      shift = max(moved, -adjustedContentInset.top - contentOffset.y)
    } else {
      return 0
    }
    // Sums of heights differ by less when nothing has moved.
    return abs(shift) > 0.001 ? shift : 0
  }
}
