/// What the script of the class page tells of each learner, in the order of the table.
///
/// Many learners make the same mistakes, so each text is there once, and a piece is two numbers: of its
/// kind and of its text.
struct PageData {
  private var kinds = Numbering<PageBlocks.Kind>()
  private var texts = Numbering<String>()
  private var learners: [JSONValue] = []

  /// Adds the pieces about a learner.
  mutating func add(_ blocks: [PageBlocks.Block]) {
    learners.append(
      .integers(
        blocks.flatMap { block in
          [kinds.number(of: block.kind), texts.number(of: Self.shown(block.text))]
        }))
  }

  /// The data as JSON in a page.
  var text: String {
    let data: JSONValue = .object([
      "kinds": .array(kinds.values.map { .texts([$0.element, $0.style]) }),
      "texts": .texts(texts.values), "learners": .array(learners),
    ])
    // Nothing in it may end the element, or begin a comment.
    return data.line.escaping { $0 == "<" ? "\\u003C" : nil }
  }

  /// How much of one text is shown, in bytes. Nobody reads more, and the page of a large class has to
  /// stay small.
  private static let limit = 4000

  /// A text as the page has it.
  private static func shown(_ text: String) -> String {
    guard text.utf8.count > limit else { return text.withPicturedControls }
    // A character may have been cut in two.
    let beginning = String(decoding: text.utf8.prefix(limit), as: UTF8.self)
    return beginning.withPicturedControls
      + "\n… This is the beginning. All of it is in the learner's result.json."
  }
}

/// Values in the order in which they first came, each with a number.
private struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
