import Foundation

/// Calls a list back when memory is short, for as long as the list keeps the observer.
final class MemoryWarningObserver {
  private let token: any NSObjectProtocol

  /// Observes from now on. UIKit posts the warning on the main thread; one from another thread is
  /// carried over to it.
  init(_ handler: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      if MainActor.isCurrent {
        MainActor.assumeIsolated(handler)
      } else {
        Task { @MainActor in handler() }
      }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
