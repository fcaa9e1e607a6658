import Foundation

/// One of the places where an app shows itself. The headless app has one, which is always in front.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How near to the user a scene is.
  public enum ActivationState: Int, Sendable {
    /// Nothing of it is shown.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// In front, and interrupted.
    case foregroundInactive = 1
    /// Not visible.
    case background = 2
  }

  /// What the system wants to say when it opens a scene: nothing here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Nothing to say. UIKit makes these itself; a test that calls a scene delegate needs one.
    public override init() {
      super.init()
    }
  }

  /// What the system remembers of the scene.
  public let session: UISceneSession

  /// A scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Who is told of the scene's life. Nobody calls it here but a test.
  open var delegate: (any UISceneDelegate)?
  /// Always in front.
  open var activationState: ActivationState { .foregroundActive }
  /// What the scene is called.
  open var title: String! = ""
}

/// What the system remembers of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What kind of scene it is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while there is one.
  open internal(set) weak var scene: UIScene?
  /// What kind of scene it is.
  public let role: Role
  /// What tells the session from others.
  public let persistentIdentifier: String
  /// How the scene was made.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// A session of a kind. UIKit makes these itself; a test that makes a scene needs one.
  public init(role: Role) {
    self.role = role
    persistentIdentifier = UUID().uuidString
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's property list.
  public let name: String?
  /// What kind of scene it is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// Where the first controller is from.
  open var storyboard: UIStoryboard?

  /// A configuration by its name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Who is told of a scene's life. All methods are optional, and none is called here but by a test.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there: the time to make a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The system has let the scene go.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to leave the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has gone to the back.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
