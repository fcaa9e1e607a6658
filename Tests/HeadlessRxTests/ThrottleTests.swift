import HeadlessRx
import HeadlessUIKit
import Testing

@Suite("Throttle and the scheduler", .serialized)
struct ThrottleTests {
  private let log = Log()
  private let subject = PublishSubject<Int>()

  private func advance(_ milliseconds: Int) {
    VirtualClock.main.advance(by: .milliseconds(milliseconds))
  }

  private func throttled(latest: Bool = true) -> Observable<Int> {
    subject.throttle(.milliseconds(500), latest: latest, scheduler: MainScheduler.instance)
  }

  @Test("The first value is told at once, and the latest when the window closes")
  func firstAndLatest() {
    let subscription = log.listen(to: throttled())
    for value in 1...3 { subject.onNext(value) }
    #expect(log.lines == ["1"])
    advance(499)
    #expect(log.lines == ["1"])
    advance(1)
    #expect(log.lines == ["1", "3"])
    subscription.dispose()
  }

  @Test("The value at the window's end opens another window")
  func nextWindow() {
    let subscription = log.listen(to: throttled())
    subject.onNext(1)
    subject.onNext(2)
    advance(500)
    subject.onNext(3)
    #expect(log.lines == ["1", "2"])
    advance(500)
    #expect(log.lines == ["1", "2", "3"])
    subscription.dispose()
  }

  @Test(
    "A window that never closes, or not in any life, tells the first value only",
    arguments: [
      RxTimeInterval.never, .seconds(.max), .milliseconds(.max), .microseconds(.max),
      .nanoseconds(.max), .seconds(10_000_000_000),
    ], [true, false])
  func endlessWindow(window: RxTimeInterval, latest: Bool) {
    let subscription = log.listen(
      to: subject.throttle(window, latest: latest, scheduler: MainScheduler.instance))
    subject.onNext(1)
    subject.onNext(2)
    // Almost as long as nanoseconds can count, and shorter than all of these windows.
    VirtualClock.main.advance(by: .seconds(9_000_000_000))
    subject.onNext(3)
    #expect(log.lines == ["1"])
    subscription.dispose()
  }

  @Test(
    "A window without length, or less, lets all values through",
    arguments: [RxTimeInterval.nanoseconds(0), .seconds(.min), .nanoseconds(.min), .seconds(-1)])
  func noWindow(window: RxTimeInterval) {
    let subscription = log.listen(
      to: subject.throttle(window, scheduler: MainScheduler.instance))
    for value in 1...3 { subject.onNext(value) }
    #expect(log.lines == ["1", "2", "3"])
    subscription.dispose()
  }

  @Test("A window that is longer than nanoseconds can count closes on time")
  func longWindow() {
    let subscription = log.listen(
      to: subject.throttle(.seconds(10_000_000_000), scheduler: MainScheduler.instance))
    subject.onNext(1)
    subject.onNext(2)
    VirtualClock.main.advance(by: .seconds(9_999_999_999))
    #expect(log.lines == ["1"])
    VirtualClock.main.advance(by: .seconds(1))
    #expect(log.lines == ["1", "2"])
    subscription.dispose()
  }

  @Test(
    "Of what is to be done after a span, nothing is done that is never due",
    arguments: [
      (RxTimeInterval.never, false), (.seconds(.max), false), (.seconds(.min), true),
      (.nanoseconds(.min), true), (.milliseconds(1), true),
    ])
  func spans(span: RxTimeInterval, isDone: Bool) {
    var done = false
    let ticket = MainScheduler.instance.scheduleRelative((), dueTime: span) { _ in
      done = true
      return Disposables.create()
    }
    VirtualClock.main.advance(by: .seconds(1))
    #expect(done == isDone)
    ticket.dispose()
  }

  @Test("Of a pair, a lone and a late value, the latest come later, and the first come at once")
  func timeline() {
    var told: [(latest: Bool, time: Int)] = []
    var time = 0
    let subscriptions = [true, false].map { latest in
      subject.throttle(.milliseconds(1100), latest: latest, scheduler: MainScheduler.instance)
        .subscribe(onNext: { _ in told.append((latest, time)) })
    }
    for step in 0...24 {
      time = step
      if step > 0 { advance(100) }
      if [0, 3, 6, 17].contains(step) { subject.onNext(step) }
    }
    #expect(told.filter(\.latest).map(\.time) == [0, 11, 22])
    #expect(told.filter { !$0.latest }.map(\.time) == [0, 17])
    subscriptions.forEach { $0.dispose() }
  }

  @Test("A window that nothing came in closes silently, and the next value is told at once")
  func quietWindow() {
    let subscription = log.listen(to: throttled())
    subject.onNext(1)
    advance(500)
    #expect(log.lines == ["1"])
    subject.onNext(2)
    #expect(log.lines == ["1", "2"])
    subscription.dispose()
  }

  @Test("A window is measured from the value that opened it, not from the one that waits")
  func rest() {
    let subscription = log.listen(to: throttled())
    subject.onNext(1)
    advance(400)
    subject.onNext(2)
    advance(100)
    #expect(log.lines == ["1", "2"])
    subscription.dispose()
  }

  @Test("Without the latest, all but the first of a window are lost")
  func withoutLatest() {
    let subscription = log.listen(to: throttled(latest: false))
    for value in 1...3 { subject.onNext(value) }
    advance(500)
    subject.onNext(4)
    #expect(log.lines == ["1", "4"])
    subscription.dispose()
  }

  @Test("An end waits for the value that waits")
  func completion() {
    _ = log.listen(to: throttled())
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["1"])
    advance(500)
    #expect(log.lines == ["1", "2", "completed", "disposed"])
  }

  @Test("An end with nothing waiting is told at once")
  func immediateCompletion() {
    _ = log.listen(to: throttled())
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.lines == ["1", "completed", "disposed"])
  }

  @Test("An error is told at once, and what waits is lost")
  func error() {
    _ = log.listen(to: throttled())
    subject.onNext(1)
    subject.onNext(2)
    subject.onError(Trouble.paper)
    advance(500)
    #expect(log.lines == ["1", "error: paper", "disposed"])
  }

  @Test("A subscription that is disposed leaves nothing on the clock")
  func disposal() {
    let pending = VirtualClock.main.pendingCount
    let subscription = log.listen(to: throttled())
    subject.onNext(1)
    subject.onNext(2)
    #expect(VirtualClock.main.pendingCount == pending + 1)
    subscription.dispose()
    #expect(VirtualClock.main.pendingCount == pending)
    advance(500)
    #expect(log.lines == ["1", "disposed"])
  }

  @Test("Each subscriber has windows of its own")
  func ownWindows() {
    let source = throttled()
    let first = log.listen(to: source)
    subject.onNext(1)
    let other = Log()
    let second = other.listen(to: source)
    subject.onNext(2)
    #expect(log.lines == ["1"])
    #expect(other.lines == ["2"])
    first.dispose()
    second.dispose()
  }

  @Test("The one scheduler acts at once, the other in the next turn")
  func turns() {
    let instance = MainScheduler.instance.schedule(1) { number in
      log.lines.append("\(number)")
      return Disposables.create()
    }
    let async = MainScheduler.asyncInstance.schedule(2) { number in
      log.lines.append("\(number)")
      return Disposables.create { log.lines.append("given up") }
    }
    #expect(log.lines == ["1"])
    advance(0)
    #expect(log.lines == ["1", "2"])
    async.dispose()
    instance.dispose()
    #expect(log.lines == ["1", "2", "given up"])
  }

  @Test("What is due never is not done, and time is told in all units")
  func units() {
    let start = MainScheduler.instance.now
    let units: [RxTimeInterval] = [
      .seconds(1), .milliseconds(900), .microseconds(800), .nanoseconds(700), .never,
    ]
    for (index, unit) in units.enumerated() {
      _ = MainScheduler.instance.scheduleRelative(index, dueTime: unit) { index in
        log.lines.append("\(index) \(MainScheduler.instance.now - start)")
        return Disposables.create()
      }
    }
    advance(1000)
    #expect(log.lines.map { $0.prefix(1) } == ["3", "2", "1", "0"])
  }
}
