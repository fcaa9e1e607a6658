import Foundation

/// What a list has registered under an identifier: how it makes a view.
enum ViewSource {
  /// From the class, by the initialiser that the kind of view has.
  case `class`(AnyClass)
}
