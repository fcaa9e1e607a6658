import Foundation

/// What a .xib file or a scene of a .storyboard file says: objects, and the colours that they name.
struct NibDocument: Sendable {
  /// The objects at the top level and the placeholders, in the order of the file.
  let objects: [NibElement]
  /// The colours that other elements name, by their names.
  let colors: [String: NibElement]
}

extension NibDocument {
  /// Takes the document of a .xib file from the file's bytes.
  ///
  /// - Throws: `NibFault`.
  init(_ data: Data) throws(NibFault) {
    let root = try NibParser.parse(data)
    guard root.attributes["type"] == "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
      root.name == "document", let objects = root.child(named: "objects")
    else { throw NibFault.notANib(root: root.name) }
    try objects.checkConstraints()
    self.init(objects: objects.children, colors: NibDocument.colors(in: root))
  }

  /// The colours among the resources of a file.
  static func colors(in root: NibElement) -> [String: NibElement] {
    var colors: [String: NibElement] = [:]
    for resource in root.child(named: "resources")?.children ?? [] {
      guard let name = resource.attributes["name"], let color = resource.child(named: "color")
      else { continue }
      colors[name] = color
    }
    return colors
  }
}

extension NibElement {
  /// Finds objects that have more constraints than is bearable.
  ///
  /// - Throws: `NibFault`.
  func checkConstraints() throws(NibFault) {
    let count = self.count(of: "constraint")
    guard count <= NibLimits.constraints else { throw .tooManyConstraints(count) }
  }

  private func count(of tag: String) -> Int {
    children.reduce(name == tag ? 1 : 0) { $0 + $1.count(of: tag) }
  }
}
