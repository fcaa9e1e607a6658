import Foundation

/// The running app, as far as a list needs it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only app.
  public static let shared = UIApplication()

  /// Memory is short: lists empty their reuse queues.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The app has come to the front. Nobody posts it here but a test.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to leave the front. Nobody posts it here but a test.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app has gone to the back. Nobody posts it here but a test.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to come back. Nobody posts it here but a test.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// How near to the user the app is.
  public enum State: Int, Sendable {
    /// In front.
    case active
    /// In front, and interrupted.
    case inactive
    /// Not visible.
    case background
  }

  /// A key of what an app is told when it starts.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Who is told of the app's life. It is held weakly, and nobody calls it here but a test.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The scene of windows that were made without one.
  let scene = UIWindowScene(
    session: UISceneSession(role: .windowApplication),
    connectionOptions: UIScene.ConnectionOptions())

  /// The scenes that are there: one.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// The windows that were shown and are still there.
  open var windows: [UIWindow] { scene.windows }

  /// The window that takes the keyboard's events.
  open var keyWindow: UIWindow? { scene.keyWindow }

  /// The size of text that the user wants: the standard.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Whether the phone stays awake. It is stored.
  open var isIdleTimerDisabled = false

  /// Always active.
  open var applicationState: State { .active }

  /// Always from left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// The direction in which a language is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}

/// The machine: a phone that is none.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The only machine.
  public static let current = UIDevice()

  private override init() {
    super.init()
  }

  /// The name that its owner gave it.
  public var name: String { "Headless" }
  /// What it is.
  public var model: String { "iPhone" }
  /// Its system.
  public var systemName: String { "iOS" }
  /// The version of iOS whose behaviour the engine has.
  public var systemVersion: String { "18.0" }
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
