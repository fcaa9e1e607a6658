/// A page of the course: the part of Markdown that lessons and hints use.
///
/// Known are headings, paragraphs, lists, quotes, fenced code, tables and rules. HTML comments are
/// left out. Anything else reads as a paragraph.
struct MarkdownPage: Equatable {
  /// A piece of a page that begins on a line of its own.
  enum Block: Equatable {
    case heading(level: Int, String)
    case paragraph(String)
    /// Lines that stay as they are.
    case code([String])
    /// An item of a list. The depth of a list that is in no other is 0; the mark is `•` or `3.`.
    case item(depth: Int, mark: String, String)
    case quote(String)
    case table(header: [String], rows: [[String]])
    case rule
  }

  let blocks: [Block]

  init(_ source: String) {
    var parser = BlockParser()
    for line in source.withoutComments.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      parser.read(line)
    }
    blocks = parser.finish()
  }

  init(blocks: [Block]) {
    self.blocks = blocks
  }

  /// What stands below a heading, up to the next one of its level or above; nil without the heading.
  func section(_ title: String) -> MarkdownPage? {
    for (index, block) in blocks.enumerated() {
      guard case .heading(let level, title) = block else { continue }
      let body = blocks[(index + 1)...].prefix { block in
        if case .heading(let next, _) = block { next > level } else { true }
      }
      return MarkdownPage(blocks: Array(body))
    }
    return nil
  }
}

/// Gathers lines into blocks.
private struct BlockParser {
  private var blocks: [MarkdownPage.Block] = []
  /// The block that the next line may continue.
  private var open: Open?

  private enum Open {
    case text(MarkdownPage.Block)
    case code(fence: Substring, indent: Int, lines: [String])
    case table(header: [String], rows: [[String]])
  }

  mutating func read(_ line: Substring) {
    if case .code(let fence, let indent, var lines) = open {
      if line.trimmed == fence {
        close()
      } else {
        lines.append(String(line.dropFirst(min(indent, line.indent))))
        open = .code(fence: fence, indent: indent, lines: lines)
      }
      return
    }
    let text = line.trimmed
    if text.isEmpty {
      close()
    } else if text.hasPrefix("```") || text.hasPrefix("~~~"), let mark = text.first {
      close()
      open = .code(fence: text.prefix { $0 == mark }, indent: line.indent, lines: [])
    } else if let level = text.headingLevel {
      close()
      let title = text.dropFirst(level).trimmed
      blocks.append(.heading(level: level, String(title)))
    } else if text.isRule {
      close()
      blocks.append(.rule)
    } else if text.hasPrefix("|") {
      readTableRow(text)
    } else if text.hasPrefix(">") {
      let quoted = String(text.dropFirst().trimmed)
      if case .text(.quote(let begun)) = open {
        open = .text(.quote(begun.joined(with: quoted)))
      } else {
        close()
        open = .text(.quote(quoted))
      }
    } else if let (mark, rest) = text.listMark {
      close()
      open = .text(.item(depth: line.indent / 2, mark: mark, String(rest)))
    } else {
      continueText(String(text))
    }
  }

  mutating func finish() -> [MarkdownPage.Block] {
    close()
    return blocks
  }

  private mutating func continueText(_ text: String) {
    switch open {
    case .text(.paragraph(let begun)): open = .text(.paragraph(begun.joined(with: text)))
    case .text(.quote(let begun)): open = .text(.quote(begun.joined(with: text)))
    case .text(.item(let depth, let mark, let begun)):
      open = .text(.item(depth: depth, mark: mark, begun.joined(with: text)))
    default:
      close()
      open = .text(.paragraph(text))
    }
  }

  private mutating func readTableRow(_ text: Substring) {
    let cells = text.tableCells
    if case .table(let header, let rows) = open {
      let isDivider = cells.allSatisfy { !$0.isEmpty && $0.allSatisfy { "-: ".contains($0) } }
      if !isDivider { open = .table(header: header, rows: rows + [cells]) }
    } else {
      close()
      open = .table(header: cells, rows: [])
    }
  }

  private mutating func close() {
    switch open {
    case .text(let block): blocks.append(block)
    case .code(_, _, let lines): blocks.append(.code(lines))
    case .table(let header, let rows): blocks.append(.table(header: header, rows: rows))
    case nil: break
    }
    open = nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// How many columns of blanks the line begins with.
  fileprivate var indent: Int {
    prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
  }

  fileprivate var headingLevel: Int? {
    let level = prefix { $0 == "#" }.count
    return (1...6).contains(level) && dropFirst(level).first == " " ? level : nil
  }

  fileprivate var isRule: Bool {
    guard let mark = first, "-*_".contains(mark) else { return false }
    let marks = filter { !$0.isWhitespace }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// The mark of a list item and the text behind it.
  fileprivate var listMark: (mark: String, rest: Substring)? {
    if let first, "-*+".contains(first), dropFirst().first == " " {
      return ("•", dropFirst().trimmed)
    }
    let digits = prefix(while: \.isNumber)
    let rest = dropFirst(digits.count)
    guard (1...3).contains(digits.count), rest.first == "." || rest.first == ")",
      rest.dropFirst().first == " "
    else { return nil }
    return ("\(digits).", rest.dropFirst().trimmed)
  }

  /// The cells of a table's row. A bar in code or behind a backslash divides nothing.
  fileprivate var tableCells: [String] {
    var cells = [""]
    var (isCode, isEscaped) = (false, false)
    for character in dropFirst() {
      if character == "|", !isCode, !isEscaped {
        cells.append("")
      } else {
        if isEscaped, character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      if character == "`" { isCode.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    if let last = cells.last, last.allSatisfy(\.isWhitespace) { cells.removeLast() }
    return cells.map { String($0[...].trimmed) }
  }
}

extension String {
  /// Two lines of one paragraph.
  fileprivate func joined(with line: String) -> String {
    isEmpty ? line : self + " " + line
  }

  /// The text without HTML comments. One that is never closed is text.
  fileprivate var withoutComments: String {
    var kept = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "<!--"),
      let end = rest[start.upperBound...].firstRange(of: "-->")
    {
      kept += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }
}
