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
    /// The marks of the task, in files that are named as the stage names them.
    case marks(files: [String])
    /// The files of the task, whose marks have all been seen to.
    case files([String])
    /// Nobody can say which file.
    case folder
  }

  private let workspace: Workspace
  private let lines: [(place: Place, text: String)]

  init(_ workspace: Workspace) {
    self.workspace = workspace
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

  /// What to edit first: the place that the failure itself names, or else those that are marked for
  /// the task, `// TODO: 2. …`, and look as they came. When nothing does, the mistake is in what was
  /// written there; and so it may be in a file that the failure names, or in a function that the test
  /// calls, whatever is open elsewhere.
  ///
  /// - Parameters:
  ///   - issues: What the test found wrong.
  ///   - test: The test's function: `bookIsSold()`.
  ///   - task: The task that it is one of.
  func cure(of issues: [TestIssue], in test: String, task: Int) -> Cure {
    if let place = place(of: issues) { return .line(place) }
    let marks = TaskMarks(of: task, in: workspace)
    let named = Set(marks.open.map(\.file)).union(marks.files).filter { file in
      let name = file.split(separator: "/").last.map(String.init) ?? file
      return issues.contains { $0.texts.contains { $0.contains(name) } }
    }
    func isNamed(_ file: String) -> Bool { named.isEmpty || named.contains(file) }

    let calls = SuiteCalls(of: workspace.stage, in: workspace.folder)
    let called = marks.functions.filter {
      isNamed($0.file) && calls.names(in: test).contains($0.name)
    }
    // A function that only other tests call is not what fails here.
    let concerned = marks.open.filter { mark in
      guard !called.isEmpty, let name = mark.function, calls.all.contains(name) else { return true }
      return calls.names(in: test).contains(name)
    }
    let open = Set(concerned.map(\.file))
    if !open.contains(where: isNamed), called.count == 1, let place = place(of: called[0]) {
      return .line(place)
    }
    let unnamed = open.isEmpty ? marks.files : open.sorted()
    let chosen = named.isEmpty ? unnamed : named.sorted()
    if chosen.isEmpty { return .folder }
    if !open.isSuperset(of: chosen) { return .files(chosen) }
    let places = concerned.filter { chosen.contains($0.file) }
    guard places.count == 1 else { return .marks(files: chosen) }
    return .line(Place(file: workspace.path(of: places[0].file), line: places[0].line))
  }

  /// Where the learner has a function now; nil where there is none, or more than one.
  private func place(of function: TaskMarks.Function) -> Place? {
    let path = workspace.path(of: function.file)
    let places = lines.filter {
      $0.place.file == path && $0.text.contains("func \(function.name)(")
    }
    return places.count == 1 ? places[0].place : nil
  }

  /// The place that failures name: where Swift stopped, or where the learner wrote what they quote.
  func place(of issues: [TestIssue]) -> Place? {
    issues.lazy.compactMap(stop).first ?? issues.lazy.flatMap(quotes).first?.places[0]
  }

  /// The line of the learner's at which Swift stopped a test. A stop that the course itself wrote is
  /// an answer to a mistake that was made elsewhere.
  private func stop(in issue: TestIssue) -> Place? {
    for text in issue.texts {
      guard let match = text.firstMatch(of: /^Swift stopped the (?:test|process) at (.+):(\d+)\.$/)
      else {
        continue
      }
      return lines.first { place, text in
        place.file == match.1 && place.line == Int(match.2) && !isGivenStop(text, in: place.file)
      }?.place
    }
    return nil
  }

  /// Whether a line is a stop with words, as it came with the course.
  private func isGivenStop(_ line: String, in path: String) -> Bool {
    guard line.contains(/\b(fatalError|preconditionFailure|precondition)\(/) else { return false }
    let stub = workspace.stub
    return stub.files.first { workspace.path(of: $0) == path }.flatMap(stub.content)?
      .split(whereSeparator: \.isNewline).contains { $0 == line } == true
  }

  /// The names that a failure quotes and the learner wrote, in a nib too. A failure that is about no
  /// identifier quotes titles, and where those are written is no mistake.
  func quotes(in issue: TestIssue) -> [Quote] {
    guard issue.isAboutNames else { return [] }
    var quotes: [Quote] = []
    for text in issue.texts {
      for name in Self.names(in: text) where !quotes.contains(where: { $0.name == name }) {
        let written = lines.filter { isWritten(name, in: $0.text) }
        // The name of a nib's file is no identifier, and is of use only where nothing else is.
        let others = written.filter { !$0.text.contains("nibName: \"\(name)\"") }
        let isIdentifier = text.contains("identifier") && !others.isEmpty
        let places = (isIdentifier ? others : written).map(\.place)
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

  /// Whether the failure is about a name that code and system have to agree on.
  fileprivate var isAboutNames: Bool {
    texts.contains { $0.contains(/(?i)identifier|\bnib\b|in quotation marks|was asked for/) }
  }
}
