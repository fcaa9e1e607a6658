import Foundation

/// Two ways of doing a thing, timed side by side.
struct Measurement {
  /// What is done, and the most that it may cost of what the baseline costs, where a limit is set.
  let name: String
  let limit: Double?
  let subject: Side
  let baseline: Side

  /// One of the two ways, with the best of its times.
  struct Side {
    let name: String
    var best = Duration.seconds(86_400)
  }

  /// Runs both ways in turn, so that whatever else the machine does meets both, and keeps the best
  /// time of each: noise only ever adds.
  init(
    _ name: String, limit: Double?, rounds: Int,
    _ subjectName: String, _ runSubject: () throws -> Duration,
    against baselineName: String, _ runBaseline: () throws -> Duration
  ) rethrows {
    var subject = Side(name: subjectName)
    var baseline = Side(name: baselineName)
    for _ in 0..<rounds {
      subject.best = min(subject.best, try runSubject())
      baseline.best = min(baseline.best, try runBaseline())
    }
    self.name = name
    self.limit = limit
    self.subject = subject
    self.baseline = baseline
  }

  /// `scroll a table: 1,000,000 rows 1.32 ms, 1,000 rows 1.30 ms, ratio 1.02 (limit 1.2)`
  var line: String {
    let ratio = subject.best / baseline.best
    var line = "\(name): "
    line += "\(subject.name) \(subject.best.text), \(baseline.name) \(baseline.best.text), "
    line += "ratio \(String(format: "%.2f", ratio))"
    if let limit { line += " (limit \(limit)\(ratio <= limit ? "" : ", MISSED"))" }
    return line
  }
}

/// How long a piece of work takes, on the wall's clock.
func time(_ work: () throws -> Void) rethrows -> Duration {
  try ContinuousClock().measure(work)
}

/// How long this process computes for a piece of work, whatever else the machine does meanwhile.
func cpuTime(_ work: () throws -> Void) rethrows -> Duration {
  let start = processTime()
  try work()
  return processTime() - start
}

private func processTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

extension Duration {
  /// Milliseconds below one second, seconds from there on.
  var text: String {
    self < .seconds(1)
      ? String(format: "%.3f ms", self / .milliseconds(1))
      : String(format: "%.2f s", self / .seconds(1))
  }
}
