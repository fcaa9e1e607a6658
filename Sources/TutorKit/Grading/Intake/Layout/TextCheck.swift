/// Looks whether a file can be source code. The compiler takes line breaks of any kind and a byte
/// order mark, so they are none of its business.
enum TextCheck {
  static func note(of bytes: [UInt8], path: String) -> IntakeNote? {
    if bytes.isEmpty { return .empty(path: path) }
    if let offset = firstInvalid(in: bytes) { return .notUTF8(path: path, offset: offset) }
    if let offset = bytes.firstIndex(of: 0) { return .binary(path: path, offset: offset) }
    return nil
  }

  /// The offset of the first byte that belongs to no character.
  private static func firstInvalid(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var (decoder, iterator, offset) = (UTF8(), bytes.makeIterator(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }
}
