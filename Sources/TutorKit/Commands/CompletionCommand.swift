extension Command {
  static let completion = Command(
    name: "completion",
    summary: "Write a script that lets Tab complete the tutor's words in a shell.",
    discussion: [
      "For one session: “source <(tutor completion bash)”, the same with zsh behind compinit, or "
        + "“tutor completion fish | source”.",
      "For every session, write it where the shell looks for such scripts. bash, with the package "
        + "bash-completion: ~/.local/share/bash-completion/completions/tutor. zsh: a file _tutor in a "
        + "folder of fpath. fish: ~/.config/fish/completions/tutor.fish.",
      "It completes commands, options, their values, and the stages of the course that is meant, "
        + "whether you call it tutor, ./tutor or by any path.",
    ],
    operands: .choice(Shell.allCases.map(\.rawValue))
  ) { invocation, session in
    for shell in invocation.operands.compactMap(Shell.init) {
      session.console.emit(shell.script)
    }
    return .success
  }

  /// What a script of `completion` asks at each Tab. It complains of nothing: a word that cannot be
  /// completed is left as it is.
  static let complete = Command(
    name: "__complete", summary: "Write what may stand in the place of the last word, for shells.",
    operands: .words
  ) { invocation, session in
    // bash takes the equals sign of an option for a word.
    var words = invocation.operands.filter { $0 != "=" }.map { word in
      // As it was typed, with quotation marks.
      let parts = try? CommandLineWords.split(word)
      return parts?.count == 1 ? parts?.first ?? word : word
    }
    let word = words.popLast() ?? ""
    let completer = session.course(meantBy: words).map { Completer($0) } ?? Completer(stages: [])
    switch completer.shellExpectation(after: words, for: word) {
    case .files: session.console.emit(":files")
    case .folders: session.console.emit(":folders")
    case .words(let candidates):
      for candidate in candidates {
        let parts = [candidate.word, candidate.meaning].compactMap(\.self)
        session.console.emit(parts.joined(separator: "\t"))
      }
    }
    return .success
  }
}

extension Session {
  /// The course that is meant by somebody who types these words.
  fileprivate func course(meantBy words: [String]) -> Course? {
    var wish = courseWish
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.first == Option.course.name else { continue }
      wish = parts.count > 1 ? parts[1] : words.dropFirst(index + 1).first
    }
    // No shell has done that yet.
    if let home = environment.variables["HOME"], let path = wish, path.hasPrefix("~/") {
      wish = home + path.dropFirst()
    }
    let folder = try? CourseFolder.find(wish: wish, in: environment)
    return folder.flatMap { try? Course.load(from: $0) }
  }
}
