/// A page of the course as its author wrote it: headings, text and listings, each with its line.
struct PageSource {
  struct Section {
    /// How many `#` the heading has.
    let level: Int
    let title: String
    /// The line of the heading, from 1.
    let line: Int
    /// The text up to the next heading of any level, without blank lines at its ends.
    var text = ""
    /// The blocks of code in it.
    var listings: [Listing] = []
  }

  /// A block of code.
  struct Listing: Equatable {
    /// What stands behind the fence: `swift`, or nothing.
    let language: String
    /// The line of its first line in the page, from 1.
    let line: Int
    var lines: [String] = []
  }

  /// The path below the course folder.
  let path: String
  let lines: [String]
  /// The sections, in order. A line in a block of code is no heading.
  private(set) var sections: [Section] = []

  /// Reads a page; nil if it is not there.
  init?(_ path: String, in folder: CourseFolder) {
    self.path = path
    lines = folder.lines(of: path)
    guard !lines.isEmpty else { return nil }
    var code: Listing?
    for (index, line) in lines.enumerated() {
      let marks = line.prefix { $0 == "#" }.count
      if code == nil, marks > 0, line.dropFirst(marks).hasPrefix(" ") {
        let title = String(line.dropFirst(marks + 1))
        sections.append(Section(level: marks, title: title, line: index + 1))
        continue
      }
      guard let last = sections.indices.last else { continue }
      sections[last].text += line + "\n"
      if line.hasPrefix("```") {
        if let code { sections[last].listings.append(code) }
        code = code == nil ? Listing(language: String(line.dropFirst(3)), line: index + 2) : nil
      } else {
        code?.lines.append(line)
      }
    }
    for index in sections.indices {
      sections[index].text = String(
        sections[index].text.drop { $0.isNewline }.reversed().drop { $0.isNewline }.reversed())
    }
  }

  /// All blocks of code, in order.
  var listings: [Listing] { sections.flatMap(\.listings) }

  /// The titles of one level.
  func titles(level: Int) -> [String] {
    sections.filter { $0.level == level }.map(\.title)
  }

  /// The first section of a title.
  func section(_ title: String) -> Section? {
    sections.first { $0.title == title }
  }

  /// The sections of the next level below a heading.
  func sections(below title: String) -> [Section] {
    guard let start = sections.firstIndex(where: { $0.title == title }) else { return [] }
    let level = sections[start].level
    return sections[(start + 1)...].prefix { $0.level > level }.filter { $0.level == level + 1 }
  }
}
