/// How much a program may write. Beyond that it has a moment to come to its end, since it may be at its
/// last words: a crash is told as one, however long its message is.
struct OutputCap {
  /// How many bytes.
  let limit: Int
  /// When a program that has written more is stopped; nil for one that has not.
  private(set) var deadline: SuspendingClock.Instant?
  private var written = 0

  /// How long a program may go on beyond the limit.
  private static let patience = Duration.seconds(1)

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts what was written.
  mutating func add(_ bytes: [UInt8]) {
    written += bytes.count
    if written > limit, deadline == nil { deadline = .now + Self.patience }
  }

  /// Whether a program that ended by itself has failed by what it wrote.
  func isExceeded(by end: ProcessRun.End) -> Bool {
    if case .exited = end { deadline != nil } else { false }
  }
}
