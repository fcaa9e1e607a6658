import Foundation

/// Finds the lines of the learner's files that a failure is about, as far as its words tell.
struct WhereToLook {
  /// A line of a file.
  struct Place: Equatable {
    /// The path below the course.
    let file: String
    let line: Int
  }

  /// A name that a message quotes, and where the learner wrote it in quotation marks.
  struct Quote: Equatable {
    let name: String
    let places: [Place]
  }

  /// What there is to edit.
  enum Cure: Equatable {
    case line(Place)
    /// The marks of the task in a file.
    case marks(file: String)
    /// Nobody can say which file.
    case folder
  }

  private let lines: [(place: Place, text: String)]

  init(_ workspace: Workspace) {
    let tree = workspace.tree
    // What came with the course and is not to be edited is nothing that the learner wrote.
    let given = Set(workspace.stub.files).subtracting(workspace.stage.files)
    lines = tree.files.filter { !given.contains($0) }.flatMap { file in
      let texts = (tree.content(of: file) ?? "").split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return texts.enumerated().map { index, text in
        (Place(file: workspace.path(of: file), line: index + 1), String(text))
      }
    }
  }

  /// What to edit first: the place that the failure itself names, or else one that is still marked
  /// for the task, `// TODO: 2. …`, as long as nothing has to be guessed.
  func cure(of issues: [TestIssue], task: Int) -> Cure {
    if let place = issues.lazy.compactMap(stop).first
      ?? issues.lazy.flatMap(quotes).first?.places[0]
    {
      return .line(place)
    }
    let marks = lines.filter { $0.text.contains("// TODO: \(task).") }.map(\.place)
    let named = marks.filter { mark in
      let name = mark.file.split(separator: "/").last.map(String.init) ?? mark.file
      return issues.contains { $0.texts.contains { $0.contains(name) } }
    }
    let files = Dictionary(grouping: named.isEmpty ? marks : named, by: \.file)
    guard files.count == 1, let (file, places) = files.first else { return .folder }
    return places.count == 1 ? .line(places[0]) : .marks(file: file)
  }

  /// The line of the learner's at which Swift stopped a test.
  private func stop(in issue: TestIssue) -> Place? {
    for text in issue.texts {
      guard let match = text.firstMatch(of: /^Swift stopped the test at (.+):(\d+)\.$/) else {
        continue
      }
      return lines.first { $0.place.file == match.1 && $0.place.line == Int(match.2) }?.place
    }
    return nil
  }

  /// The names that a failure quotes and the learner wrote, in a nib too.
  func quotes(in issue: TestIssue) -> [Quote] {
    var quotes: [Quote] = []
    for text in issue.texts {
      for name in Self.names(in: text) where !quotes.contains(where: { $0.name == name }) {
        let places = lines.filter { isWritten(name, in: $0.text) }.map(\.place)
        if !places.isEmpty { quotes.append(Quote(name: name, places: places)) }
      }
    }
    return quotes
  }

  /// What stands in quotation marks in our sentences, and where UIKit's have a name.
  private static func names(in text: String) -> [String] {
    let forms = [
      /“([^”]+)”/, /with name '([^']+)'/, /in nib \(([^)]+)\)/, /register the nib \(([^)]+)\)/,
    ]
    return forms.flatMap { form in text.matches(of: form).map { String($0.1) } }
  }

  private func isWritten(_ name: String, in line: String) -> Bool {
    let isXML = line.drop { $0 == " " }.hasPrefix("<")
    return line.contains(isXML ? "reuseIdentifier=\"\(name)\"" : "\"\(name)\"")
  }
}

extension TestIssue {
  fileprivate var texts: [String] { [message] + comments }
}
