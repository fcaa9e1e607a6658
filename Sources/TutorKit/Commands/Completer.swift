/// Completes what is typed at the prompt, from the command table and the names of the stages.
public struct Completer: Sendable {
  /// What a line reader calls with the text before the cursor.
  public typealias Function = (_ typed: String) -> Completion

  let stages: [String]
  /// The pages that are no stage's.
  var pages: [String] = []

  /// What to do with the word before the cursor.
  func complete(_ typed: String) -> Completion {
    var words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let word = typed.last?.isWhitespace == false ? words.popLast() ?? "" : ""
    if words.first == "tutor" || words.first == "./tutor" { words.removeFirst() }
    return Completion(of: word, among: candidates(after: words, for: word))
  }

  /// Every word that may stand at a place and begins as the typed one does.
  private func candidates(after words: [String], for word: String) -> [String] {
    let plain = words.filter { !$0.hasPrefix("-") }
    let command = Command.all.first { plain.starts(with: $0.words) }
    let options = (command?.options ?? []) + Option.global
    if let last = words.last,
      let option = options.first(where: { $0.name == last || $0.short == last }),
      option.value != nil
    {
      return option.allowed.filter { $0.hasPrefix(word) }
    }
    if word.hasPrefix("-") { return options.map(\.name).filter { $0.hasPrefix(word) } }
    guard let command else {
      let names =
        plain.isEmpty
        ? Command.all.map(\.name) + Prompt.leaving
        : Command.all.filter { $0.words.starts(with: plain) }.map { $0.words[plain.count] }
      return names.filter { $0.hasPrefix(word) }
    }
    if command.operands == .optionalCommand {
      return Command.all.map(\.name).filter { $0.hasPrefix(word) }
    }
    guard command.operands.areStages else { return [] }
    // A stage's name may be typed with its number or without, and the number without its zero.
    let names = stages + (command.operands == .optionalPage ? pages : [])
    return names.filter { slug in
      slug.hasPrefix(word) || slug.drop { $0 == "0" }.hasPrefix(word)
        || slug.drop { $0.isNumber || $0 == "-" }.hasPrefix(word)
    }
  }
}

extension Command {
  /// The words of the name.
  fileprivate var words: [String] { name.split(separator: " ").map(String.init) }
}

/// What Tab does to the word before the cursor.
public enum Completion: Equatable, Sendable {
  /// Nothing fits.
  case nothing
  /// The last `count` scalars before the cursor become `text`.
  case replace(count: Int, text: String)
  /// Nothing can be added; these are the choices, or the lines that show them.
  case choices([String])

  /// Completes a word as far as the candidates agree. Before anything is typed several are choices
  /// at once: what they agree in, such as the zero of the stages' numbers, says nothing.
  init(of word: String, among candidates: [String]) {
    let count = word.unicodeScalars.count
    guard let first = candidates.first else {
      self = .nothing
      return
    }
    guard candidates.count > 1 else {
      self = .replace(count: count, text: first + " ")
      return
    }
    let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    if !word.isEmpty, common.count > word.count, common.hasPrefix(word) {
      self = .replace(count: count, text: common)
    } else {
      self = .choices(candidates)
    }
  }
}

extension Completion {
  /// The same, with the choices in lines that fit on the terminal: no name goes over two.
  func wrapped(to columns: Int?) -> Completion {
    guard case .choices(let choices) = self else { return self }
    let line = StyledText(choices.joined(separator: "  "))
    return .choices((columns.map { line.wrapped(to: $0) } ?? line).lines.map(\.plain))
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
