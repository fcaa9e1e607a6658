/// Markdown in which no text of others can become markup.
enum MarkdownText {
  /// A text on one line. Control characters have their pictures.
  static func escaped(_ text: String) -> String {
    var last: Unicode.Scalar?
    return text.onOneLine.withPicturedControls.escaping { scalar in
      defer { last = scalar }
      return switch scalar {
      case "<": "&lt;"
      case "&": "&amp;"
      // A bare address would become a link.
      case "/" where last == ":": "&#47;"
      case "\\", "`", "*", "_", "[", "]", ">", "#", "|", "~", "!", "$": "\\\(scalar)"
      default: nil
      }
    }
  }

  /// A block of text that stays as it is.
  static func block(_ text: String) -> String {
    let text = text.withPicturedControls
    var longest = 2
    var length = 0
    for scalar in text.unicodeScalars {
      length = scalar == "`" ? length + 1 : 0
      longest = max(longest, length)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)text\n\(text)\n\(fence)"
  }

  /// A table, whose cells are Markdown already. Columns with a colon are aligned to the right.
  static func table(_ heads: [String], _ rows: [[String]], numbersFrom first: Int) -> String {
    let rules = heads.indices.map { $0 < first ? "---" : "---:" }
    return ([heads, rules] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}
