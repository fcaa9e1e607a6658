import UIKit

/// A view that wants to know when the cell around it is used again.
protocol ReusableContent: UIView {
  /// Puts the view back to what a new one has.
  func prepareForReuse()
}

/// A view that is not made by `init(frame:)` but in a way of its own, such as from a nib.
protocol ViewFactory: UIView {
  static func makeView() -> UIView
}

/// Makes the view that a wrapper wraps.
func makeCustomView<View: UIView>(_ type: View.Type = View.self) -> View {
  guard let factory = type as? any ViewFactory.Type else { return type.instantiate(frame: .zero) }
  let view = factory.makeView()
  guard let view = view as? View else {
    preconditionFailure("\(type) makes a \(Swift.type(of: view)) of itself")
  }
  return view
}

extension UIView {
  /// Adds a view that is always as large as this one.
  func embed(_ view: UIView) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
