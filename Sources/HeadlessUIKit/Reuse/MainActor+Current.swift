import Dispatch
import Foundation

extension MainActor {
  /// Whether this code runs on the main actor already.
  ///
  /// On Linux the main queue may be served by another thread than the first one, so
  /// `Thread.isMainThread` alone says no where the answer is yes.
  package nonisolated static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  /// A mark that only the main queue carries.
  private nonisolated static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
