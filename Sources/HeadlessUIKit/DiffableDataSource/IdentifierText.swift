import Foundation

/// How UIKit's messages write identifiers.
///
/// UIKit hands Swift's values to Objective-C: what Foundation has a class for is written as that
/// class writes it, and any other value as `String(reflecting:)` does.
enum IdentifierText {
  /// An identifier alone.
  static func text(_ identifier: Any) -> String {
    switch identifier {
    case let text as String: text
    case let truth as Bool: truth ? "1" : "0"
    case let number as any BinaryInteger: "\(number)"
    case let id as UUID: id.uuidString
    case let url as URL: url.absoluteString
    case let object as NSObject: object.description
    default: String(reflecting: identifier)
    }
  }

  /// Identifiers as an `NSArray` writes them.
  static func array(_ identifiers: [Any]) -> String {
    "(\n\(lines(identifiers))\n)"
  }

  /// Identifiers as an `NSSet` writes them.
  static func set(_ identifiers: [Any]) -> String {
    "{(\n\(lines(identifiers))\n)}"
  }

  private static func lines(_ identifiers: [Any]) -> String {
    identifiers.map { "    " + element($0) }.joined(separator: ",\n")
  }

  /// Foundation's collections put a string into quotes that is more than one plain word.
  private static func element(_ identifier: Any) -> String {
    guard let text = identifier as? String else { return Self.text(identifier) }
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
        UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    let escaped = text.utf16.map { unit in
      switch unit {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0x0A: "\\n"
      case 0x80...: String(format: "\\U%04x", Int(unit))
      default: String(decoding: [unit], as: UTF16.self)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
