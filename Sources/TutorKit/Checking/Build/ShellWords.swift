/// A line for a shell, cut into its words. It knows the quotes that programs write for safety's
/// sake, single ones and backslashes, and nothing else of a shell.
struct ShellWords {
  let words: [String]

  /// Cuts a line; nil if a quote has no end, or if the line has what only a shell understands.
  init?(_ line: String) {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var characters = line.makeIterator()
    while let character = characters.next() {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case _ where isQuoted: word?.append(character)
      case "\\":
        guard let next = characters.next() else { return nil }
        word = (word ?? "") + String(next)
      case "\"", "`", "$", ";", "|", "&", "<", ">": return nil
      case " ":
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else { return nil }
    if let word { words.append(word) }
    self.words = words
  }
}
