/// Lays a page out for a terminal of some width.
struct PageRenderer {
  /// How many columns a line may take.
  let width: Int
  /// Whether to do without drawn lines and bullets.
  var isPlain = false

  func render(_ page: MarkdownPage) -> StyledText {
    var parts: [StyledText] = []
    for (index, block) in page.blocks.enumerated() {
      if index > 0, needsGap(between: page.blocks[index - 1], and: block) {
        parts.append("")
      }
      parts.append(render(block))
    }
    return parts.joined()
  }

  /// Items of one list stand close together; everything else has a blank line before it.
  private func needsGap(between before: MarkdownPage.Block, and after: MarkdownPage.Block) -> Bool {
    if case .item = before, case .item = after { return false }
    return true
  }

  private func render(_ block: MarkdownPage.Block) -> StyledText {
    switch block {
    case .heading(let level, let title): heading(title, level)
    case .paragraph(let text): StyledText(markdown: text).wrapped(to: width)
    case .code(let lines): code(lines)
    case .item(let depth, let mark, let text): item(text, depth, mark)
    case .quote(let text): quote(text)
    case .table(let header, let rows): table(header, rows)
    case .rule: StyledText(String(repeating: isPlain ? "-" : "─", count: width), .quiet)
    }
  }

  private func code(_ lines: [String]) -> StyledText {
    guard !Drawing.isOne(lines) else {
      return Drawing(lines).text(columns: width, isPlain: isPlain).styled(.code)
    }
    let lead = width < 60 ? "  " : "    "
    let wrapping = CodeWrapping(width: width - lead.count, isPlain: isPlain)
    return lines.flatMap(wrapping.wrap).map { StyledText($0.isEmpty ? "" : lead + $0, .code) }
      .joined()
  }

  private func heading(_ title: String, _ level: Int) -> StyledText {
    let text = StyledText(markdown: title).styled(level < 3 ? .heading : .strong)
    // Without colour a heading must still look like one.
    let mark = StyledText(String(repeating: "#", count: level) + " ", .quiet)
    return text.wrapped(to: width, first: mark, indent: indent(level + 1))
  }

  private func item(_ text: String, _ depth: Int, _ mark: String) -> StyledText {
    let lead = String(repeating: "  ", count: depth + 1)
    let mark = isPlain && mark == "•" ? "-" : mark
    let first = "\(lead)\(mark) "
    return StyledText(markdown: text)
      .wrapped(to: width, first: StyledText(first), indent: indent(first.displayWidth))
  }

  private func quote(_ text: String) -> StyledText {
    let bar = StyledText(isPlain ? "> " : "│ ", .quiet)
    return StyledText(markdown: text).wrapped(to: width, first: bar, indent: bar)
  }

  /// A table in columns, or, where they do not fit, each row as a list of its cells.
  private func table(_ header: [String], _ rows: [[String]]) -> StyledText {
    let cells = ([header] + rows).map { row in
      header.indices.map { StyledText(markdown: $0 < row.count ? row[$0] : "") }
    }
    let widths = header.indices.map { column in
      cells.map { $0[column].plain.displayWidth }.max() ?? 0
    }
    guard widths.reduce(0, +) + 2 * widths.count <= width else { return list(cells) }
    var lines = cells.map { row in
      zip(row, widths).enumerated().map { column, pair in
        // Nothing stands behind the last column, not even blanks.
        let gap = column < widths.count - 1 ? pair.1 - pair.0.plain.displayWidth : 0
        return pair.0 + StyledText(String(repeating: " ", count: gap))
      }
      .joined(separator: "  ")
    }
    lines[0] = lines[0].styled(.strong)
    let rule = widths.map { String(repeating: isPlain ? "-" : "─", count: $0) }
    lines.insert(StyledText(rule.joined(separator: "  "), .quiet), at: 1)
    return lines.joined()
  }

  private func list(_ cells: [[StyledText]]) -> StyledText {
    let header = cells[0].map { $0.plain }
    return cells.dropFirst().map { row in
      zip(header, row).enumerated().map { index, pair in
        let label = pair.0.isEmpty ? "" : "\(pair.0): "
        return pair.1.wrapped(
          to: width, first: StyledText((index == 0 ? "" : "  ") + label, .strong), indent: "    ")
      }
      .joined()
    }
    .joined()
  }

  private func indent(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: count))
  }
}
