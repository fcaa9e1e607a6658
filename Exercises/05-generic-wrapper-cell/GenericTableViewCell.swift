import UIKit

/// A table cell that shows any view, and nothing of its own.
@dynamicMemberLookup
final class GenericTableViewCell<View: UIView>: UITableViewCell, NamedView {
  let customView: View = makeCustomView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    // TODO: 1. The view is made, and nowhere to be seen.
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("No nib can name a generic class")
  }

  /// What the view can be told.
  subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<View, Value>) -> Value {
    // TODO: 2. Hand the question, and the answer, on to the view.
    get { View.instantiate(frame: .zero)[keyPath: keyPath] }
    set {}
  }

  /// What the view can only be asked.
  subscript<Value>(dynamicMember keyPath: KeyPath<View, Value>) -> Value {
    // TODO: 2. Hand the question on to the view.
    View.instantiate(frame: .zero)[keyPath: keyPath]
  }

  // TODO: 4. A cell that is used again is told so. Its view is not.
}
