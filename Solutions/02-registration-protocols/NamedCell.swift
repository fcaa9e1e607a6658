import UIKit

/// What a list must know of a class of cells: the name it goes by and where its cells come from.
protocol NamedCell {
  /// The reuse identifier.
  static var cellId: String { get }
  /// Whether a nib describes the cell, or code alone.
  static var isFromNib: Bool { get }
}

extension NamedCell {
  static var cellId: String { String(reflecting: self) }

  static var isFromNib: Bool { false }

  /// The nib that describes the cell: its file is named after the class.
  static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}
