/// A command line, understood: the command, its operands and its options.
struct Invocation: Sendable {
  /// The command; nil when there is none, as in `tutor --version`.
  private(set) var command: Command?
  /// The words that are not options.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Understands the words behind the program's name.
  ///
  /// Options may stand anywhere. `--option value` and `--option=value` mean the same; what stands
  /// behind `--` is no option.
  init(_ words: [String]) throws(TutorError) {
    var rest = words[...]
    var optionsMayCome = true
    while let word = rest.popFirst() {
      if optionsMayCome, word == "--" {
        optionsMayCome = false
      } else if optionsMayCome, word.hasPrefix("-"), word != "-" {
        try readOption(word, &rest)
      } else if command == nil {
        command = try Self.command(named: Self.wholeName(word, &rest), before: rest)
      } else if command?.operands.areStages == true, word == "stage",
        rest.first?.beginsWithDigit == true
      {
        // As people say it: “lesson stage 4”.
        continue
      } else {
        operands.append(word)
      }
    }
    // Who asks for help should not be told first what is wrong with the rest.
    if !has(.help), !has(.version) { try checkOperands() }
  }

  /// Whether nothing is asked for.
  var isEmpty: Bool { command == nil && !has(.help) && !has(.version) }

  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The last value of an option.
  func value(of option: Option) -> String? { values[option.name]?.last }

  /// All values of an option, in order.
  func values(of option: Option) -> [String] { values[option.name] ?? [] }

  /// Finds a command by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - rest: The words behind it, for a suggestion.
  static func command(named name: String, before rest: ArraySlice<String> = []) throws(TutorError)
    -> Command
  {
    let commands = Command.all + Command.hidden
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name, suggestion: suggestion(for: name, before: rest))
  }

  /// Words for going to another stage that are no commands.
  private static let goingWords = ["cd", "continue", "go", "goto", "jump", "open", "skip", "stage"]

  /// What was probably meant by a word that is no command.
  private static func suggestion(for name: String, before rest: ArraySlice<String>) -> String? {
    if name.beginsWithDigit { return "next \(name)" }
    if let page = ([name] + rest).first(where: { $0.lowercased() == "epilogue" }) {
      return "lesson \(page.lowercased())"
    }
    if goingWords.contains(name.lowercased()) {
      return rest.first(where: \.beginsWithDigit).map { "next \($0)" } ?? "next"
    }
    return name.nearest(of: Command.all.map(\.name))
  }

  /// A command's name, of which one word is read: some have two.
  private static func wholeName(_ word: String, _ rest: inout ArraySlice<String>) -> String {
    guard let next = rest.first, !next.hasPrefix("-"),
      Command.all.contains(where: { $0.name.hasPrefix(word + " ") })
    else { return word }
    rest.removeFirst()
    return "\(word) \(next)"
  }

  private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>)
    throws(TutorError)
  {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let options = Option.global + (command?.options ?? [])
    guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
      throw unknownOption(name, options)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let wanted = option.value else {
      if let attached { throw .valueUnexpected(option: name, value: attached) }
      values[option.name] = []
      return
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .valueMissing(option: name, value: wanted)
    }
    guard option.allowed.isEmpty || option.allowed.contains(value) else {
      throw .valueUnknown(option: name, value: value, allowed: option.allowed)
    }
    values[option.name, default: []].append(value)
  }

  private func unknownOption(_ name: String, _ options: [Option]) -> TutorError {
    .unknownOption(
      name, command: command?.name, suggestion: name.nearest(of: options.map(\.name)))
  }

  private func checkOperands() throws(TutorError) {
    guard let command else { return }
    let allowed = command.operands
    if operands.count > allowed.limit {
      throw .operandUnexpected(command: command.name, operand: operands[allowed.limit])
    }
    if allowed == .stage, operands.isEmpty {
      throw .operandMissing(command: command.name, operand: "STAGE")
    }
    if allowed == .submissions, operands.isEmpty {
      throw .operandMissing(command: command.name, operand: "SUBMISSIONS")
    }
    if case .choice(let words) = allowed, !words.contains(operands.first ?? "") {
      throw .operandUnknown(command: command.name, operand: operands.first, allowed: words)
    }
  }
}

extension String {
  /// Whether it begins as the number or the name of a stage does.
  fileprivate var beginsWithDigit: Bool { first?.isNumber == true }
}
