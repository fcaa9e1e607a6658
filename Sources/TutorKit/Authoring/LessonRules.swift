/// What must hold of lessons and of the epilogue as they are written.
struct LessonRules {
  let folder: CourseFolder
  let course: Course

  /// The section that shows what a check of the stub says.
  static let failure = "Read a real failure first"

  // MARK: A lesson

  func faults(of stage: Stage) -> [CourseFault] {
    let path = folder.path(of: folder.lesson(stage))
    guard let page = PageSource(path, in: folder) else {
      return [CourseFault(path: path, flaw: .nothingThere)]
    }
    return commonFaults(of: page, title: stage.title, minutes: stage.minutes)
      + taskFaults(of: page, stage) + partFaults(of: page)
      + listingFaults(
        of: page,
        quoting: [
          folder.stubPath(stage), folder.path(of: folder.solution(stage)), folder.suitePath(stage),
          "Tests/Listings/\(stage.slug)",
        ])
      + endFaults(of: page, wanted: end(of: stage))
  }

  private func taskFaults(of page: PageSource, _ stage: Stage) -> [CourseFault] {
    let wanted = stage.tasks.enumerated().map { "\($0 + 1). \($1.title)" }
    let found = page.sections.filter { $0.level == 2 && $0.title.first?.isNumber == true }
    guard found.map(\.title) != wanted else { return [] }
    let different = zip(found, wanted).first { $0.title != $1 }?.0.line
    return [
      CourseFault(
        path: page.path, line: different, flaw: .tasks(wanted: wanted, found: found.map(\.title)))
    ]
  }

  /// The parts that every lesson has.
  private func partFaults(of page: PageSource) -> [CourseFault] {
    var faults: [CourseFault] = []
    func missing(_ flaw: CourseFault.Flaw, line: Int? = nil) {
      faults.append(CourseFault(path: page.path, line: line, flaw: flaw))
    }
    let intro = page.sections.first?.text.replacing(/\s+/, with: " ") ?? ""
    if !intro.contains("out of scope") { missing(.noScope, line: page.sections.first?.line) }
    let failure = page.section(Self.failure)
    if failure.map(Self.quotes(in:))?.isEmpty != false { missing(.noFailure, line: failure?.line) }
    let app = page.section("In an app")
    if app?.listings.contains(where: { $0.language == "swift" }) != true {
      missing(.noAppListing, line: app?.line)
    }
    if let app, !app.text.contains("Do not ") { missing(.noLimits, line: app.line) }
    return faults
  }

  /// What a section quotes of a check: its blocks of code that are neither Swift, nor commands, nor
  /// drawings.
  static func quotes(in section: PageSource.Section) -> [PageSource.Listing] {
    section.listings.filter { listing in
      listing.language.isEmpty
        && !listing.lines.contains { $0.hasPrefix("./tutor ") || $0.contains(/[╮┃]/) }
    }
  }

  private func end(of stage: Stage) -> String? {
    if let next = course.written.first(where: { $0.number == stage.number + 1 }) {
      return "Next stage: [\(next.title)](\(next.slug).md)"
    }
    return course.epilogue.map { "Epilogue: [\($0.title)](\($0.slug).md)" }
  }

  // MARK: The epilogue

  func faults(of epilogue: Course.Epilogue) -> [CourseFault] {
    let path = folder.path(of: folder.page(epilogue.slug))
    guard let page = PageSource(path, in: folder) else {
      return [CourseFault(path: path, flaw: .nothingThere)]
    }
    let start = course.written.first.map { "Back to the start: [\($0.title)](\($0.slug).md)" }
    return commonFaults(of: page, title: epilogue.title, minutes: epilogue.minutes)
      + listingFaults(of: page, quoting: ["Sources/Epilogue"])
      + endFaults(of: page, wanted: start)
  }

  // MARK: Any page

  private func commonFaults(of page: PageSource, title: String, minutes: Int) -> [CourseFault] {
    let first = page.sections.first
    let isTitled = page.titles(level: 1) == [title]
    let isTimed = first?.text.contains("\(minutes) minutes") == true
    return
      (isTitled
      ? [] : [CourseFault(path: page.path, line: first?.line, flaw: .title(wanted: title))])
      + (isTimed
        ? [] : [CourseFault(path: page.path, line: first?.line, flaw: .minutes(wanted: minutes))])
      + page.wideLines
  }

  private func endFaults(of page: PageSource, wanted: String?) -> [CourseFault] {
    guard let wanted, page.sections.last?.text.hasSuffix(wanted) != true else { return [] }
    let last = page.lines.lastIndex { !$0.isEmpty }.map { $0 + 1 }
    return [CourseFault(path: page.path, line: last, flaw: .lastLine(wanted: wanted))]
  }

  /// Listings that stand in none of the files in some folders. White space does not count: a page is
  /// narrower than a file.
  private func listingFaults(of page: PageSource, quoting folders: [String]) -> [CourseFault] {
    let texts = folders.flatMap(folder.swiftFiles).map { path in
      folder.lines(of: path).joined(separator: "\n").withoutSpace
    }
    return page.listings.filter { $0.language == "swift" }.compactMap { listing in
      // Blank lines part what stands apart in the file.
      let pieces = listing.lines.split(whereSeparator: \.isEmpty).map {
        $0.joined(separator: "\n").withoutSpace
      }
      return texts.contains { text in pieces.allSatisfy(text.contains) }
        ? nil : CourseFault(path: page.path, line: listing.line, flaw: .listingNotCompiled)
    }
  }
}

extension PageSource {
  /// Lines of code that a terminal of 80 columns would break: the tutor indents code by four.
  var wideLines: [CourseFault] {
    listings.flatMap { listing in
      listing.lines.enumerated().compactMap { index, line in
        let width = line.displayWidth
        return width > 76
          ? CourseFault(path: path, line: listing.line + index, flaw: .wideLine(count: width)) : nil
      }
    }
  }
}

extension String {
  /// The text without blanks and line breaks.
  fileprivate var withoutSpace: String {
    String(decoding: utf8.filter { $0 > 0x20 }, as: UTF8.self)
  }
}
