/// What a piece of text is, said by its role. How a role looks is decided last, by `TextEncoder`.
enum TextStyle: Equatable, Sendable {
  /// A heading of a page or of a list.
  case heading
  /// What the eye should find first.
  case strong
  /// A stressed word.
  case emphasis
  /// Something to type, or a piece of code.
  case code
  /// It passed.
  case success
  /// It did not pass.
  case failure
  /// It wants attention.
  case warning
  /// It matters less than what stands around it.
  case quiet
}

/// Text whose parts have a style and may be links.
///
/// A literal has no style; an interpolation may name one:
///
///     let verdict: StyledText = "Stage 1 \("passed", .success), type \("next", .code)"
///     verdict.plain  // "Stage 1 passed, type next"
struct StyledText: Equatable, Sendable {
  /// A part that has one style.
  struct Run: Equatable, Sendable {
    var text: String
    var style: TextStyle?
    /// Where the part leads, as a URL.
    var link: String?
  }

  private(set) var runs: [Run] = []

  init() {}

  init(_ text: String, _ style: TextStyle? = nil, link: String? = nil) {
    append(Run(text: text, style: style, link: link))
  }

  /// The text without its styles.
  var plain: String { runs.map(\.text).joined() }

  /// Adds a part; one like its neighbour grows the neighbour.
  mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.style == run.style, last.link == run.link {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  static func += (text: inout StyledText, other: StyledText) {
    other.runs.forEach { text.append($0) }
  }

  static func + (text: StyledText, other: StyledText) -> StyledText {
    var sum = text
    sum += other
    return sum
  }

  /// The same text, where every part without a style has this one.
  func styled(_ style: TextStyle) -> StyledText {
    var styled = StyledText()
    for run in runs {
      styled.append(Run(text: run.text, style: run.style ?? style, link: run.link))
    }
    return styled
  }

  /// A line, or as much of it as fits in `width` columns.
  func truncated(to width: Int) -> StyledText {
    var text = StyledText()
    var left = width
    for run in runs where left > 0 {
      text.append(Run(text: run.text.truncated(to: left), style: run.style, link: run.link))
      left -= run.text.displayWidth
    }
    return text
  }

  /// The text cut at its line breaks.
  var lines: [StyledText] {
    var lines = [StyledText()]
    for run in runs {
      let pieces = run.text.split(omittingEmptySubsequences: false) { $0.isNewline }
      for (index, piece) in pieces.enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(Run(text: String(piece), style: run.style, link: run.link))
      }
    }
    return lines
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var text = StyledText()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      text += StyledText(literal)
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += StyledText(value.description)
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: TextStyle) {
      text += StyledText(value.description, style)
    }

    mutating func appendInterpolation(_ value: StyledText) {
      text += value
    }
  }

  init(stringLiteral value: String) {
    self.init(value)
  }

  init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }
}

extension Sequence<StyledText> {
  /// The texts one after the other, with a separator between.
  func joined(separator: String = "\n") -> StyledText {
    var joined = StyledText()
    for (index, text) in enumerated() {
      if index > 0 { joined += StyledText(separator) }
      joined += text
    }
    return joined
  }
}
