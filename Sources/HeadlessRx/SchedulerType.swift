import Dispatch
import HeadlessUIKit

/// A span of time, written as in `.milliseconds(500)`.
public typealias RxTimeInterval = DispatchTimeInterval

/// A moment: how long the scheduler's clock has gone. In RxSwift it is a `Date`; a clock that stands
/// still has none.
public typealias RxTime = Duration

/// Has things done at a time.
public protocol SchedulerType {
  /// What time it is.
  var now: RxTime { get }

  /// Has something done as soon as the scheduler can.
  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable

  /// Has something done after a time.
  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

/// The scheduler of the main thread, on virtual time: it goes by `VirtualClock.main`.
///
/// ```swift
/// taps.throttle(.milliseconds(500), scheduler: MainScheduler.asyncInstance)
/// VirtualClock.main.advance(by: .milliseconds(500))  // the window closes
/// ```
public final class MainScheduler: SchedulerType, Sendable {
  /// Does at once what is to be done at once.
  public static let instance = MainScheduler(isAsync: false)

  /// Does what is to be done at once in the next turn of the run loop: when the clock is next advanced,
  /// be it by nothing.
  public static let asyncInstance = MainScheduler(isAsync: true)

  private let isAsync: Bool

  private init(isAsync: Bool) {
    self.isAsync = isAsync
  }

  /// What time it is on the virtual clock.
  public var now: RxTime {
    onMainActor { VirtualClock.main.now }
  }

  /// Has something done as soon as the scheduler can.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    isAsync ? scheduleRelative(state, dueTime: .nanoseconds(0), action: action) : action(state)
  }

  /// Has something done after a time.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let result = CompositeDisposable()
    guard let delay = dueTime.duration else { return result }
    // The closure stays on the actor that it came from, which is the main one.
    nonisolated(unsafe) let perform = { _ = result.insert(action(state)) }
    let ticket = onMainActor {
      VirtualClock.main.schedule(after: delay) { perform() }
    }
    result.insert(
      Disposables.create { onMainActor { VirtualClock.main.cancel(ticket) } })
    return result
  }
}

extension RxTimeInterval {
  /// A span of the clock's kind, in the finest unit in which its number can be written. What is longer
  /// than any such number never ends.
  init(_ duration: Duration) {
    guard duration < .seconds(Int64.max) else {
      self = .never
      return
    }
    // What is shorter than nothing is over, however long ago.
    let (seconds, attoseconds) = max(duration, .seconds(Int64.min)).components
    let units: [(perSecond: Int64, span: (Int) -> Self)] = [
      (1_000_000_000, Self.nanoseconds), (1_000_000, Self.microseconds),
      (1_000, Self.milliseconds),
    ]
    for unit in units {
      let whole = seconds.multipliedReportingOverflow(by: unit.perSecond)
      let rest = attoseconds / (1_000_000_000_000_000_000 / unit.perSecond)
      let count = whole.partialValue.addingReportingOverflow(rest)
      guard !whole.overflow, !count.overflow else { continue }
      self = unit.span(Int(count.partialValue))
      return
    }
    self = .seconds(Int(seconds))
  }

  /// This span in the clock's kind; nil for the one that never ends.
  var duration: Duration? {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: nil
    @unknown default: .zero
    }
  }

  /// What is left of this span when some of it is over.
  func shortened(by elapsed: Duration) -> Self {
    duration.map { Self($0 - elapsed) } ?? .never
  }

  /// Whether nothing is left of it.
  var isOver: Bool { duration.map { $0 <= .zero } ?? false }
}

/// Runs what belongs to the main actor. Subscriptions to views are made and given up there; one that is
/// given up elsewhere stops the program, as a view does that is changed elsewhere.
func onMainActor<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
  MainActor.assumeIsolated(body)
}
