/// Completes what is typed, at the prompt or in a shell, from the command table and the names of the
/// stages.
public struct Completer: Sendable {
  /// What a line reader calls with the text before the cursor.
  public typealias Function = (_ typed: String) -> Completion

  let stages: [String]
  /// The pages that are no stage's.
  var pages: [String] = []

  init(stages: [String], pages: [String] = []) {
    (self.stages, self.pages) = (stages, pages)
  }

  /// Knows a course; a stage that is not written yet is of no use to any command.
  init(_ course: Course) {
    self.init(
      stages: course.written.map(\.slug), pages: course.epilogue.map { [$0.slug] } ?? [])
  }

  /// What may stand at a place.
  enum Expectation: Equatable {
    case words([Candidate])
    /// The path of a file, or of a folder: whoever asks knows them.
    case files, folders
  }

  /// A word that may stand at a place.
  struct Candidate: Equatable {
    let word: String
    /// What it does.
    var meaning: String?
  }

  /// What to do at the prompt with the word before the cursor.
  func complete(_ typed: String) -> Completion {
    var words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let word = typed.last?.isWhitespace == false ? words.popLast() ?? "" : ""
    if words.first == "tutor" || words.first == "./tutor" { words.removeFirst() }
    guard case .words(var candidates) = expectation(after: words, for: word) else {
      return .nothing
    }
    if words.isEmpty {
      candidates += Prompt.leaving.filter { $0.hasPrefix(word) }.map { Candidate(word: $0) }
    }
    return Completion(of: word, among: candidates.map(\.word))
  }

  /// What may stand behind words and begins as the typed word does.
  func expectation(after words: [String], for word: String) -> Expectation {
    let plain = Self.operands(in: words)
    let command = Command.all.first { plain.starts(with: $0.words) }
    let options = (command?.options ?? []) + Option.global
    if let option = options.first(where: { $0.isCalled(words.last) }), option.value != nil {
      return values(of: option, for: word)
    }
    if word.hasPrefix("-") { return self.options(options, for: word) }
    guard let command else { return .words(Self.commands(after: plain, for: word)) }
    switch command.operands {
    case .none, .words: return .words([])
    case .submissions, .results: return .files
    case .choice(let choices):
      return .words(choices.filter { $0.hasPrefix(word) }.map { Candidate(word: $0) })
    case .optionalCommand:
      return .words(Self.commands(after: plain.dropFirst(command.words.count), for: word))
    case .optionalStage, .optionalPage, .stage, .stages:
      // A stage may be called by a path in its folder.
      if word.contains("/") || word.hasPrefix(".") { return .files }
      return Self.names(stages + (command.operands == .optionalPage ? pages : []), for: word)
    }
  }

  /// What may stand behind an option that has a value.
  private func values(of option: Option, for word: String) -> Expectation {
    switch option.value {
    case "FILE", "CSV": .files
    case "DIR", "OUT": .folders
    case "STAGE": Self.names(stages, for: word)
    default: .words(option.allowed.filter { $0.hasPrefix(word) }.map { Candidate(word: $0) })
    }
  }

  private static func names(_ names: [String], for word: String) -> Expectation {
    .words(names.filter { $0.isMeant(by: word) }.map { Candidate(word: $0) })
  }

  /// The words that are neither options nor their values.
  private static func operands(in words: [String]) -> [String] {
    let options = Option.global + Command.all.flatMap(\.options)
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        operands.append(word)
        continue
      }
      if options.contains(where: { $0.value != nil && $0.isCalled(word) }) { _ = rest.popFirst() }
    }
    return operands
  }

  /// The commands whose names go on so.
  private static func commands(
    after words: some Collection<String>, for word: String
  ) -> [Candidate] {
    Command.all.filter { $0.words.starts(with: words) }.compactMap { command in
      let rest = command.words.dropFirst(words.count).joined(separator: " ")
      let isMeant = !rest.isEmpty && rest.hasPrefix(word)
      return isMeant ? Candidate(word: rest, meaning: command.summary) : nil
    }
  }

  /// Options; behind an equals sign, the values of one.
  private func options(_ options: [Option], for word: String) -> Expectation {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      return .words(
        options.filter { $0.name.hasPrefix(word) }
          .map { Candidate(word: $0.name, meaning: $0.summary) })
    }
    let option = options.first { $0.isCalled(String(parts[0])) && $0.value != nil }
    let expectation = option.map { values(of: $0, for: String(parts[1])) } ?? .words([])
    guard case .words(let values) = expectation else { return expectation }
    return .words(values.map { Candidate(word: "\(parts[0])=\($0.word)", meaning: $0.meaning) })
  }
}

extension Command {
  /// The words of the name.
  fileprivate var words: [String] { name.split(separator: " ").map(String.init) }
}

extension Option {
  fileprivate func isCalled(_ word: String?) -> Bool {
    word != nil && (word == name || word == short)
  }
}

extension String {
  /// The name of a stage without its number.
  fileprivate var withoutNumber: Substring { drop { $0.isNumber || $0 == "-" } }

  /// Whether a word may begin this name of a stage: with its number or without, and the number
  /// without its zero.
  fileprivate func isMeant(by word: String) -> Bool {
    hasPrefix(word) || drop { $0 == "0" }.hasPrefix(word) || withoutNumber.hasPrefix(word)
  }
}

extension Completer {
  /// What a shell may put in the place of a word. A shell looks only for words that begin as the
  /// typed one does, unless there is just one, and it takes one word at a time.
  func shellExpectation(after words: [String], for word: String) -> Expectation {
    guard case .words(let candidates) = expectation(after: words, for: word) else {
      return expectation(after: words, for: word)
    }
    guard candidates.count > 1 || candidates.first?.word.contains(" ") == true else {
      return .words(candidates)
    }
    return .words(
      candidates.compactMap { candidate in
        let forms = [candidate.word, String(candidate.word.withoutNumber)]
        guard let form = forms.first(where: { $0.hasPrefix(word) }) else { return nil }
        return Candidate(
          word: String(form.prefix { $0 != " " }), meaning: candidate.meaning)
      })
  }
}
