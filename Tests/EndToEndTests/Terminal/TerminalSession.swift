import CProcess
import Foundation

/// A key that has no character of its own.
enum Key: String {
  case tab = "\t"
  case enter = "\r"
  case escape = "\u{1B}"
  case backspace = "\u{7F}"
  case controlA = "\u{01}"
  case controlC = "\u{03}"
  case controlD = "\u{04}"
  case controlU = "\u{15}"
  case up = "\u{1B}[A"
  case down = "\u{1B}[B"
  case right = "\u{1B}[C"
  case left = "\u{1B}[D"
  case pageDown = "\u{1B}[6~"
  case pageUp = "\u{1B}[5~"
  case home = "\u{1B}[H"
  case end = "\u{1B}OF"
  case controlZ = "\u{1A}"
}

/// A person at a terminal: starts a program there, types, and waits for what the screen shows.
///
/// ```swift
/// let session = try TerminalSession(program)
/// session.enter("check 1")
/// try session.wait(for: "7 of 12")
/// session.press(.controlD)
/// #expect(try session.waitForEnd() == .exited(0))
/// ```
final class TerminalSession {
  private(set) var screen: TerminalScreen
  /// Every byte that the program wrote.
  private(set) var bytes: [UInt8] = []
  let child: ChildProcess
  private var descriptor: Int32
  /// The line of the transcript from which on the screen is looked at.
  private var start = 0

  init(_ program: Program, rows: Int = 40, columns: Int = 100) throws {
    var primary: Int32 = -1
    var secondary: Int32 = -1
    let failure = cprocess_open_terminal(Int32(rows), Int32(columns), &primary, &secondary)
    guard failure == 0 else { throw LaunchFailure("pseudo-terminal", code: failure) }
    defer { close(secondary) }
    screen = TerminalScreen(rows: rows, columns: columns)
    descriptor = primary
    do {
      child = try ChildProcess(
        program, descriptors: [secondary, secondary, secondary], terminal: secondary)
    } catch {
      close(primary)
      throw error
    }
  }

  deinit {
    child.killAll()
    if descriptor >= 0 { close(descriptor) }
  }

  // MARK: Hands

  /// Types text, as it is.
  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Presses a key.
  func press(_ key: Key) {
    type(key.rawValue)
  }

  /// Types a line and presses Enter. From now on only what stands below that line counts.
  func enter(_ line: String) {
    lookFromHere()
    type(line + Key.enter.rawValue)
  }

  /// Gives the terminal's window another size.
  func resize(rows: Int, columns: Int) {
    screen = TerminalScreen(rows: rows, columns: columns)
    start = 0
    _ = cprocess_resize_terminal(descriptor, Int32(rows), Int32(columns))
  }

  /// Closes the terminal's window.
  func hangUp() {
    close(descriptor)
    descriptor = -1
  }

  /// What already stands above the cursor's line does not count any more.
  func lookFromHere() {
    readAvailable(milliseconds: 0)
    start = screen.absoluteRow
  }

  // MARK: Eyes

  /// Whether the terminal gives each key at once and shows none.
  var givesKeys: Bool {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }

  /// The lines since the last `enter`, that line included.
  var seen: [String] { Array(screen.transcript.dropFirst(start)) }

  /// The last lines of the transcript, the cursor's included.
  func lastLines(_ count: Int) -> [String] { screen.transcript.suffix(count) }

  /// Waits until a line since the last `enter` holds `text`.
  func wait(for text: String, within limit: Duration = .seconds(120)) throws {
    try wait("for “\(text)”", within: limit) {
      self.seen.contains { $0.contains(text) }
    }
  }

  /// Waits until the cursor stands behind `prompt`, and nothing else, below the line that was
  /// entered.
  func waitForPrompt(_ prompt: String = "tutor> ", within limit: Duration = .seconds(120)) throws {
    try wait("for the prompt “\(prompt)”", within: limit) {
      let line = self.screen.lines[self.screen.row]
      return line + " " == prompt && (self.screen.absoluteRow > self.start || self.start == 0)
        && self.screen.column == prompt.count
    }
  }

  /// Waits until the program has ended, and all that it wrote is on the screen.
  func waitForEnd(within limit: Duration = .seconds(120)) throws -> ProgramEnd {
    try wait("for the end", within: limit) {
      self.child.updateEnd()
      return self.child.end != nil
    }
    while readAvailable(milliseconds: 20) {}
    return child.end ?? .signalled(0)
  }

  /// Waits until something holds, and fails with the whole screen when it does not in time.
  func wait(
    _ what: String, within limit: Duration, until isTrue: () throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + limit
    while try !isTrue() {
      if child.end != nil, !readAvailable(milliseconds: 20), try !isTrue() {
        throw TimeLimit("Waited \(what), but the program ended.\n\(picture)")
      }
      guard ContinuousClock.now < deadline else {
        throw TimeLimit("Waited \(what) in vain for \(limit).\n\(picture)")
      }
      if !readAvailable(milliseconds: 50) { child.updateEnd() }
    }
  }

  /// The screen in a frame, with what scrolled off above it.
  var picture: String {
    let frame = "+" + String(repeating: "-", count: screen.columns) + "+"
    return (screen.scrolledOff + [frame] + screen.lines + [frame]).joined(separator: "\n")
  }

  @discardableResult
  private func readAvailable(milliseconds: Int32) -> Bool {
    var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&item, 1, milliseconds) > 0 else { return false }
    let piece = readSome(descriptor)
    // When the program and all that held its terminal are gone, reading fails at once.
    if piece.isEmpty { usleep(UInt32(milliseconds) * 1_000) }
    bytes += piece
    screen.feed(piece)
    return !piece.isEmpty
  }
}
