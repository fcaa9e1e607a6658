import Foundation

extension NSCoder {
  /// The style of the table that is being read from a nib.
  @MainActor
  var decodedTableStyle: UITableView.Style { .plain }
}
