/// Turns styled text into what is written to a terminal or a file. Colour is added here and
/// nowhere else.
struct TextEncoder: Equatable, Sendable {
  /// Whether styles become colours.
  var hasColour: Bool
  /// Whether links become clickable.
  var hasLinks: Bool
  /// Whether every letter that is not of ASCII is spelled.
  var isASCII = false
  /// Whether a program reads it, whose form says itself how to write what cannot be seen.
  var isDocument = false

  func encode(_ text: StyledText) -> String {
    (isDocument ? text : text.spelled(isASCII: isASCII)).runs.map(encode).joined()
  }

  private func encode(_ run: StyledText.Run) -> String {
    var encoded = run.text.withoutControls
    if hasColour, let style = run.style {
      // A style ends at the end of its line, so that a pager may begin at any line.
      encoded = encoded.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "\u{1B}[\(style.code)m\($0)\u{1B}[0m" }
        .joined(separator: "\n")
    }
    if hasLinks, let link = run.link {
      encoded = "\u{1B}]8;;\(link.withoutControls)\u{1B}\\\(encoded)\u{1B}]8;;\u{1B}\\"
    }
    return encoded
  }
}

extension TextStyle {
  /// The parameters of the terminal's "select graphic rendition".
  fileprivate var code: String {
    switch self {
    case .heading: "1;4"
    case .strong: "1"
    case .emphasis: "3"
    case .code: "36"
    case .success: "1;32"
    case .failure: "1;31"
    case .warning: "33"
    case .quiet: "2"
    }
  }
}

extension String {
  /// The text without control characters but line breaks and tabs: what a learner's code printed
  /// must not move the cursor, change colours or rename the window.
  fileprivate var withoutControls: String {
    let scalars = unicodeScalars
    guard scalars.contains(where: \.isUnwanted) else { return self }
    var kept = UnicodeScalarView()
    for (index, scalar) in zip(scalars.indices, scalars) {
      // A carriage return at the end of a line does nothing, and some formats want it.
      let next = scalars.index(after: index)
      let endsLine = scalar == "\r" && (next == scalars.endIndex || scalars[next] == "\n")
      if !scalar.isUnwanted || endsLine { kept.append(scalar) }
    }
    return String(kept)
  }
}

extension Unicode.Scalar {
  fileprivate var isUnwanted: Bool {
    value < 0x20 && value != 0x0A && value != 0x09 || (0x7F..<0xA0).contains(value)
  }
}
