/// A terminal's screen as a picture: SVG whose text is text, with each letter in its column whatever
/// font is there.
struct ScreenPicture {
  let screen: TerminalScreen
  /// What stands above the screen, as in the title of a window.
  let title: String

  // In pixels. A line is as high as box drawings of common fonts are, so that they touch.
  private static let (column, line, size) = (8.4, 16.3, 14.0)
  private static let (margin, bar) = (14.0, 34.0)

  var svg: String {
    var rows = screen.grid
    while let last = rows.last, last.allSatisfy({ $0.text == " " }) { rows.removeLast() }
    let width = Double(screen.columns) * Self.column + 2 * Self.margin
    let height = Double(rows.count) * Self.line + Self.bar + Self.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.short)\" height=\"\(height.short)\""
        + " viewBox=\"0 0 \(width.short) \(height.short)\" role=\"img\">",
      "<title>\(title.asXML)</title>",
      "<style>\(Self.style)</style>",
      "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#14181f\"/>",
      "<text class=\"quiet\" x=\"\(Self.margin.short)\" y=\"22\">\(title.asXML)</text>",
    ]
    for (index, row) in rows.enumerated() {
      let y = Self.bar + Double(index + 1) * Self.line - 4
      lines += Self.runs(of: row).map { Self.element($0, y: y) }
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  /// Neighbours that look alike.
  private struct Run {
    let start: Int
    var columns: Int
    var text: String
    let classes: String
  }

  private static func runs(of row: [TerminalCell]) -> [Run] {
    var runs: [Run] = []
    for (place, cell) in row.enumerated() {
      let classes = cell.attributes.compactMap { names[$0] }.joined(separator: " ")
      // The second half of a wide letter has no text.
      if cell.text.isEmpty, !runs.isEmpty {
        runs[runs.count - 1].columns += 1
      } else if let last = runs.last, last.classes == classes, last.columns == last.text.count,
        last.start + last.columns == place
      {
        runs[runs.count - 1].columns += 1
        runs[runs.count - 1].text += cell.text
      } else {
        runs.append(Run(start: place, columns: 1, text: cell.text, classes: classes))
      }
    }
    return runs.compactMap(trimmed)
  }

  /// A run without the blanks around it; nil when nothing else is there.
  private static func trimmed(_ run: Run) -> Run? {
    let before = run.text.prefix { $0 == " " }.count
    let after = run.text.reversed().prefix { $0 == " " }.count
    guard before < run.text.count else { return nil }
    return Run(
      start: run.start + before, columns: run.columns - before - after,
      text: String(run.text.dropFirst(before).dropLast(after)), classes: run.classes)
  }

  private static func element(_ run: Run, y: Double) -> String {
    let x = margin + Double(run.start) * column
    let length = Double(run.columns) * column
    let classes = run.classes.isEmpty ? "" : " class=\"\(run.classes)\""
    return "<text\(classes) x=\"\(x.short)\" y=\"\(y.short)\" textLength=\"\(length.short)\""
      + " lengthAdjust=\"spacingAndGlyphs\">\(run.text.asXML)</text>"
  }

  /// How the attributes of a terminal are called here.
  private static let names = [
    1: "bold", 2: "quiet", 3: "stressed", 4: "lined", 31: "red", 32: "green", 33: "yellow",
    36: "cyan",
  ]

  private static let style =
    "text{font:\(size.short)px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;"
    + "fill:#dbe2ea;white-space:pre}.bold{font-weight:bold}.stressed{font-style:italic}"
    + ".lined{text-decoration:underline}.quiet{fill:#8b96a3}.red{fill:#ff7b72}.green{fill:#7ee787}"
    + ".yellow{fill:#e3b341}.cyan{fill:#79c0ff}"
}

extension Double {
  /// With one digit behind the point, or none.
  fileprivate var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension String {
  fileprivate var asXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
