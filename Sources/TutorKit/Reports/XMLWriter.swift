/// Writes XML, element by element, with two spaces for each level.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element with others in it.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes, end: ">\n")
    depth += 1
    content(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// Writes an element that holds text, or nothing.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], text content: String = ""
  ) {
    guard !content.isEmpty else { return open(name, attributes, end: "/>\n") }
    open(name, attributes, end: ">")
    text += Self.escaped(content) + "</\(name)>\n"
  }

  private mutating func open(_ name: String, _ attributes: [(String, String)], end: String) {
    indent()
    text += "<\(name)"
    for (key, value) in attributes {
      // A parser turns line ends and tabs of an attribute into spaces unless they are spelled out.
      let value = Self.escaped(value).escaping { scalar in
        scalar == "\n" ? "&#10;" : scalar == "\t" ? "&#9;" : nil
      }
      text += " \(key)=\"\(value)\""
    }
    text += end
  }

  private mutating func indent() {
    text += String(repeating: "  ", count: depth)
  }

  /// A text in which nothing can be taken for markup. Characters that XML has no way to write, such
  /// as the escape character of colours, become their pictures: `␛`.
  static func escaped(_ text: String) -> String {
    text.escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      // Only `]]>` needs this, and it is simplest everywhere.
      case ">": "&gt;"
      case "\"": "&quot;"
      // A bare carriage return would be read as a line feed.
      case "\r": "&#13;"
      case "\n", "\t": nil
      default: scalar.picture
      }
    }
  }
}
