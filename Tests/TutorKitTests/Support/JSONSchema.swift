import Foundation

/// A JSON Schema, as far as the schemas of this repository go. A keyword that it does not know is a
/// fault of its own, so that none is passed over.
struct JSONSchema {
  let root: JSONTree

  init(_ url: URL) throws {
    root = try JSONDecoder().decode(JSONTree.self, from: Data(contentsOf: url))
  }

  /// What is wrong with a document, each with its place.
  func faults(of text: String) throws -> [String] {
    faults(try JSONTree(text), root, "$")
  }

  private func faults(_ value: JSONTree, _ schema: JSONTree, _ place: String) -> [String] {
    if schema == .bool(true) { return [] }
    guard case .object(let keywords) = schema else { return ["\(place): must not be there"] }
    return keywords.sorted { $0.key < $1.key }
      .flatMap { faults(value, $0.key, $0.value, in: keywords, place) }
  }

  private func faults(
    _ value: JSONTree, _ keyword: String, _ rule: JSONTree, in schema: [String: JSONTree],
    _ place: String
  ) -> [String] {
    func require(_ holds: Bool) -> [String] { holds ? [] : ["\(place): \(keyword) is \(rule)"] }
    func all(_ value: JSONTree) -> [[String]] { rule.items.map { faults(value, $0, place) } }

    switch keyword {
    case "$schema", "title", "description", "$defs", "then", "else": return []
    case "$ref":
      let name = rule.text?.split(separator: "/").last.map(String.init) ?? ""
      return root["$defs"]?[name].map { faults(value, $0, place) } ?? ["\(place): no \(name)"]
    case "type":
      let types = rule.text.map { [$0] } ?? rule.items.compactMap(\.text)
      return require(types.contains { value.isOf(type: $0) })
    case "const": return require(value == rule)
    case "enum": return require(rule.items.contains(value))
    case "minimum": return require(value.number.map { $0 >= rule.number ?? .infinity } ?? true)
    case "minLength":
      return require(value.text.map { $0.unicodeScalars.count >= Int(rule.number ?? 0) } ?? true)
    case "maxLength":
      return require(value.text.map { $0.unicodeScalars.count <= Int(rule.number ?? 0) } ?? true)
    case "pattern":
      guard let text = value.text, let pattern = rule.text, let regex = try? Regex(pattern) else {
        return []
      }
      return require(text.contains(regex))
    case "minItems": return require(value.items.count >= Int(rule.number ?? 0))
    case "items":
      return value.items.enumerated().flatMap { faults($1, rule, "\(place)[\($0)]") }
    case "required":
      guard case .object(let members) = value else { return [] }
      return rule.items.compactMap(\.text).filter { members[$0] == nil }
        .map { "\(place): \($0) is missing" }
    case "properties", "additionalProperties":
      guard case .object(let members) = value else { return [] }
      return members.sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
        let own = schema["properties"]?[name]
        guard let rule = keyword == "properties" ? own : own == nil ? rule : nil else { return [] }
        return faults(member, rule, "\(place).\(name)")
      }
    case "allOf": return all(value).flatMap(\.self)
    case "anyOf": return require(all(value).contains { $0.isEmpty })
    case "oneOf": return require(all(value).count { $0.isEmpty } == 1)
    case "if":
      let branch = faults(value, rule, place).isEmpty ? "then" : "else"
      return schema[branch].map { faults(value, $0, place) } ?? []
    default: return ["\(place): this check does not know the keyword \(keyword)"]
    }
  }
}

extension JSONTree {
  fileprivate func isOf(type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.text, "string"), (.array, "array"),
      (.object, "object"), (.number, "number"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}

extension JSONSchema {
  /// A schema of somebody else's format.
  static func foreign(_ name: String) throws -> JSONSchema {
    try JSONSchema(Repository.tests.appending(path: "Reports/Schemas/\(name).schema.json"))
  }

  /// A schema of one of our own files.
  static func own(_ name: String) throws -> JSONSchema {
    try JSONSchema(Repository.root.appending(path: "schemas/\(name).schema.json"))
  }
}

/// Where the files of this repository are.
enum Repository {
  /// The folder of this target.
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
}
