import Foundation

/// A .storyboard file from which controllers are made, with their views and the prototypes of their
/// lists' cells.
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: .module)
/// let shelf = storyboard.instantiateViewController(withIdentifier: "Shelf")
/// ```
///
/// Prototype cells are registered by their identifiers when the list is made. Of segues only those are
/// followed that put a controller into a navigation controller; static cells are left out.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: StoryboardDocument
  let resolver: NibClassResolver
  let name: String

  /// A storyboard by the name of its file, without `.storyboard`. One that is missing or spoilt stops
  /// the app.
  ///
  /// - Parameters:
  ///   - name: `"Main"` for `Main.storyboard`.
  ///   - storyboardBundleOrNil: Where the file is; nil is the main bundle, to which the resource
  ///     bundles beside the executable belong.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let file = NibFile.find(named: name, in: bundle, type: "storyboard") else {
      StoryboardFailure.missing(name: name, bundle: bundle.bundlePath).raise()
    }
    self.name = name
    resolver = NibClassResolver(bundle: file.bundle)
    do {
      document = try StoryboardDocument(file.read())
    } catch {
      StandardError.log("\(name).storyboard: \(error)")
      StoryboardFailure.missing(name: name, bundle: bundle.bundlePath).raise()
    }
    super.init()
  }

  /// A storyboard from the content of a file.
  init(name: String, data: Data, bundle: Bundle) throws(NibFault) {
    self.name = name
    resolver = NibClassResolver(bundle: bundle.bundleURL)
    document = try StoryboardDocument(data)
    super.init()
  }

  /// Makes the controller that the storyboard names as the first one; nil when it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.initialID.flatMap { document.scene(where: "id", is: $0) }.map(controller(of:))
  }

  /// Makes the controller with a storyboard identifier. One that is not there stops the app.
  ///
  /// - Complexity: O(n) in the scenes, and in what is in the scene.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = document.scene(where: "storyboardIdentifier", is: identifier) else {
      StoryboardFailure.noController(identifier: identifier, storyboard: uiKitIdentity).raise()
    }
    return controller(of: scene)
  }

  /// How deep navigation controllers may stand in each other.
  private static let mostNested = 16
  private var nested = 0

  func controller(of scene: StoryboardDocument.Scene) -> UIViewController {
    nested += 1
    defer { nested -= 1 }
    guard nested <= UIStoryboard.mostNested else {
      StoryboardFailure.endless(storyboard: uiKitIdentity).raise()
    }
    return StoryboardScene(scene, in: self).makeController()
  }
}

/// What can be wrong about a storyboard, with UIKit's words for it.
enum StoryboardFailure {
  /// There is no such file, or it cannot be read.
  case missing(name: String, bundle: String)
  /// No controller has an identifier.
  case noController(identifier: String, storyboard: String)
  /// A controller's initialiser gives nothing.
  case notMade(className: String, storyboard: String)
  /// Controllers that hold each other.
  case endless(storyboard: String)

  /// Ends the process with UIKit's exception.
  func raise() -> Never {
    UIKitException.invalidArgument.raise(reason)
  }

  private var reason: String {
    switch self {
    case .missing(let name, let bundle):
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle)> (loaded)"
    case .noController(let identifier, let storyboard):
      "Storyboard (\(storyboard)) doesn't contain a view controller with identifier "
        + "'\(identifier)'"
    case .notMade(let className, let storyboard):
      "Storyboard (\(storyboard)) could not make a view controller of class \(className): its "
        + "-initWithCoder: returned nil"
    case .endless(let storyboard):
      "Storyboard (\(storyboard)) has navigation controllers that contain each other"
    }
  }
}
