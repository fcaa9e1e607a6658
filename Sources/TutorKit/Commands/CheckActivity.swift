/// Shows how far a check is.
final class CheckActivity {
  private let console: any Console
  private let stage: Stage
  private var started = 0
  private var waitsFor: String?

  init(_ console: any Console, _ stage: Stage) {
    self.console = console
    self.stage = stage
    console.showActivity("Building stage \(stage.number)")
  }

  func show(_ progress: CheckProgress) {
    switch progress {
    case .waiting(let reason):
      // Without a terminal there is no activity to see, and a silent wait looks like a hang.
      if reason != waitsFor { console.complain("Waiting for \(reason) …") }
      waitsFor = reason
      console.showActivity("Waiting for \(reason)")
    case .building(let step, let steps):
      let count = steps > 0 ? ", step \(step) of \(steps)" : ""
      console.showActivity("Building stage \(stage.number)\(count)")
    case .running(let tests):
      console.showActivity("Running \(tests) tests")
    case .testStarted(let name):
      started += 1
      console.showActivity("Test \(started) of \(stage.expectedTests.count): \(name)")
    case .testEnded, .testKilled, .wrote, .built:
      break
    }
  }
}
