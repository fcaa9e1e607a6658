import Foundation

/// Any JSON, for tests that look into a document.
indirect enum JSONTree: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    if let members = try? [String: JSONTree](from: decoder) {
      self = .object(members)
    } else if let items = try? [JSONTree](from: decoder) {
      self = .array(items)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  subscript(name: String) -> JSONTree? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  subscript(index: Int) -> JSONTree? {
    items.indices.contains(index) ? items[index] : nil
  }

  var items: [JSONTree] {
    if case .array(let items) = self { items } else { [] }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
