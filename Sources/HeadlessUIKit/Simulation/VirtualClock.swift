/// A clock that stands still until somebody moves it.
///
/// What an app would have to wait for, code on this clock has at once, and in the same order each
/// time:
///
/// ```swift
/// let clock = VirtualClock()
/// clock.schedule(after: .milliseconds(500)) { print("half a second") }
/// clock.advance(by: .milliseconds(499))  // nothing
/// clock.advance(by: .milliseconds(1))    // half a second
/// ```
///
/// UIKit has no such thing: there the time of a run loop goes by. Nothing in the engine itself waits,
/// so only what is scheduled by name depends on this clock.
@preconcurrency @MainActor
public final class VirtualClock {
  /// The clock of this process, which stands for the main run loop's.
  public static let main = VirtualClock()

  /// How long the clock has gone since it was made.
  public private(set) var now: Duration = .zero

  /// What is still to be done: by time, and at one time in the order of arrival.
  private var waiting: [Entry] = []
  private var arrivals = 0

  /// A clock at zero.
  public init() {}

  /// Something that has been scheduled, by which it can be cancelled.
  public struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry {
    let time: Duration
    let ticket: Ticket
    let action: () -> Void
  }

  /// How many actions are still to be done.
  public var pendingCount: Int { waiting.count }

  /// Has an action done when the clock has gone on.
  ///
  /// Even what is due at once waits for the next ``advance(by:)``, as a block that is put on the main
  /// queue waits for the next turn of the run loop.
  ///
  /// - Parameters:
  ///   - delay: How long from now. What is negative counts as zero.
  ///   - action: What is to be done then.
  /// - Returns: What ``cancel(_:)`` wants.
  /// - Complexity: Linear in the number of waiting actions.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Ticket {
    arrivals += 1
    let entry = Entry(
      time: now + max(delay, .zero), ticket: Ticket(number: arrivals), action: action)
    let place = waiting.firstIndex { $0.time > entry.time } ?? waiting.endIndex
    waiting.insert(entry, at: place)
    return entry.ticket
  }

  /// Takes a scheduled action back. One that has been done, or taken back before, stays as it is.
  public func cancel(_ ticket: Ticket) {
    waiting.removeAll { $0.ticket == ticket }
  }

  /// Lets the clock go on, and does what becomes due, each at its own time.
  ///
  /// An action sees in ``now`` the time for which it was scheduled. What it schedules within the span
  /// is done in the same call; an action that schedules another one without delay, which does the
  /// same, goes on without end.
  ///
  /// - Parameter span: How far. The clock does not go back: a negative span stops the program.
  public func advance(by span: Duration) {
    precondition(span >= .zero, "A clock goes on, and \(span) would be back")
    let end = now + span
    while let next = waiting.first, next.time <= end {
      waiting.removeFirst()
      now = max(now, next.time)
      next.action()
    }
    now = max(now, end)
  }
}
