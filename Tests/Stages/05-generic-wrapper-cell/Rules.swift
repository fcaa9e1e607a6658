import HeadlessUIKit
import StageTestSupport
import Testing

// Rules that more than one test judges.

let transparent = "A wrapper has no values of its own: it asks its view, and tells it."

let readsFromIt =
  "A key path that only reads reads from the view that is there, not from another one."

let untold = "UIKit tells the cell. It knows nothing of the view that somebody put into it."

let superIsCalled = "Who overrides `prepareForReuse` calls it on `super`."

/// Expects that a view stands in another one and is as large.
func expectFilled(
  _ content: UIView, by view: UIView, at location: SourceLocation = #_sourceLocation
) {
  let place = view.superview.map { $0 === content ? "" : "\(type(of: $0))" } ?? "nothing"
  guard
    expect(
      place.isEmpty, "Expected the view to stand in the cell's content view, got \(place).",
      "A cell moves its content view aside for its accessories; what stands beside it is covered.",
      at: location)
  else { return }
  let (wanted, got) = (content.bounds, view.frame)
  expect(
    got == wanted,
    """
    Expected the view to be \(Int(wanted.width)) × \(Int(wanted.height)) at the corner of the content \
    view, got \(Int(got.width)) × \(Int(got.height)) at (\(Int(got.minX)), \(Int(got.minY))).
    """,
    "A view that is pinned at four sides is as large as the view that holds it.", at: location)
}

extension UIView {
  /// Whether it has the colour of what is on sale.
  var isYellow: Bool { backgroundColor == .systemYellow }
}

/// What is yellow in place of a card: its cell, or what is between the two.
func yellowView(around card: UIView) -> String? {
  let view = sequence(first: card, next: \.superview).dropFirst().first(where: \.isYellow)
  switch view {
  case nil: return nil
  case is UITableViewCell: return "a yellow cell"
  default: return "a yellow content view of the cell"
  }
}
