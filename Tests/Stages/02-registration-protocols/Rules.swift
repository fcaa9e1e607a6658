import HeadlessUIKit
import StageTestSupport
import Testing

// Rules that more than one test judges.

let ownSelf = """
  The class that the call was sent to counts, not the type that the variable is declared with.
  """

let fromNib = """
  A cell whose class says `isFromNib` is made from its nib; nothing else connects outlets.
  """

let wrongList = """
  A call with the wrong list stops at once and says which cell it was about: to return without a \
  word is to crash later, far from the mistake.
  """

/// Expects that an outlet is connected, to the label of the nib that says something.
func expectOutlet(
  _ name: String, _ outlet: UILabel?, says text: String, _ rule: String,
  at location: SourceLocation = #_sourceLocation
) {
  expect(
    outlet?.text == text,
    "Expected \(name) to say “\(text)”, got \(outlet == nil ? "nil: no nib connected it" : "“\(outlet?.text ?? "")”").",
    rule, at: location)
}
