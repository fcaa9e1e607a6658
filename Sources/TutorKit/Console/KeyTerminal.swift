import CProcess
import Foundation

/// What somebody at a terminal does.
enum KeyEvent: Equatable, Sendable {
  case pressed(Key)
  /// The window has another size.
  case resized
  /// The tutor was stopped and goes on: what it drew may be gone.
  case continued
}

/// A terminal that gives keys without Enter.
protocol KeyInput: AnyObject {
  /// What a wait watches.
  var descriptors: [Int32] { get }
  /// When to call `take` though nothing was seen; nil while there is no need to.
  var deadline: ContinuousClock.Instant? { get }
  /// What happened since the last call. Does not wait.
  func take() -> [KeyEvent]

  /// Puts lines on a screen of their own, in place of what is there. The first time it takes the
  /// whole screen, until `giveScreenBack`.
  func draw(_ lines: [StyledText])
  /// Shows what was on the screen before.
  func giveScreenBack()
  /// The size of the window.
  var size: (columns: Int, rows: Int) { get }
}

/// The keys of this process's terminal, from now on and for as long as the object lives.
///
/// Whatever ends the tutor meanwhile, the terminal is as it was before: see `cprocess_open_keys`.
final class KeyTerminal: KeyInput {
  private let console: TerminalConsole
  private let news = Wake()
  private var decoder = KeyDecoder()
  private(set) var deadline: ContinuousClock.Instant?
  private var hasScreen = false
  private var isAtEnd = false

  /// How long the bytes of one key may take to come.
  private static let patience = Duration.milliseconds(60)
  // Another screen, without a cursor and without breaking lines; and back. C keeps the pointers.
  private static let enter = StaticString("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
  private static let leave = StaticString("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")

  /// Nil when the terminal refuses.
  init?(_ console: TerminalConsole) {
    self.console = console
    guard cprocess_open_keys(STDIN_FILENO, news.writeEnd) == 0 else { return nil }
  }

  deinit {
    cprocess_close_keys()
  }

  var size: (columns: Int, rows: Int) { console.windowSize ?? (80, 24) }

  /// In the background the terminal is not asked: to read from it there stops a program.
  var descriptors: [Int32] {
    [isAtEnd || cprocess_has_keys() == 0 ? -1 : STDIN_FILENO, news.readEnd]
  }

  func take() -> [KeyEvent] {
    var events = news.take().map { byte -> KeyEvent in
      byte == UInt8(CPROCESS_RESIZED) ? .resized : .continued
    }
    let bytes = typed()
    events += decoder.take(bytes).map(KeyEvent.pressed)
    if isAtEnd { events.append(.pressed(.endOfInput)) }
    if let deadline, bytes.isEmpty, ContinuousClock.now >= deadline {
      decoder.endOfSequence().map { events.append(.pressed($0)) }
    }
    if !decoder.isUndecided {
      deadline = nil
    } else if deadline == nil || !bytes.isEmpty {
      deadline = .now + Self.patience
    }
    return events
  }

  private func typed() -> [UInt8] {
    var item = pollfd(fd: descriptors[0], events: Int16(POLLIN), revents: 0)
    guard poll(&item, 1, 0) > 0, item.revents != 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
      count = max(0, read(STDIN_FILENO, buffer.baseAddress, buffer.count))
    }
    if bytes.isEmpty, errno != EINTR, errno != EAGAIN { isAtEnd = true }
    return bytes
  }

  func draw(_ lines: [StyledText]) {
    if !hasScreen {
      cprocess_dress_keys(Self.enter.characters, Self.leave.characters)
      hasScreen = true
    }
    console.draw(lines.prefix(size.rows))
  }

  func giveScreenBack() {
    guard hasScreen else { return }
    cprocess_undress_keys()
    hasScreen = false
  }
}

extension StaticString {
  /// The characters as C wants them; they stay where they are.
  fileprivate var characters: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
