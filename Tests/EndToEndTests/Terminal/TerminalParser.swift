/// One thing that a program asks of a terminal.
enum TerminalAction: Equatable {
  /// Show a character, or add to the one before.
  case print(Unicode.Scalar)
  /// A control character: line feed, carriage return, …
  case control(UInt8)
  /// A sequence without parameters: `ESC M`.
  case escape(UInt8)
  /// A control sequence: `ESC [ 2 J`. A parameter that is left out is nil.
  case sequence(final: UInt8, parameters: [Int?], isPrivate: Bool)
  /// An operating system command: `ESC ] 8 ; ; address ESC \`.
  case command(String)
}

/// Cuts the bytes that a program writes into actions, wherever the pieces begin and end.
struct TerminalParser {
  private enum State {
    case ground
    case character(needed: Int)
    case escape
    case escapeRest
    case sequence
    case command
    case commandEnd
  }

  private var state = State.ground
  private var bytes: [UInt8] = []

  /// Takes one byte; returns what it completes.
  mutating func take(_ byte: UInt8) -> [TerminalAction] {
    if case .character = state, byte & 0xC0 != 0x80 {
      // A character cut short: show that, and take the byte for what it is.
      state = .ground
      return [.print("\u{FFFD}")] + take(byte)
    }
    return next(byte).map { [$0] } ?? []
  }

  private mutating func next(_ byte: UInt8) -> TerminalAction? {
    switch state {
    case .ground: return begin(byte)
    case .character(let needed):
      bytes.append(byte)
      state = needed == 1 ? .ground : .character(needed: needed - 1)
      guard needed == 1 else { return nil }
      return .print(String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}")
    case .escape: return afterEscape(byte)
    case .escapeRest:
      state = .ground
      return nil
    case .sequence: return inSequence(byte)
    case .command:
      switch byte {
      case 0x07: return endCommand()
      case 0x1B: state = .commandEnd
      default: bytes.append(byte)
      }
      return nil
    case .commandEnd: return endCommand()
    }
  }

  private mutating func begin(_ byte: UInt8) -> TerminalAction? {
    bytes = [byte]
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0..<0x20, 0x7F: return .control(byte)
    case 0x20..<0x7F: return .print(Unicode.Scalar(byte))
    case 0xC2..<0xE0: state = .character(needed: 1)
    case 0xE0..<0xF0: state = .character(needed: 2)
    case 0xF0..<0xF5: state = .character(needed: 3)
    default: return .print("\u{FFFD}")
    }
    return nil
  }

  private mutating func afterEscape(_ byte: UInt8) -> TerminalAction? {
    bytes = []
    switch byte {
    case UInt8(ascii: "["): state = .sequence
    case UInt8(ascii: "]"): state = .command
    case UInt8(ascii: "("), UInt8(ascii: ")"): state = .escapeRest
    default:
      state = .ground
      return .escape(byte)
    }
    return nil
  }

  private mutating func inSequence(_ byte: UInt8) -> TerminalAction? {
    guard (0x40...0x7E).contains(byte) else {
      bytes.append(byte)
      return nil
    }
    state = .ground
    let isPrivate = bytes.first.map { (0x3C...0x3F).contains($0) } ?? false
    let text = String(decoding: isPrivate ? bytes.dropFirst() : bytes[...], as: UTF8.self)
    let parameters =
      text.isEmpty ? [] : text.split(separator: ";", omittingEmptySubsequences: false)
    return .sequence(final: byte, parameters: parameters.map { Int($0) }, isPrivate: isPrivate)
  }

  private mutating func endCommand() -> TerminalAction {
    state = .ground
    return .command(String(decoding: bytes, as: UTF8.self))
  }
}
