import Foundation

@testable import HeadlessUIKit

/// A view that constraints place.
@MainActor
func free<View: UIView>(_ view: View) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// A view of a size that contains views placed by constraints.
@MainActor
func container(_ width: CGFloat = 300, _ height: CGFloat = 200, _ views: UIView...) -> UIView {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for view in views { container.addSubview(free(view)) }
  return container
}

/// Whether a rectangle is another one but for rounding.
func isNear(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool
{
  zip([rect.minX, rect.minY, rect.width, rect.height], [x, y, width, height])
    .allSatisfy { abs($0 - $1) < 1e-4 }
}

/// A label whose text is so many characters of 10 × 20 points, with the priorities of a new label.
@MainActor
func label(_ characters: Int, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.font = .systemFont(ofSize: 50.0 / 3)
  label.numberOfLines = lines
  label.text = String(repeating: "x", count: characters)
  return label
}

/// A label with a text whose characters are 10 × 20 points.
@MainActor
func label(_ text: String, lines: Int = 1) -> UILabel {
  let label = label(0, lines: lines)
  label.text = text
  return label
}
