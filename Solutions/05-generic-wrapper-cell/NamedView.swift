import UIKit

/// What a list must know of a class of cells: the name it goes by.
protocol NamedView {
  /// The reuse identifier.
  static var viewId: String { get }
}

extension NamedView {
  static var viewId: String { String(reflecting: self) }
}
