import Foundation

/// The wheel above a list that a user pulls down to have it read again.
///
/// A pull sends `valueChanged`: call `sendActions(for: .valueChanged)` after `beginRefreshing()`, as a
/// user's pull would.
open class UIRefreshControl: UIControl {
  /// Whether the list is being read again.
  open private(set) var isRefreshing = false

  /// A text below the wheel.
  open var attributedTitle: NSAttributedString?

  /// A wheel that stands still.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
  }

  /// A wheel at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A wheel from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows that the list is being read again. It tells nobody.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that the list has been read.
  open func endRefreshing() {
    isRefreshing = false
  }
}
