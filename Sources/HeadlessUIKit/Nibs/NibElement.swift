import Foundation

/// One element of a .xib file.
final class NibElement: Sendable {
  /// The tag, such as `tableViewCell`.
  let name: String
  /// The attributes by their names.
  let attributes: [String: String]
  /// The elements inside, in the order of the file.
  let children: [NibElement]
  /// The characters between the tags.
  let text: String

  init(name: String, attributes: [String: String], children: [NibElement], text: String) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// The identity of an object in its file.
  var id: String? { attributes["id"] }

  /// What the element is to the one around it, such as `contentView`.
  var key: String? { attributes["key"] }

  /// The first child with a key.
  func child(key: String) -> NibElement? {
    children.first { $0.key == key }
  }

  /// The first child with a tag.
  func child(named name: String) -> NibElement? {
    children.first { $0.name == name }
  }

  /// An attribute that says `YES` or `NO`; nil when it is not there.
  func bool(_ attribute: String) -> Bool? {
    attributes[attribute].map { $0 == "YES" }
  }

  /// An attribute that is a number; nil when it is not there or no finite number.
  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// An attribute that is a whole number.
  func integer(_ attribute: String) -> Int? {
    attributes[attribute].flatMap { Int($0) }
  }

  /// A text that stands in an attribute or, when it is long or has several lines, in a child.
  func string(_ key: String) -> String? {
    if let text = attributes[key] { return text }
    guard let child = child(key: key), child.name == "string" || child.name == "mutableString"
    else { return nil }
    guard child.bool("base64-UTF8") == true else { return child.text }
    // Xcode leaves the padding out.
    let bare = child.text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = bare + String(repeating: "=", count: (4 - bare.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A child that is a rectangle.
  func rect(key: String) -> CGRect? {
    guard let child = child(key: key), child.name == "rect" else { return nil }
    return CGRect(
      x: child.number("x") ?? 0, y: child.number("y") ?? 0,
      width: child.number("width") ?? 0, height: child.number("height") ?? 0)
  }

  /// A child that is a size.
  func size(key: String) -> CGSize? {
    guard let child = child(key: key), child.name == "size" else { return nil }
    return CGSize(width: child.number("width") ?? 0, height: child.number("height") ?? 0)
  }

  /// A child that is insets.
  func insets(key: String) -> UIEdgeInsets? {
    guard let child = child(key: key), child.name == "inset" else { return nil }
    return UIEdgeInsets(
      top: child.number("minY") ?? 0, left: child.number("minX") ?? 0,
      bottom: child.number("maxY") ?? 0, right: child.number("maxX") ?? 0)
  }
}
