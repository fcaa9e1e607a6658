import Foundation

/// A moment in which memory is short.
@preconcurrency @MainActor
public enum MemoryWarning {
  /// Tells everything in this process that memory is short. Lists empty their reuse queues; what is
  /// on the screen stays.
  public static func send() {
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }
}
