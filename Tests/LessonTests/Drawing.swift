import Foundation

/// A drawing of a list in a page of the course.
struct Drawing {
  /// The page's path below the package, and the line on which the drawing begins.
  let place: String
  /// The lines that stand together: `⋮` stands for some that are left out.
  let pieces: [[String]]

  /// How a list is drawn.
  enum Form {
    /// The screen, and nothing beside it.
    case screen
    /// With the notes at the right that a check puts beside the screen that a test saw.
    case withNotes
    /// With the ruler at the left of `tutor screen`.
    case withRuler
  }

  var form: Form {
    let lines = pieces.joined()
    if lines.contains(where: { $0.contains(" ┤ ") }) { return .withRuler }
    return lines.contains { $0.count > Self.width } ? .withNotes : .screen
  }

  /// The drawings of a page, in order.
  static func all(in slug: String) throws -> [Drawing] {
    let path = "lessons/en/pages/\(slug).md"
    let page = try String(contentsOf: package.appending(path: path), encoding: .utf8)
    var drawings: [Drawing] = []
    var block: (line: Int, lines: [String])?
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        if let block, block.lines.contains(where: Self.isScreen) {
          drawings.append(Drawing(place: "\(path):\(block.line)", lines: block.lines))
        }
        block = block == nil ? (index + 2, []) : nil
      } else {
        block?.lines.append(String(line))
      }
    }
    return drawings
  }

  private init(place: String, lines: [String]) {
    self.place = place
    pieces = lines.split { $0.trimmingCharacters(in: .whitespaces) == "⋮" }.map(Array.init)
  }

  /// How many columns a screen takes, its edges among them.
  private static let width = 40

  /// Whether a line shows the edge of a screen.
  private static func isScreen(_ line: String) -> Bool {
    line.contains("╮") || line.contains("┃")
  }

  /// Whether the drawing is a part of a text.
  func isPart(of text: String) -> Bool {
    func trimmed(_ lines: [String]) -> [String] {
      lines.map { $0.replacing(/\s+$/, with: "") }
    }
    var rest = trimmed(text.components(separatedBy: "\n"))[...]
    for piece in pieces {
      guard let range = rest.firstRange(of: trimmed(piece)) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
