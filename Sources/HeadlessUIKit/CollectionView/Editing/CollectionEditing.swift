import Foundation

/// What of a collection view is being edited.
struct CollectionEditing {
  var allowsSelection = false
  var allowsMultipleSelection = false
  /// The item that a finger moves.
  var moved: MovedItem?
  /// The data source that was found to have no method to move items.
  weak var dataSourceWithoutMove: AnyObject?
}

/// An item that a finger moves.
struct MovedItem {
  /// Where the item is in the data.
  let origin: IndexPath
  /// Where it would go.
  var target: IndexPath
}
