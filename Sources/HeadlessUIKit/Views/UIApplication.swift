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
