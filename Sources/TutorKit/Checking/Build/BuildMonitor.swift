/// Follows a build by what it prints: how far it is, and whether it waits for another one.
struct BuildMonitor {
  private static let waitingSign = "Another instance of SwiftPM"

  private let limit: Duration
  private var lines = LineSplitter()
  private var isWaiting = false
  /// When the build has taken too long; nil while it waits for another one.
  private(set) var deadline: SuspendingClock.Instant?

  init(limit: Duration) {
    self.limit = limit
    deadline = .now + limit
  }

  /// Takes what the build printed and tells what is new in it.
  mutating func read(_ bytes: [UInt8]) -> [CheckProgress] {
    var news: [CheckProgress] = []
    for line in lines.append(bytes) {
      if let step = line.firstMatch(of: /^\[(\d+)\/(\d+)\]\s/) {
        news.append(.building(step: Int(step.1) ?? 0, steps: Int(step.2) ?? 0))
      }
    }
    // SwiftPM ends that line only when the wait is over.
    let waits = lines.pending.contains(Self.waitingSign)
    if waits, !isWaiting {
      let process = lines.pending.firstMatch(of: /PID: (\d+)/).map { " (process \($0.1))" } ?? ""
      news.append(.waiting(for: "another build of this course\(process)"))
      deadline = nil
    } else if !waits, isWaiting {
      deadline = .now + limit
    }
    isWaiting = waits
    return news
  }
}
