import Foundation

/// What `init?(coder:)` of a view is given while a nib is read.
final class NibCoder: NSCoder {
  var cellStyle: UITableViewCell.CellStyle? { nil }
  @MainActor func decode(_ view: UIView) {}
}
