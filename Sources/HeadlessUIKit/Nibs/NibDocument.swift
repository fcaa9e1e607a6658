import Foundation

/// A .xib file that was read: its objects, and the colours that they name.
struct NibDocument: Sendable {
  /// The objects at the top level and the placeholders, in the order of the file.
  let objects: [NibElement]
  /// The colours that other elements name, by their names.
  let colors: [String: NibElement]
  /// Every element that has an identity.
  let identities: Set<String>

  /// Takes a document from the file's bytes.
  ///
  /// - Throws: `NibFault`.
  init(_ data: Data) throws(NibFault) {
    let root = try NibParser.parse(data)
    guard root.name == "document",
      root.attributes["type"] == "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
      let objects = root.child(named: "objects")
    else { throw NibFault.notANib(root: root.name) }
    self.objects = objects.children
    var colors: [String: NibElement] = [:]
    for resource in root.child(named: "resources")?.children ?? [] {
      guard let name = resource.attributes["name"], let color = resource.child(named: "color")
      else { continue }
      colors[name] = color
    }
    self.colors = colors
    var identities: Set<String> = []
    var rest = objects.children
    while let element = rest.popLast() {
      if let id = element.id { identities.insert(id) }
      rest += element.children
    }
    self.identities = identities
  }
}
