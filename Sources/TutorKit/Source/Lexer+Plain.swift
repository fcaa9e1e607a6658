extension Lexer {
  /// The kind and the length of a word, a number, an operator or a mark at the position.
  func plainToken(after last: Token?) -> (Token.Kind, length: Int) {
    let first = byte()
    if first >= 0x80 {
      let length = wordLength
      return length > 0 ? (.word, length) : (.mark, scalarLength)
    }
    if Self.isDigit(first) { return (.number, numberLength) }
    if Self.isWord(first) { return (.word, wordLength) }
    if "?!".utf8.contains(first), !place.isApart, let last, last.endsOperand {
      return (.postfix, 1)
    }
    return Self.isSign(first) ? (.sign, signLength) : (.mark, 1)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || isDigit(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  private static func isSign(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.".utf8.contains(byte) }

  private var numberLength: Int {
    bytes[position...].prefix { Self.isDigit($0) || $0 == UInt8(ascii: "_") }.count
  }

  /// How many bytes of letters, digits and the like follow.
  private var wordLength: Int {
    var index = position
    while index < bytes.count {
      if bytes[index] < 0x80 {
        guard Self.isWord(bytes[index]) else { break }
        index += 1
      } else {
        guard let scalar = scalar(at: index), Self.isLetter(scalar) else { break }
        index += UTF8.width(scalar)
      }
    }
    return index - position
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic
      || [.nonspacingMark, .spacingMark, .decimalNumber].contains(scalar.properties.generalCategory)
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes[index...].prefix(4).makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
    return nil
  }

  private var scalarLength: Int { scalar(at: position).map(UTF8.width) ?? 1 }

  /// A dot is an operator only with another one; angle brackets may touch what follows them.
  var signLength: Int {
    // No operator is longer than that, but source may have signs without end.
    let run = bytes[position...].prefix(16).prefix(while: Self.isSign)
    let dot = UInt8(ascii: ".")
    if run.first == dot { return run.dropFirst().first == dot ? run.count : 1 }
    if run.starts(with: ">".utf8), !run.elementsEqual(">=".utf8), !run.starts(with: ">>".utf8) {
      return 1
    }
    // A comment ends an operator.
    var length = 0
    for (index, byte) in run.enumerated() {
      if byte == dot { break }
      if index > 0, byte == UInt8(ascii: "/"),
        self.byte(index + 1) == UInt8(ascii: "/")
          || self.byte(index + 1) == UInt8(ascii: "*")
      {
        break
      }
      length += 1
    }
    return length
  }
}
