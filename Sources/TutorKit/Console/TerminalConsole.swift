import Foundation

/// The console of this process: standard input, output and error.
final class TerminalConsole: Console {
  var wishes = ConsoleWishes()
  private let variables: [String: String]
  private let letters: Letters
  private let activity: ActivityLine
  private(set) var outputLoss: String?

  init(variables: [String: String]) {
    self.variables = variables
    letters = Letters(variables)
    activity = ActivityLine(isASCII: letters.areOnlyASCII) { Self.windowSize?.columns ?? 80 }
    // A reader that goes away early, such as `head` or a pager that was left, is no reason to die in
    // the middle of a check. Writing to it fails, and that is all.
    signal(SIGPIPE, SIG_IGN)
    // Nor is a file that may not grow.
    signal(SIGXFSZ, SIG_IGN)
    // Whoever started this may have closed them. The next files to be opened would take their
    // numbers, and get what is meant for a person.
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY | O_CLOEXEC)
    }
  }

  var isASCII: Bool { letters.areOnlyASCII }

  var isInteractive: Bool { isTerminal(STDIN_FILENO) && isTerminal(STDOUT_FILENO) }

  var columns: Int? {
    guard isTerminal(STDOUT_FILENO) else { return nil }
    let columns = windowSize?.columns ?? variables["COLUMNS"].flatMap { Int($0) } ?? 80
    // An ellipsis that is spelled takes two more.
    return letters.areOnlyASCII ? max(columns - 2, 1) : columns
  }

  func write(_ text: StyledText, to channel: ConsoleChannel) {
    activity.pause()
    let file = channel.file
    var encoder = encoder(for: file)
    encoder.isDocument = channel == .document
    let encoded = encoder.encode(text) + "\n"
    // When nobody listens there is nobody to tell.
    if let error = send(encoded, to: file), error.code != .EPIPE, channel != .complaints {
      outputLoss = error.reason
    }
  }

  /// Writes all of a text and gives the error that stopped it. `FileHandle` hides the system's code,
  /// which tells a reader that left from a disk that is full.
  private func send(_ text: String, to file: Int32) -> POSIXError? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        guard errno == EAGAIN else { return .current }
        // Somebody else made the terminal or the pipe one that does not wait.
        var waited = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waited, 1, -1)
        continue
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  func showActivity(_ text: String?) {
    guard isTerminal(STDERR_FILENO) else { return }
    guard wishes.isPlain || variables["TERM"] == "dumb" else {
      activity.show(text)
      return
    }
    // Nothing may be redrawn: the first word of what goes on must do.
    if let text, !hasNamedActivity { complain("\(text) …") }
    hasNamedActivity = text != nil
  }
  private var hasNamedActivity = false

  func ask(_ question: StyledText, until interruption: Interruption) -> String? {
    activity.pause()
    let encoded = encoder(for: STDOUT_FILENO).encode(question)
    _ = send(encoded, to: STDOUT_FILENO)
    // Byte by byte: what stands behind the line belongs to whoever reads next.
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while waitsForInput(until: interruption), read(STDIN_FILENO, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    write("", to: .output)
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Waits until there is something to read; false when the learner wants to stop instead.
  private func waitsForInput(until interruption: Interruption) -> Bool {
    var waited = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: interruption.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waited, nfds_t(waited.count), -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return waited[1].revents == 0
  }

  func page(_ text: StyledText, title: String) {
    let rows = windowSize?.rows ?? 24
    if isInteractive, !wishes.isPlain, text.lines.count >= rows, let pager = Pager(variables) {
      activity.pause()
      let encoded = encoder(for: STDOUT_FILENO).encode(text) + "\n"
      if pager.show(encoded, title: title, columns: columns ?? 80) { return }
    }
    write(text, to: .output)
  }

  var canRedraw: Bool { isInteractive && !wishes.isPlain && variables["TERM"] != "dumb" }

  var isHeard: Bool {
    var item = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&item, 1, 0) == 0
  }

  func clear(keepsWhatWasThere: Bool) {
    guard canRedraw else { return }
    activity.pause()
    // What stands above the cursor leaves at the top, and nothing else does.
    let away = keepsWhatWasThere ? String(repeating: "\n", count: windowSize?.rows ?? 24) : ""
    _ = send("\(away)\u{1B}[H\u{1B}[J", to: STDOUT_FILENO)
  }

  func openKeys() -> (any KeyInput)? { isInteractive ? KeyTerminal(self) : nil }

  /// Puts lines in place of all that is on the screen.
  func draw(_ lines: some Collection<StyledText>) {
    activity.pause()
    let encoder = encoder(for: STDOUT_FILENO)
    let width = columns ?? 80
    // Behind a line that fills its row the cursor stands on the last letter: erasing comes first.
    let encoded = lines.map { "\u{1B}[K" + encoder.encode($0.truncated(to: width)) }
    let isFull = lines.count >= windowSize?.rows ?? .max
    _ = send(
      "\u{1B}[H" + encoded.joined(separator: "\r\n") + (isFull ? "" : "\r\n\u{1B}[J"),
      to: STDOUT_FILENO)
  }

  var isColoured: Bool { encoder(for: STDOUT_FILENO).hasColour }

  private func encoder(for file: Int32) -> TextEncoder {
    let isColoured =
      switch wishes.colour {
      case .always: true
      case .never: false
      case .auto:
        isTerminal(file) && variables["TERM"] != "dumb"
          && (variables["NO_COLOR"] ?? "").isEmpty
      }
    // The console of Linux itself would print what makes a link elsewhere.
    let hasLinks = isColoured && isTerminal(file) && variables["TERM"] != "linux"
    return TextEncoder(
      hasColour: isColoured, hasLinks: hasLinks, isASCII: letters.areOnlyASCII)
  }

  private func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  var windowSize: (columns: Int, rows: Int)? { Self.windowSize }

  private static var windowSize: (columns: Int, rows: Int)? {
    var size = winsize()
    for file in [STDOUT_FILENO, STDERR_FILENO] where ioctl(file, UInt(TIOCGWINSZ), &size) == 0 {
      if size.ws_col > 0, size.ws_row > 0 { return (Int(size.ws_col), Int(size.ws_row)) }
    }
    return nil
  }
}

extension ConsoleChannel {
  fileprivate var file: Int32 {
    switch self {
    case .output, .document: STDOUT_FILENO
    case .complaints: STDERR_FILENO
    }
  }
}
