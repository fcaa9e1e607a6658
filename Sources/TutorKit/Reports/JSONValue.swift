/// A piece of JSON whose members stay in the order in which they are given.
///
/// Formats of others have an order in which people expect to read them, and amounts of points that no
/// binary fraction may touch, so they are not encoded by `JSONEncoder`.
enum JSONValue: Equatable {
  case text(String)
  /// A number as it is written.
  case number(String)
  case bool(Bool)
  case null
  case array([JSONValue])
  /// Whole numbers, of which there may be very many.
  case integers([Int])
  case members([Member])

  struct Member: Equatable {
    let name: String
    let value: JSONValue
  }

  /// An object; members without a value are left out.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .members(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

  static func points(_ points: Points) -> JSONValue { .number(points.text) }

  /// Seconds with three decimals.
  static func seconds(_ seconds: Double) -> JSONValue { .number(seconds.inThreeDecimals) }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.text)) }

  /// A whole file: two spaces a level, a line feed at the end.
  var document: String { written(at: 0, end: "\n", colon: ": ") + "\n" }

  /// All on one line.
  var line: String { written(at: nil, end: "", colon: ":") }

  private func written(at depth: Int?, end: String, colon: String) -> String {
    func list(_ open: String, _ items: [String], _ close: String) -> String {
      guard !items.isEmpty else { return open + close }
      let outer = String(repeating: "  ", count: depth ?? 0)
      let inner = depth == nil ? "" : outer + "  "
      return open + end + items.map { inner + $0 }.joined(separator: "," + end) + end + outer
        + close
    }
    let next = depth.map { $0 + 1 }
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let digits): return digits
    case .bool(let value): return value ? "true" : "false"
    case .null: return "null"
    case .array(let items):
      return list("[", items.map { $0.written(at: next, end: end, colon: colon) }, "]")
    case .integers(let numbers): return list("[", numbers.map(String.init), "]")
    case .members(let members):
      let items = members.map {
        Self.quoted($0.name) + colon + $0.value.written(at: next, end: end, colon: colon)
      }
      return list("{", items, "}")
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.escaping { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        "\\u" + String(scalar.value, radix: 16).leftPadded(to: 4)
      default: nil
      }
    }
    return "\"\(escaped)\""
  }
}

extension String {
  /// Digits with zeros before them.
  fileprivate func leftPadded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - self.count)) + self
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}
