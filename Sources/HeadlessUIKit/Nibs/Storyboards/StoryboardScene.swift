import Foundation

/// A scene of a storyboard that is being made: first the controller, and its view when that is asked
/// for.
@MainActor
final class StoryboardScene {
  private let element: NibElement
  private let instantiation: NibInstantiation
  private let storyboard: UIStoryboard
  private weak var controller: UIViewController?

  init(_ scene: StoryboardDocument.Scene, in storyboard: UIStoryboard) {
    element = scene.controller
    self.storyboard = storyboard
    instantiation = NibInstantiation(
      NibDocument(objects: scene.objects, colors: storyboard.document.colors),
      resolver: storyboard.resolver)
    instantiation.scene = self
  }

  /// The storyboard's name, for messages.
  var name: String { storyboard.name }

  /// Whether the scene has a view, and the controller does not make it.
  var hasView: Bool { viewElement != nil }
  private var viewElement: NibElement? { element.child(key: "view") }

  /// Makes the controller, and what stands beside it in the scene.
  func makeController() -> UIViewController {
    for other in instantiation.document.objects where other !== element {
      if other.name == "placeholder" {
        instantiation.enterPlaceholder(other)
      } else {
        _ = instantiation.make(other)
      }
    }
    guard let controller = instantiation.make(element) as? UIViewController else {
      StoryboardFailure.notMade(
        className: element.attributes["customClass"] ?? element.name,
        storyboard: storyboard.uiKitIdentity
      ).raise()
    }
    self.controller = controller
    controller.storyboard = storyboard
    if let navigation = controller as? UINavigationController, let root = rootController {
      navigation.setViewControllers([root], animated: false)
    }
    controller.scene = self
    if hasView { instantiation.wake() } else { instantiation.finish() }
    forgetAllButNeighbours()
    return controller
  }

  /// Makes the view and all in it, and connects the outlets of the scene.
  func makeView() {
    guard let viewElement, let controller else { return }
    if let id = element.id { instantiation.enter(controller, id: id) }
    instantiation.expectConnections(of: element)
    controller.view = instantiation.make(viewElement) as? UIView
    instantiation.finish()
    forgetAllButNeighbours()
  }

  /// Keeps the objects that stand beside the controller alive, which nobody else may, and lets go of
  /// the controller, who keeps the scene.
  private func forgetAllButNeighbours() {
    let neighbours = instantiation.document.objects.filter { $0 !== element }
    instantiation.forgetObjects(but: Set(neighbours.compactMap(\.id)))
  }

  /// The controller at the bottom of a navigation controller.
  private var rootController: UIViewController? {
    let segue = element.child(named: "connections")?.children.first {
      $0.name == "segue" && $0.attributes["relationship"] == "rootViewController"
    }
    return segue?.attributes["destination"]
      .flatMap { storyboard.document.scene(where: "id", is: $0) }
      .map(storyboard.controller(of:))
  }

  /// Makes a prototype. What it names outside itself is the scene's controller or nothing.
  func instantiate(_ prototype: NibElement) -> [Any] {
    let making = NibInstantiation(
      NibDocument(objects: [prototype], colors: storyboard.document.colors),
      resolver: storyboard.resolver)
    if let id = element.id { making.enter(controller, id: id) }
    return making.run()
  }
}

/// A cell that stands in a list of a storyboard, as a pattern for those that the list shows.
@MainActor
struct StoryboardPrototype {
  private let element: NibElement
  private let scene: StoryboardScene

  init(_ element: NibElement, in scene: StoryboardScene) {
    self.element = element
    self.scene = scene
  }

  /// Makes a cell.
  func instantiate() -> [Any] {
    scene.instantiate(element)
  }
}

@MainActor
extension NibCoder {
  /// Reads what a controller has of its own; its view is made when it is asked for.
  func decode(controller: UIViewController) {
    if let title = element.string("title") { controller.title = title }
    if let item = element.child(key: "navigationItem") {
      controller.navigationItem.title = item.string("title") ?? controller.title
      controller.navigationItem.prompt = item.string("prompt")
    }
    if let name = element.attributes["modalPresentationStyle"] {
      controller.modalPresentationStyle = NibCoder.presentationStyles[name] ?? .automatic
    }
    let clearsSelection = element.bool("clearsSelectionOnViewWillAppear")
    if let clearsSelection, let controller = controller as? UITableViewController {
      controller.clearsSelectionOnViewWillAppear = clearsSelection
    }
    if let clearsSelection, let controller = controller as? UICollectionViewController {
      controller.clearsSelectionOnViewWillAppear = clearsSelection
    }
  }

  private static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
  ]
}
