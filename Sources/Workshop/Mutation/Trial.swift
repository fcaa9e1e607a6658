import Foundation
import Synchronization
import TutorKit

/// Has the suite of a stage judge every mutant of the solution.
public struct Trial: Sendable {
  /// What became of a mutant.
  public enum Verdict: Equatable, Sendable {
    /// A test failed.
    case caught
    /// Every test passed.
    case survives
    /// The compiler refused it, so that nobody could make this mistake.
    case refused
    /// It could not be judged.
    case fault(String)
  }

  public enum Failure: Error, Equatable {
    /// The suite refuses the solution itself.
    case solutionFails(stage: String)
    /// The compiler refuses the mutants, and does not say which.
    case doesNotCompile(stage: String, [String])
  }

  private let bench: Workbench
  private let stage: Stage
  private let jobs: Int

  /// Copies the course.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - course: The course folder.
  ///   - root: The folder of the copy, which may be there from the trial of another stage.
  ///   - jobs: How many mutants are judged at the same time.
  public init(of stage: Stage, course: URL, copy root: URL, jobs: Int) throws {
    bench = try Workbench(course: course, copy: root)
    self.stage = stage
    self.jobs = jobs
  }

  /// Builds all mutants together, and tells what becomes of each as soon as it is known.
  public func run(_ mutations: [Mutation]) throws -> AsyncStream<(Mutation, Verdict)> {
    var chimera = try Chimera(mutations, solution: bench.solution(of: stage))
    let built = try build(&chimera)
    guard try built.passes(with: [:]) else { throw Failure.solutionFails(stage: stage.slug) }
    let (verdicts, continuation) = AsyncStream.makeStream(of: (Mutation, Verdict).self)
    for number in chimera.refused { continuation.yield((mutations[number], .refused)) }
    let queue = Mutex(chimera.embedded[...])
    let running = DispatchGroup()
    for _ in 0..<jobs {
      running.enter()
      // A run blocks its thread.
      Thread.detachNewThread {
        while let number = queue.withLock({ $0.popFirst() }) {
          let verdict = verdict { try built.passes(with: [Chimera.variable: String(number)]) }
          continuation.yield((mutations[number], verdict))
        }
        running.leave()
      }
    }
    let others = chimera.others.sorted()
    running.notify(queue: .global()) {
      // These change what every function sees, so each is built alone.
      for number in others {
        continuation.yield((mutations[number], judgeAlone(mutations[number])))
      }
      continuation.finish()
    }
    return verdicts
  }

  private func build(_ chimera: inout Chimera) throws -> BuiltStage {
    while true {
      try bench.write(chimera.changes, of: stage)
      let (built, diagnostics) = try bench.checker.build(stage)
      if let built { return built }
      let errors = diagnostics.filter { $0.severity == .error }
      guard chimera.takeOut(errors.map { ($0.file, $0.line) }) else {
        throw Failure.doesNotCompile(stage: stage.slug, diagnostics.map(\.text))
      }
    }
  }

  private func judgeAlone(_ mutation: Mutation) -> Verdict {
    do {
      try bench.write(mutation.changes(to: bench.solution(of: stage)), of: stage)
      guard let built = try bench.checker.build(stage).built else { return .refused }
      return verdict { try built.passes(with: [:]) }
    } catch {
      return .fault("\(error)")
    }
  }

  private func verdict(_ passes: () throws -> Bool) -> Verdict {
    do { return try passes() ? .survives : .caught } catch { return .fault("\(error)") }
  }
}
