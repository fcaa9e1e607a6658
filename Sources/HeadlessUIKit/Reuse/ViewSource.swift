import Foundation

/// What a list has registered under an identifier: how it makes a view.
enum ViewSource {
  /// From the class, by the initialiser that the kind of view has.
  case `class`(AnyClass)
  /// From the one view at the top level of a nib.
  case nib(UINib)
}

extension UINib {
  /// Makes the view that is registered under an identifier.
  ///
  /// A nib is read when a view is first wanted, and its faults come to light then.
  ///
  /// - Parameters:
  ///   - type: The kind of view that the nib has to hold, alone at its top level.
  ///   - mismatch: The failure of a view whose own identifier is another one; nil when the kind of
  ///     view has no identifier of its own in a nib.
  @MainActor
  func makeView<View: ReusableView>(
    _ type: View.Type, identifier: String,
    mismatch: ((_ inNib: String, _ registered: String) -> ReuseFailure)?
  ) -> View {
    let topLevel = instantiate(withOwner: nil, options: nil)
    guard topLevel.count == 1, let view = topLevel.first as? View else {
      ReuseFailure.invalidNib(identifier: identifier, expected: String(describing: type)).raise()
    }
    if let mismatch, let inNib = view.reuseIdentifier, !inNib.isEmpty,
      ReuseIdentifier(inNib) != ReuseIdentifier(identifier)
    {
      mismatch(inNib, identifier).raise()
    }
    view.reuseIdentifier = identifier
    return view
  }
}
