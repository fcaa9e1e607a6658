import Foundation

/// A .storyboard file that was read: its scenes, each with a controller.
struct StoryboardDocument: Sendable {
  /// A scene.
  struct Scene: Sendable {
    /// The element of the controller.
    let controller: NibElement
    /// All that stands in the scene.
    let objects: [NibElement]
  }

  /// The scenes in the order of the file.
  let scenes: [Scene]
  /// The identity of the controller that comes first.
  let initialID: String?
  /// The colours that elements name, by their names.
  let colors: [String: NibElement]

  /// Takes a document from the file's bytes.
  ///
  /// - Throws: `NibFault`.
  init(_ data: Data) throws(NibFault) {
    let root = try NibParser.parse(data)
    guard root.attributes["type"] == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      root.name == "document", let scenes = root.child(named: "scenes")
    else { throw NibFault.notAStoryboard(root: root.name) }
    for scene in scenes.children { try scene.checkConstraints() }
    self.scenes = scenes.children.compactMap { scene in
      let objects = scene.child(named: "objects")?.children ?? []
      return objects.first { $0.attributes["sceneMemberID"] == "viewController" }
        .map { Scene(controller: $0, objects: objects) }
    }
    initialID = root.attributes["initialViewController"]
    colors = NibDocument.colors(in: root)
  }

  /// The scene whose controller has an attribute of a value.
  func scene(where attribute: String, is value: String) -> Scene? {
    scenes.first { $0.controller.attributes[attribute] == value }
  }
}
