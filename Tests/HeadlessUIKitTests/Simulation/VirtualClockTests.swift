import HeadlessUIKit
import Testing

@Suite("The virtual clock")
@MainActor
struct VirtualClockTests {
  private let clock = VirtualClock()

  @Test("Nothing is done before its time, and all of it at its time")
  func time() {
    var done: [String] = []
    clock.schedule(after: .milliseconds(10)) { done.append("ten") }
    clock.advance(by: .milliseconds(9))
    #expect(done.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(done == ["ten"])
    #expect(clock.now == .milliseconds(10))
    #expect(clock.pendingCount == 0)
  }

  @Test("What is due is done by time, and at one time in the order of arrival")
  func order() {
    var done: [String] = []
    clock.schedule(after: .seconds(2)) { done.append("late") }
    clock.schedule(after: .seconds(1)) { done.append("first") }
    clock.schedule(after: .seconds(1)) { done.append("second") }
    clock.advance(by: .seconds(5))
    #expect(done == ["first", "second", "late"])
  }

  @Test("An action sees the time for which it was scheduled")
  func now() {
    var times: [Duration] = []
    for seconds in [1, 3] {
      clock.schedule(after: .seconds(seconds)) { times.append(clock.now) }
    }
    clock.advance(by: .seconds(10))
    #expect(times == [.seconds(1), .seconds(3)])
    #expect(clock.now == .seconds(10))
  }

  @Test("What an action schedules within the span is done in the same call")
  func nested() {
    var times: [Duration] = []
    clock.schedule(after: .seconds(1)) {
      clock.schedule(after: .seconds(1)) { times.append(clock.now) }
      clock.schedule(after: .seconds(9)) { times.append(clock.now) }
    }
    clock.advance(by: .seconds(5))
    #expect(times == [.seconds(2)])
    #expect(clock.pendingCount == 1)
  }

  @Test("What is due at once waits for the clock to be advanced, be it by nothing")
  func atOnce() {
    var isDone = false
    clock.schedule(after: .seconds(-1)) { isDone = true }
    #expect(!isDone)
    clock.advance(by: .zero)
    #expect(isDone)
    #expect(clock.now == .zero)
  }

  @Test("What is cancelled is not done")
  func cancelling() {
    var done: [Int] = []
    let tickets = (0..<3).map { number in
      clock.schedule(after: .seconds(1)) { done.append(number) }
    }
    clock.cancel(tickets[1])
    clock.cancel(tickets[1])
    clock.advance(by: .seconds(1))
    clock.cancel(tickets[0])
    #expect(done == [0, 2])
  }
}
