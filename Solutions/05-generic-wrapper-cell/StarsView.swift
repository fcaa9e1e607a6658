import UIKit

/// How a book was rated: up to five stars. It remembers the rating until it is told another one.
final class StarsView: UIView, ReusableContent {
  private let label = UILabel()

  /// Puts a star to those that are there.
  func addStar() {
    label.text = (label.text ?? "") + "*"
  }

  /// How many stars there are.
  var count: Int { label.text?.count ?? 0 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("StarsView has no nib")
  }

  func prepareForReuse() {
    label.text = nil
  }
}
