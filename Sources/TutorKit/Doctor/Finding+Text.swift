extension Finding {
  /// What the finding is about.
  var subject: String {
    switch self {
    case .toolchain, .toolchainSilent, .toolchainMissing: "Swift"
    case .lineEditor: "Line editor"
    case .guarded, .programsFail: "Sandbox"
    case .terminal, .noTerminal: "Terminal"
    case .colours: "Colours"
    case .letters: "Letters"
    case .course, .courseMissing: "Course"
    case .files, .stageFault: "Your files"
    case .writable, .notWritable: "Writing"
    case .room: "Room"
    case .atWork: "Lock"
    case .halfReset, .leftovers: "Leftovers"
    }
  }

  /// What was found, and how to mend what is not as it should be, in sentences.
  func words(calling tutor: CallName) -> StyledText {
    switch self {
    case .toolchain(let version, let path) where version < .oldest:
      return
        "\(path) is version \(version), which is too old. Install Swift \(SwiftVersion.oldest) "
        + "or newer (https://swift.org/install) and open a new terminal."
    case .toolchain(let version, let path): return "version \(version), \(path)."
    case .toolchainSilent(let path, let said):
      let answer = said.isEmpty ? "It said nothing" : "It said: \(said.truncated(to: 300))"
      return "\(path) does not say its version. \(answer). Install Swift anew "
        + "(https://swift.org/install)."
    case .toolchainMissing(let error), .programsFail(let error):
      return StyledText(error.description)
    case .lineEditor(hasHeaders: true): return "libedit is here, and so are its headers."
    case .lineEditor(hasHeaders: false):
      return "libedit is here, its headers are not. This tutor works; a newer one could not be "
        + "built. On Debian and Ubuntu “\("apt-get install libedit-dev", .code)” brings them."
    case .guarded(true): return "code that you run cannot stop the tutor that runs it."
    case .guarded(false):
      return "code that you run could stop the tutor that runs it: the system lets no filter for "
        + "system calls be set. Linux can, unless a container forbids it; nothing else depends on it."

    case .terminal(let columns, let rows, let kind):
      let size = "\(columns) columns, \(rows) rows"
      if Self.isDumb(kind) {
        return "\(size), and TERM says “\(kind)”: nothing is redrawn. If yours can do more, "
          + "“\("export TERM=xterm-256color", .code)”."
      }
      return columns < Self.leastColumns
        ? "\(size). Drawings need \(Self.leastColumns) columns: make the window wider."
        : "\(size), \(kind)."
    case .noTerminal: return "none, as in a pipe: there is no prompt, and no keys."
    case .colours(true): return "on. “\("--color never", .code)” or NO_COLOR turn them off."
    case .colours(false):
      return "off, as --color, NO_COLOR, TERM or a pipe want it. "
        + "“\("--color always", .code)” turns them on."
    case .letters(let letters) where letters.areUnicode:
      return "UTF-8, as \(letters.variable) says."
    case .letters(let letters) where letters.areOnlyASCII:
      return "\(letters.variable) is “\(letters.value)”, which is not UTF-8: drawings and other "
        + "letters are spelled in ASCII. If your terminal can do more, "
        + "“\("export LC_ALL=C.UTF-8", .code)”."
    case .letters(let letters):
      return "\(letters.variable) is not set, and UTF-8 is written. If letters look wrong, "
        + "“\("export LC_ALL=C", .code)”."

    case .course(let title, let path): return "“\(title)”, \(path)."
    case .courseMissing(let error), .stageFault(let error): return error.message(calling: tutor)
    case .files(let stages):
      return "those of all \(stages) stages are there and can be read and written."
    case .writable(let path): return "\(path) can be written."
    case .notWritable(let fault): return StyledText(fault.description)
    case .room(let bytes):
      let free = "\(bytes >> 20) MB are free."
      return bytes < Self.goodRoom
        ? "\(free) All stages together take up to \(Self.goodRoom >> 20) MB. Free some space on "
          + "that disk; .tutor/build can be removed, and is built anew." : StyledText(free)
    case .atWork(false, _): return "no other tutor is at work in this course."
    case .atWork(true, let holder):
      let who = holder?.words ?? "another process"
      let end = holder.map { ", or “kill \($0.process)”" } ?? ""
      return "a tutor is building or running a stage now (\(who)); a check waits for it. "
        + "If none should be, end it with Ctrl-C where it runs\(end)."
    case .halfReset(let stage):
      return "a reset of stage \(stage) was stopped half way. "
        + "“\(tutor("check \(stage)"), .code)” finishes it first."
    case .leftovers(0): return "none."
    case .leftovers(let count):
      return "\(count == 1 ? "a file or folder" : "\(count) files and folders") of runs that were "
        + "killed. The next check removes what it finds."
    }
  }
}
