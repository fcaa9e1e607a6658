/// Writes tar archives, honest ones and others.
struct TarWriter {
  private(set) var bytes: [UInt8] = []

  static func archive(_ texts: KeyValuePairs<String, String>) -> [UInt8] {
    var writer = TarWriter()
    for (name, text) in texts { writer.add(name, Array(text.utf8)) }
    return writer.ended
  }

  /// The archive with the two empty blocks at its end.
  var ended: [UInt8] { bytes + [UInt8](repeating: 0, count: 1024) }

  /// - Parameter size: What the header says; the content's size when nil.
  mutating func add(
    _ name: String, _ content: [UInt8] = [], kind: Character = "0", size: Int? = nil,
    link: String = ""
  ) {
    var header: [UInt8] = []
    func pad(to count: Int) { header += repeatElement(0, count: max(0, count - header.count)) }
    func digits(_ value: Int, _ count: Int) -> [UInt8] {
      let text = String(value, radix: 8)
      return Array((String(repeating: "0", count: count - text.count) + text).utf8)
    }
    header += name.utf8
    pad(to: 100)
    header += digits(0o644, 7) + [0] + digits(0, 7) + [0] + digits(0, 7) + [0]
    header += digits(size ?? content.count, 11) + [0] + digits(0, 11) + [0]
    header += Array(repeating: UInt8(ascii: " "), count: 8) + Array(String(kind).utf8)
    header += link.utf8
    pad(to: 257)
    header += Array("ustar\0".utf8) + Array("00".utf8)
    pad(to: 512)
    let sum = header.reduce(0) { $0 + Int($1) }
    header.replaceSubrange(148..<155, with: digits(sum, 6) + [0])
    bytes += header + content
    bytes += repeatElement(0, count: (512 - content.count % 512) % 512)
  }
}
