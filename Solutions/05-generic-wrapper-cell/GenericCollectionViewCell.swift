import UIKit

/// A grid's cell that shows any view, and nothing of its own.
@dynamicMemberLookup
final class GenericCollectionViewCell<View: UIView>: UICollectionViewCell, NamedView {
  let customView: View = makeCustomView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.embed(customView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("No nib can name a generic class")
  }

  /// What the view can be told.
  subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<View, Value>) -> Value {
    get { customView[keyPath: keyPath] }
    set { customView[keyPath: keyPath] = newValue }
  }

  /// What the view can only be asked.
  subscript<Value>(dynamicMember keyPath: KeyPath<View, Value>) -> Value {
    customView[keyPath: keyPath]
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    (customView as? any ReusableContent)?.prepareForReuse()
  }
}
