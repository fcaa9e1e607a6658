/// Follows a build by what it prints: how far it is, whether it waits for another one, and whether it
/// compiles more than a stage.
struct BuildMonitor {
  private static let waitingSign = "Another instance of SwiftPM"

  private let limits: CheckLimits
  private let modules: Set<String>
  private var lines = LineSplitter()
  private var isWaiting = false
  private var started = SuspendingClock.now
  /// Whether anything but the stage was compiled.
  private(set) var isWhole = false

  /// - Parameters:
  ///   - stage: The stage that is built.
  ///   - limits: How long that may take.
  init(of stage: Stage, limits: CheckLimits) {
    self.limits = limits
    let runners = ["ListKataPackageTests", "ListKataPackageDiscoveredTests"]
    modules = Set([stage.module, stage.module + "Tests"] + runners)
  }

  /// How long the build may take, as far as it has shown what it does.
  var limit: Duration { isWhole ? limits.build : limits.stageBuild }

  /// When the build has taken too long; nil while it waits for another one.
  var deadline: SuspendingClock.Instant? { isWaiting ? nil : started + limit }

  /// Takes what the build printed and tells what is new in it.
  mutating func read(_ bytes: [UInt8]) -> [CheckProgress] {
    var news: [CheckProgress] = []
    for line in lines.append(bytes) {
      guard
        let step = line.firstMatch(
          of: /^\[(\d+)\/(\d+)\]\s(?:(?:Compiling|Emitting module) (\S+))?/)
      else { continue }
      news.append(.building(step: Int(step.1) ?? 0, steps: Int(step.2) ?? 0))
      if let module = step.3, !modules.contains(String(module)) { isWhole = true }
    }
    // SwiftPM ends that line only when the wait is over.
    let waits = lines.pending.contains(Self.waitingSign)
    if waits, !isWaiting {
      let process = lines.pending.firstMatch(of: /PID: (\d+)/).map { " (process \($0.1))" } ?? ""
      news.append(.waiting(for: "another build of this course\(process)"))
    } else if !waits, isWaiting {
      started = .now
    }
    isWaiting = waits
    return news
  }
}
