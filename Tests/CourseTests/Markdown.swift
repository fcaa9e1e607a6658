/// The headings of a page and the text below each.
struct Markdown {
  struct Section {
    /// How many `#` the heading has.
    let level: Int
    let title: String
    /// The text up to the next heading of any level, without blank lines at its ends.
    var text: String
  }

  /// The sections, in order. A line in a code block is no heading.
  private(set) var sections: [Section] = []
  /// The lines of all code blocks.
  private(set) var code: [String] = []

  init(_ page: String) {
    var isCode = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        code.append(String(line))
      }
      let marks = line.prefix { $0 == "#" }.count
      if !isCode, marks > 0, line.dropFirst(marks).hasPrefix(" ") {
        sections.append(
          Section(level: marks, title: String(line.dropFirst(marks + 1)), text: ""))
      } else if let last = sections.indices.last {
        sections[last].text += line + "\n"
      }
    }
    for index in sections.indices {
      sections[index].text = String(
        sections[index].text.drop { $0.isNewline }.reversed().drop { $0.isNewline }.reversed())
    }
  }

  /// The titles of one level.
  func titles(level: Int) -> [String] {
    sections.filter { $0.level == level }.map(\.title)
  }

  /// The sections of the next level below a heading.
  func sections(below title: String) -> [Section] {
    guard let start = sections.firstIndex(where: { $0.title == title }) else { return [] }
    let level = sections[start].level
    return sections[(start + 1)...].prefix { $0.level > level }.filter { $0.level == level + 1 }
  }
}
