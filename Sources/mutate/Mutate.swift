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
    var scores: [String: Score] = [:]
    var mutations: [Mutation] = []
    for stage in stages {
      let made = try Mutation.all(
        of: stage.slug, in: course.appending(path: "Solutions/\(stage.slug)"))
      let equivalents = try Equivalent.all(of: stage.slug, in: course)
      for stale in equivalents where !made.contains(where: stale.covers) {
        stop("\(stale.title)\n    is no mutant any more: mend it or take it out.", status: 1)
      }
      scores[stage.slug] = Score(stage: stage.slug, equivalents: equivalents)
      mutations += options.chosen(of: made)
    }
    if options.isList {
      for mutation in mutations { print(mutation) }
    } else {
      try await judge(mutations, into: scores, course: course, benches: options.jobs)
    }
  }

  /// Has the suites judge mutants, and prints each stage's score once it is known.
  private static func judge(
    _ mutations: [Mutation], into scores: [String: Score], course: URL, benches: Int
  ) async throws {
    let workshop = try Workshop(course: course, benches: benches)
    defer { workshop.remove() }
    var scores = scores
    var left = Dictionary(grouping: mutations, by: \.stage).mapValues(\.count)
    let clock = ContinuousClock.now
    for await judgement in workshop.judge(mutations) {
      let stage = judgement.code.stage
      scores[stage]?.enter(judgement)
      left[stage, default: 0] -= 1
      if left[stage] == 0 { print(scores[stage]?.text ?? "") }
      fflush(nil)
      let open = left.values.reduce(0, +)
      if open.isMultiple(of: 50), open > 0 { tell("\(open) mutants to go …") }
    }
    let minutes = (.now - clock) / .seconds(60)
    let rate = String(format: "%.1f", Double(mutations.count) / minutes)
    print("\(mutations.count) mutants in \(Int(minutes * 60)) s, \(rate) a minute")
    if !scores.values.allSatisfy(\.isEnough) { exit(1) }
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
  /// A stage's mutants, or a sample of them in their order.
  func chosen(of mutations: [Mutation]) -> [Mutation] {
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
