import Foundation

/// The place of a row inside the engine: an index path that is cheap to make, compare and step.
struct RowPath: Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The place that an app's index path names. One that has not two indices stops the app, with
  /// UIKit's text.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }

  /// The place as apps see it.
  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (one: RowPath, other: RowPath) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}

/// The two ends of a section, each of which may have a view.
enum SectionEdge: CaseIterable {
  case header
  case footer
}
