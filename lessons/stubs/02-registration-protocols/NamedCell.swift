/// What a list must know of a class of cells: the name it goes by and where its cells come from.
protocol NamedCell {
  /// The reuse identifier.
  static var cellId: String { get }
  /// Whether a nib describes the cell, or code alone.
  static var isFromNib: Bool { get }
}

extension NamedCell {
  // TODO: 1. Let the name come from the class.
  static var cellId: String { "Cell" }

  static var isFromNib: Bool { false }
}
