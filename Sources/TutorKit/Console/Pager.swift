import CProcess
import Foundation

/// The program that shows long texts, a screen at a time.
struct Pager {
  private let command: String
  private let variables: [String: String]

  /// The program that the variable PAGER names, or `less` if there is one. An empty PAGER is a wish
  /// for none.
  init?(_ variables: [String: String]) {
    self.variables = variables
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
  /// both; what it means is the program's to say. Whatever ends either, the terminal is as it was.
  func show(_ text: String, title: String, columns: Int) -> Bool {
    let settings = Self.settings(title: title, columns: columns, variables)
    _ = cprocess_lend_terminal(STDIN_FILENO)
    defer { cprocess_reclaim_terminal() }
    guard let pipe = popen("\(settings); \(command)", "w") else { return false }
    fputs(text, pipe)
    // What a shell answers when there is no such program.
    let hasNoProgram = pclose(pipe) == 127 << 8
    return !hasNoProgram
  }

  /// The words of a shell that tell `less` what to do, where the learner has not told it otherwise.
  ///
  /// They are for one text: nothing of them stays in the tutor's own variables. In the secure mode a
  /// key that was meant for the tutor writes no file and starts no program.
  static func settings(title: String, columns: Int, _ variables: [String: String]) -> String {
    let settings = [
      ("LESS", lessOptions(title: title, columns: columns)), ("LESSCHARSET", "utf-8"),
      ("LESSSECURE", "1"),
    ]
    let wanted = settings.filter { variables[$0.0] == nil }
    return (["export"] + wanted.map { "\($0.0)='\($0.1)'" }).joined(separator: " ")
  }

  /// Colours as they are, no pager for what fits, the text stays on the screen afterwards, and a
  /// prompt that says which keys there are, and where the text ends. `h`, which may be meant for a
  /// hint, shows the keys of `less`: the prompt below them says how to come back.
  ///
  /// Of a prompt that is too long `less` shows the end: on a narrow terminal it has fewer words.
  private static func lessOptions(title: String, columns: Int) -> String {
    // These have a meaning in a prompt, a dollar sign ends it, and a quotation mark the shell's word.
    let plain = title.filter { !"?:.%\\$'".contains($0) }
    let wide = "space for more, b to go back, q to leave"
    let isNarrow = plain.count + wide.count + 3 >= columns
    let keys = "\(plain)\\: \(isNarrow ? "space, b back, q leave" : wide)"
    let help = isNarrow ? "q to go back" : "the keys of less\\: q to go back to \(plain)"
    return "-FRX -Ps?eend of \(plain)\\: q to go on:\(keys). $ -Ph\(help) $"
  }
}
