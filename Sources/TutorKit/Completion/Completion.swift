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
