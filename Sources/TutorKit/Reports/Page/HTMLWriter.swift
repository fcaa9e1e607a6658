/// Writes HTML in which no text of others can become markup.
struct HTMLWriter {
  private(set) var text: String

  /// Elements behind which a line ends: blanks would show between others.
  private static let blocks: Set = [
    "head", "title", "body", "main", "div", "h1", "h2", "p", "ul", "li", "table", "thead", "tbody",
    "tr",
  ]

  init(opening: String) {
    text = opening
  }

  /// Writes an element with others in it.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    text += Self.blocks.contains(name) ? "</\(name)>\n" : "</\(name)>"
  }

  /// Writes an element that holds text, or nothing.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String = ""
  ) {
    element(name, attributes) { $0.text(content) }
  }

  /// Writes text.
  mutating func text(_ content: String) {
    text += XMLWriter.escaped(content)
  }

  /// Writes markup of our own.
  mutating func raw(_ markup: String) {
    text += markup
  }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(XMLWriter.escaped(value))\"" }
    text += ">"
  }
}
