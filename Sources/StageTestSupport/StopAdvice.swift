/// What to look at when UIKit or Swift stopped a test, in a line.
///
/// Their own words say what was wrong in the end, and seldom where that comes from. The advice names
/// the kind of place, and never the mistake.
struct StopAdvice {
  /// Words of a reason; the first advice of which one occurs is the one.
  let signs: [String]
  let words: String

  private init(_ signs: String..., words: String) {
    self.signs = signs
    self.words = words
  }

  /// The advice for the reason of an exception of UIKit.
  static func forException(_ reason: String) -> String? {
    exceptions.first { $0.isFor(reason) }?.words
  }

  /// The advice for the message of one of Swift's traps.
  static func forTrap(_ message: String) -> String? {
    traps.first { $0.isFor(message) }?.words
  }

  private func isFor(_ text: String) -> Bool { signs.contains { text.contains($0) } }

  /// What UIKit says, and what to look at.
  static let exceptions: [StopAdvice] = [
    StopAdvice(
      "unable to dequeue a cell with identifier",
      words: "Nothing is registered under that name when the list asks: look at what registers the "
        + "cell, and compare the names letter by letter."),
    StopAdvice(
      "could not dequeue a view of kind",
      words: "Nothing is registered for that kind and name when the list asks: look at what "
        + "registers the view, and compare both."),
    StopAdvice(
      "Could not load NIB in bundle",
      words: "No file has that name: compare it with the names of the .xib files."),
    StopAdvice(
      "does not match the identifier used to register the nib",
      words: "The .xib file says an identifier, too: look at its reuseIdentifier."),
    StopAdvice(
      "nib must contain exactly one top level object",
      words: "Look into the .xib file: how many views are in no other view, and which class has "
        + "the first?"),
    StopAdvice(
      "must pass a class of kind",
      words: "Look at the call that registers: is it the one for cells, or the one for headers and "
        + "footers, and which class does it get?"),
    StopAdvice(
      "Attempted to dequeue multiple cells for the same index path",
      words: "Each call of cellForRowAt may dequeue one cell: look for a second dequeue on the way "
        + "to the return."),
    StopAdvice(
      "Invalid update: invalid number of", "Invalid batch updates detected",
      words: "The list compares what its data source says before and after with what it was told "
        + "in between: look at where the model changes, and which rows and sections are inserted "
        + "and deleted for it."),
    StopAdvice(
      "before the update",
      words:
        "What goes is named by where it is before the update: look at that number, and whether "
        + "the model changes before the update begins."),
    StopAdvice(
      "after the update",
      words:
        "What comes is named by where it is after the update: look at that number, and whether "
        + "the model has it by then."),
    StopAdvice(
      "was not retrieved by calling", "a cell without a reuseIdentifier",
      "a cell that was not dequeued for index path",
      words:
        "A list takes only what was dequeued for this call: look for a view that is made by an "
        + "initialiser, or kept from before."),
    StopAdvice(
      "does not match the element kind it is being used for",
      words: "Look at the kind that the method is asked for, and the kind that it dequeues."),
    StopAdvice(
      "this class is not key value coding-compliant for the key",
      words: "An outlet of the .xib file has no property of that name: compare the names in both."),
    StopAdvice(
      "because they have no common ancestor", "Unable to install constraint on view",
      words: "A constraint is between views of one hierarchy: look whether addSubview comes first."),
    StopAdvice(
      "identifiers are not unique", "must be unique",
      words: "Two items are equal: look at what tells one from the other."),
  ]

  /// What Swift says, and what to look at.
  static let traps: [StopAdvice] = [
    StopAdvice(
      "Index out of range", "index is out of range",
      words: "An array was asked for more than it has: look at what stands in each [ ] that this "
        + "test comes to, and at what counts the rows."),
    StopAdvice(
      "Could not cast value of type",
      words: "An `as!` met another class: look at which class is registered under the identifier."),
    StopAdvice(
      "found nil while implicitly unwrapping",
      words:
        "Something that is declared with `!` was nil: an outlet is, when its view did not come "
        + "from its nib."),
    StopAdvice(
      "found nil while unwrapping",
      words: "A `!` in that line stands behind something that was nil."),
    StopAdvice(
      "unwrapped nil optional",
      words: "A `!` stands behind something that was nil: look at each that this test comes to."),
    StopAdvice(
      "Range requires lowerBound",
      words: "A range ends before it begins: look at each `..<` and `...` that may be empty."),
    StopAdvice(
      "from an empty collection", "than it contains",
      words: "Something was taken out of an array that has no more: look at each call of remove."),
    StopAdvice(
      "Attempted to read an unowned reference",
      words: "An `unowned` reference was used after its object was gone: look at who keeps the "
        + "object."),
    StopAdvice(
      "Simultaneous accesses",
      words:
        "A value was changed while it was in use already: look for a closure that changes what "
        + "calls it."),
  ]
}
