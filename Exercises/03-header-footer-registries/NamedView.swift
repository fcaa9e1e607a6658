import UIKit

/// What a list must know of a class of cells, headers or footers: the name it goes by and where its
/// views come from. This is the pattern of the stage before, for every view that is used again.
protocol NamedView {
  /// The reuse identifier.
  static var viewId: String { get }
  /// Whether a nib describes the view, or code alone.
  static var isFromNib: Bool { get }
}

extension NamedView {
  static var viewId: String { String(reflecting: self) }

  static var isFromNib: Bool { false }

  /// The nib that describes the view: its file is named after the class.
  static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}
