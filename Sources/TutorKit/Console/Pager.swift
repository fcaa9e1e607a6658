import Foundation

/// The program that shows long texts, a screen at a time.
struct Pager {
  private let command: String

  /// The program that the variable PAGER names, or `less` if there is one. An empty PAGER is a wish
  /// for none.
  init?(_ variables: [String: String]) {
    if let wish = variables["PAGER"] {
      guard !wish.isEmpty else { return nil }
      command = wish
    } else {
      let folders = (variables["PATH"] ?? "").split(separator: ":")
      let hasLess = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/less") }
      guard hasLess, variables["TERM"] != "dumb" else { return nil }
      command = "less"
    }
  }

  /// Shows a text and waits until the learner has left it; false if the program did not start.
  ///
  /// The program shares the tutor's process group, or it could not read the terminal. Ctrl-C reaches
  /// both; what it means is the program's to say.
  func show(_ text: String, title: String) -> Bool {
    setenv("LESS", Self.lessOptions(title: title), 0)
    setenv("LESSCHARSET", "utf-8", 0)
    guard let pipe = popen(command, "w") else { return false }
    fputs(text, pipe)
    // What a shell answers when there is no such program.
    let hasNoProgram = pclose(pipe) == 127 << 8
    return !hasNoProgram
  }

  /// What `less` is to do unless the learner has told it otherwise: colours as they are, no pager for
  /// what fits, the text stays on the screen afterwards, and a prompt that says which keys there are.
  static func lessOptions(title: String) -> String {
    // These have a meaning in a prompt; a dollar sign ends it.
    let plain = title.filter { !"?:.%\\$".contains($0) }
    return "-FRX -Ps\(plain)\\: space for more, b to go back, q to leave $"
  }
}
