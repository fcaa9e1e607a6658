import Foundation
import Synchronization

/// What is still to be judged, handed out one by one.
final class GradingQueue: Sendable {
  private let open: Mutex<ArraySlice<GradingTask>>

  init(_ tasks: [GradingTask]) { open = Mutex(tasks[...]) }

  /// The next task; nil when none is left.
  func next() -> GradingTask? { open.withLock { $0.popFirst() } }

  /// Forgets what is left.
  func close() { open.withLock { $0 = [] } }
}

/// What workers have to tell, for one who waits for it.
final class GradingNews: Sendable {
  enum Item: Sendable {
    /// A submission is done, or could not be graded for a reason.
    case graded(id: String, SubmissionResult.Status, reason: String?)
    /// A worker does nothing more: there is nothing left, or it failed.
    case left((any Error)?)
  }

  private let items = Mutex<[Item]>([])
  private let bell = DispatchSemaphore(value: 0)

  func tell(_ item: Item) {
    items.withLock { $0.append(item) }
    bell.signal()
  }

  /// Waits for the next item.
  func next() -> Item {
    bell.wait()
    return items.withLock { $0.removeFirst() }
  }
}
