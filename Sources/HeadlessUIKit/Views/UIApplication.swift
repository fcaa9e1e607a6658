import Foundation

/// The running app. The headless engine has only the names of its notifications.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Memory is short: lists empty their reuse queues.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
