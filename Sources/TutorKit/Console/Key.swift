/// A key that somebody pressed.
enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case tab, enter, escape, backspace
  /// Ctrl-D, or the terminal is gone.
  case endOfInput
}

/// Makes keys of the bytes that a terminal sends, wherever the pieces begin and end.
///
///     var decoder = KeyDecoder()
///     decoder.take([0x71, 0x1B, 0x5B, 0x41])  // [.character("q"), .up]
///
/// Sequences that it does not know, such as those of function keys, are no keys.
struct KeyDecoder {
  private enum State {
    case ground
    /// In a character of several bytes.
    case character(needed: Int)
    /// Behind an escape: alone it is a key, with what follows at once it begins a sequence.
    case escape
    /// In a sequence `ESC [ 5 ~`.
    case sequence
    /// Behind `ESC O` or `ESC [ [`, where one character follows.
    case lastOfSequence(isKnown: Bool)
  }

  private var state = State.ground
  private var bytes: [UInt8] = []

  /// More than this is no sequence of a key.
  private static let longest = 32

  /// Whether what follows decides what key this is: if nothing does within a moment, it is over.
  var isUndecided: Bool {
    if case .ground = state { false } else { true }
  }

  mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.flatMap { take($0) }
  }

  /// Ends what has begun, since nothing followed in time.
  mutating func endOfSequence() -> Key? {
    defer { state = .ground }
    if case .escape = state { return .escape }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> [Key] {
    if case .ground = state { return begin(byte).map { [$0] } ?? [] }
    // An escape begins anew, whatever came before.
    if byte == 0x1B {
      let key = endOfSequence()
      state = .escape
      return key.map { [$0] } ?? []
    }
    if case .character = state, byte & 0xC0 != 0x80 {
      state = .ground
      return take(byte)
    }
    return goOn(byte).map { [$0] } ?? []
  }

  private mutating func begin(_ byte: UInt8) -> Key? {
    bytes = [byte]
    switch byte {
    case 0x04: return .endOfInput
    case 0x08, 0x7F: return .backspace
    case 0x09: return .tab
    case 0x0A, 0x0D: return .enter
    case 0x1B: state = .escape
    case 0x20..<0x7F: return .character(Character(Unicode.Scalar(byte)))
    case 0xC2..<0xE0: state = .character(needed: 1)
    case 0xE0..<0xF0: state = .character(needed: 2)
    case 0xF0..<0xF5: state = .character(needed: 3)
    default: break
    }
    return nil
  }

  private mutating func goOn(_ byte: UInt8) -> Key? {
    switch state {
    case .ground: return nil
    case .character(let needed):
      bytes.append(byte)
      guard needed == 1 else {
        state = .character(needed: needed - 1)
        return nil
      }
      state = .ground
      return String(validating: bytes, as: UTF8.self)?.first.map(Key.character)
    case .escape:
      bytes = []
      switch byte {
      case UInt8(ascii: "["): state = .sequence
      case UInt8(ascii: "O"): state = .lastOfSequence(isKnown: true)
      // A key that was pressed together with Alt.
      default: state = .ground
      }
      return nil
    case .sequence:
      if byte == UInt8(ascii: "["), bytes.isEmpty {
        state = .lastOfSequence(isKnown: false)
        return nil
      }
      if bytes.count < Self.longest { bytes.append(byte) }
      guard (0x40...0x7E).contains(byte) else { return nil }
      state = .ground
      return bytes.last == byte ? Self.key(of: bytes) : nil
    case .lastOfSequence(let isKnown):
      state = .ground
      return isKnown ? Self.key(of: [byte]) : nil
    }
  }

  /// The key behind a sequence. Its parameters say, besides, which of Shift, Alt and Ctrl were held.
  private static func key(of sequence: [UInt8]) -> Key? {
    let number = sequence.prefix { (0x30...0x39).contains($0) }
    return switch sequence.last.map({ Character(Unicode.Scalar($0)) }) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "~":
      switch Int(String(decoding: number, as: UTF8.self)) {
      case 1, 7: .home
      case 4, 8: .end
      case 5: .pageUp
      case 6: .pageDown
      default: nil
      }
    default: nil
    }
  }
}
