import UIKit

/// What a list must know of a class of cells: the name it goes by.
protocol NamedView {
  /// The reuse identifier.
  static var viewId: String { get }
}

extension NamedView {
  // TODO: 3. Two wrappers of two views want two names.
  static var viewId: String { "Cell" }
}
