import Foundation
import TutorKit
import Workshop

/// Makes small mistakes in the solutions and says which of them the suites do not notice.
/// `Scripts/mutate` builds it and runs it in the course folder.
@main
struct Mutate {
  static func main() async throws {
    let options: Options
    do throws(Options.Flaw) {
      options = try Options(CommandLine.arguments.dropFirst())
    } catch {
      stop("Scripts/mutate: \(error.text)", status: 64)
    }
    let course = URL(filePath: FileManager.default.currentDirectoryPath)
    let all = try Stage.all(in: course).filter(\.isWritten)
    for wish in options.stages where !all.contains(where: { $0.isCalled(wish) }) {
      let names = all.map(\.slug).joined(separator: ", ")
      stop("Scripts/mutate: there is no stage '\(wish)'. There are: \(names)", status: 64)
    }
    let stages = all.filter { stage in
      options.stages.isEmpty || options.stages.contains(where: stage.isCalled)
    }
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "mutate-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    var areEnough = true
    for stage in stages {
      let made = try Mutation.all(
        of: stage.slug, in: course.appending(path: "Solutions/\(stage.slug)"))
      let equivalents = try Equivalent.all(of: stage.slug, in: course)
      for stale in equivalents where !made.contains(where: stale.covers) {
        stop("\(stale.title)\n    is no mutant any more: mend it or take it out.", status: 1)
      }
      let mutations = options.chosen(of: made)
      if options.isList {
        for mutation in mutations { print(mutation) }
      } else if !mutations.isEmpty {
        let trial = try Trial(of: stage, course: course, copy: scratch, jobs: options.jobs)
        let score = try await judge(mutations, in: trial, Score(stage: stage.slug, equivalents))
        print(score.text)
        fflush(nil)
        areEnough = areEnough && score.isEnough
      }
    }
    if !areEnough { exit(1) }
  }

  /// Has the suite of a stage judge mutants, and tells how far it is.
  private static func judge(
    _ mutations: [Mutation], in trial: Trial, _ empty: Score
  ) async throws -> Score {
    let clock = ContinuousClock.now
    var score = empty
    var count = 0
    for await (mutation, verdict) in try trial.run(mutations) {
      score.enter(mutation, verdict)
      count += 1
      if verdict == .survives { tell("survives: \(mutation)") }
      if count.isMultiple(of: 25) { tell("\(count) of \(mutations.count) mutants …") }
    }
    let minutes = (.now - clock) / .seconds(60)
    let rate = String(format: "%.0f", Double(mutations.count) / minutes)
    tell("\(mutations.count) mutants in \(Int(minutes * 60)) s, \(rate) a minute")
    return score
  }

  private static func tell(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  private static func stop(_ sentence: String, status: Int32) -> Never {
    tell(sentence)
    exit(status)
  }
}

extension Options {
  /// A stage's mutants, those of a place, or a sample of them in their order.
  func chosen(of mutations: [Mutation]) -> [Mutation] {
    if let place { return mutations.filter { $0.place.hasSuffix(place) } }
    guard let sample else { return mutations }
    var numbers = SeededNumbers(state: seed)
    let places = mutations.indices.shuffled(using: &numbers).prefix(sample).sorted()
    return places.map { mutations[$0] }
  }
}

extension Stage {
  /// Whether a word means the stage: its folder name, or its number.
  func isCalled(_ wish: String) -> Bool { wish == slug || Int(wish) == number }
}
