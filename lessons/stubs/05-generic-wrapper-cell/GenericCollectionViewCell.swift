import UIKit

/// A grid's cell that shows any view, and nothing of its own.
@dynamicMemberLookup
final class GenericCollectionViewCell<View: UIView>: UICollectionViewCell, NamedView {
  let customView: View = makeCustomView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // TODO: 5. Show the view.
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("No nib can name a generic class")
  }

  /// What the view can be told.
  subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<View, Value>) -> Value {
    // TODO: 5. Hand the question, and the answer, on to the view.
    get { View.instantiate(frame: .zero)[keyPath: keyPath] }
    set {}
  }

  /// What the view can only be asked.
  subscript<Value>(dynamicMember keyPath: KeyPath<View, Value>) -> Value {
    // TODO: 5. Hand the question on to the view.
    View.instantiate(frame: .zero)[keyPath: keyPath]
  }

  // TODO: 5. Tell the view when the cell is used again.
}
