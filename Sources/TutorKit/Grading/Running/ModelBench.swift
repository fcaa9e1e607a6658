import Foundation
import Synchronization

/// A bench on which everything is built once, for all others to take over.
///
/// No submission is ever judged on it.
final class ModelBench: Sendable {
  /// What it has besides the course, as all benches have it.
  let additions: [String: Data]
  private let bench: Bench
  private let limits: CheckLimits
  private let environment: [String: String]
  /// The stages that have been built; nil before the bench is up to date.
  private let built = Mutex<Set<String>?>(nil)

  init(
    _ bench: Bench, additions: [String: Data], limits: CheckLimits, environment: [String: String]
  ) {
    self.bench = bench
    self.additions = additions
    self.limits = limits
    self.environment = environment
  }

  /// Has another bench take over what a stage needs, which is built for the first that asks. Where it
  /// cannot be built, the other one will find out why.
  func lend(_ stage: Stage, to other: Bench, interruption: Interruption) throws {
    try built.withLock { built in
      var stages = built ?? []
      if built == nil { try bench.refresh(additions: additions) }
      if stages.insert(stage.slug).inserted {
        try bench.write(bench.solution(of: stage), of: stage)
        let checker = Checker(
          folder: bench.folder, limits: limits.forTheCourse, environment: environment)
        do {
          _ = try checker.build(stage, interruption: interruption)
        } catch CheckError.buildFailed {}
      }
      built = stages
    }
    DirectBuild(
      folder: other.folder, stage: stage, toolchain: try Toolchain(environment: environment)
    ).adopt(from: bench.folder)
  }
}

extension CheckLimits {
  /// The same limits for a build of what is the course's own, and may have to begin with the engine.
  var forTheCourse: CheckLimits {
    var limits = forTheFirstBuild
    limits.stageBuild = limits.build
    limits.building = nil
    return limits
  }
}
