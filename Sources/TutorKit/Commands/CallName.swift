/// What the learner types to call the tutor where they are now.
///
///     CallName("./tutor")("check 1")  // "./tutor check 1"
///     CallName.prompt("check 1")      // "check 1"
struct CallName: Equatable, Sendable {
  private let program: String

  /// A program, called as the learner did.
  init(_ program: String) {
    let isSimple = program.allSatisfy { $0.isLetter || $0.isNumber || "/._-+~".contains($0) }
    self.program = isSimple ? program : "'\(program.replacing("'", with: "'\\''"))'"
  }

  private init(inPrompt: ()) {
    program = ""
  }

  /// Inside the tutor's own prompt, where the words are the commands.
  static let prompt = CallName(inPrompt: ())

  func callAsFunction(_ words: String) -> String {
    program.isEmpty ? words : words.isEmpty ? program : "\(program) \(words)"
  }
}
