import Foundation

/// A scene with windows.
///
/// ```swift
/// func scene(
///   _ scene: UIScene, willConnectTo session: UISceneSession,
///   options connectionOptions: UIScene.ConnectionOptions
/// ) {
///   guard let scene = scene as? UIWindowScene else { return }
///   window = UIWindow(windowScene: scene)
/// }
/// ```
open class UIWindowScene: UIScene {
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }

  /// The windows that were made for the scene and are still there, the oldest first.
  open var windows: [UIWindow] { held.compactMap(\.window) }
  private var held: [WeakWindow] = []

  /// The window that takes the keyboard's events.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

  /// Upright, as the headless phone is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }

  func add(_ window: UIWindow) {
    held.removeAll { $0.window == nil }
    held.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    held.removeAll { $0.window == nil || $0.window === window }
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }
}

/// Who is told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene. Optional: without one the delegate has none.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Who is told of the app's life. All methods are optional, and none is called here but by a test.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes. Optional: without one the delegate has none.
  var window: UIWindow? { get set }
  /// The app is started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// How a scene is to be made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user has closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The app is in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to leave the front.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app has gone to the back.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come back.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
