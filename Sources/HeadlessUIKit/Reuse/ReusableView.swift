import Foundation

/// What lists need from the views that they use again: cells, headers, footers and supplementary
/// views.
@MainActor
protocol ReusableView: UIView {
  /// The identifier under which the view goes back into a reuse queue; nil for a view that no
  /// queue takes.
  var reuseIdentifier: String? { get set }

  /// Where the view is in the life that a list gives it.
  var listState: ListState { get set }

  /// Called on a view out of the queue before the list hands it out again.
  func prepareForReuse()
}

/// A list's notes on one of its views. They stand on the view itself, so that reading them costs no
/// look-up.
struct ListState {
  /// Whether the view waits in a reuse queue.
  var isQueued = false

  /// The row or item that shows the view, or nil for a view that is not displayed. When a data
  /// source gave one view for two rows, this is the later one.
  var indexPath: IndexPath?
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}
