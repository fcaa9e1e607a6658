import Foundation

/// How many sections a collection view has and how many items each holds: what the data source
/// answered at the last load.
struct CollectionCounts: Equatable {
  /// More sections than this are an error of the data source: asking for each would take minutes.
  static let mostSections = 1_000_000

  /// The number of items of each section.
  var items: [Int] = []

  /// How many sections there are.
  var sections: Int { items.count }

  /// How many items a section holds; one that is not there stops the app. O(1).
  @MainActor
  func items(inSection section: Int) -> Int {
    guard items.indices.contains(section) else {
      CollectionFailure.sectionOutOfBounds(section, count: sections).raise()
    }
    return items[section]
  }

  /// Whether there is an item at an index path. O(1).
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && items.indices.contains(indexPath[0])
      && (0..<items[indexPath[0]]).contains(indexPath[1])
  }

  /// Whether a supplementary view can stand at an index path: in a section that exists, or at a
  /// path of the layout's own that names no section and item.
  func allowsSupplementary(at indexPath: IndexPath) -> Bool {
    indexPath.count != 2 || items.indices.contains(indexPath[0])
  }
}
