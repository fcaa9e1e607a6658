import HeadlessUIKit
import StageTestSupport
import Testing

// Rules that more than one test judges.

let transparent = "A wrapper has no values of its own: it asks its view, and tells it."

let untold = "UIKit tells the cell. It knows nothing of the view that somebody put into it."

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
