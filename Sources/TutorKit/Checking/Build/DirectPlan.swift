import Foundation

/// How to build a stage without SwiftPM: compile two modules, and link them with everything else
/// that SwiftPM has built.
struct DirectPlan: Codable {
  /// The text of the basis that the plan was made on.
  let basis: String
  /// The files that the plan uses of SwiftPM's last build, each with the state that it was in.
  let products: [String: String]
  /// The steps in order: the learner's module, the suite, the program.
  let steps: [BuildStep]
  /// The files that the program finds beside itself, and the bundles that these are in.
  let resources: [Copy]
  let bundles: Set<String>
  /// The path of the program that the steps make.
  let program: String

  /// A file to copy.
  struct Copy: Codable {
    var from: String
    var to: String
  }

  /// What the program is linked of, besides what SwiftPM has built.
  var objects: StageObjects {
    func outputs(of name: String) -> [String] {
      steps.filter { $0.name == name }.map(\.output)
    }
    return StageObjects(code: outputs(of: "stage"), suite: outputs(of: "suite"))
  }

  /// Whether all that the plan relies on is as it was.
  func holds(on basis: BuildBasis) -> Bool {
    basis.text == self.basis && products.allSatisfy { BuildBasis.state(of: $0.key) == $0.value }
  }

  /// The same plan with the Swift files of the stage that are there now; nil if it is not known where
  /// the plan has those of the stage.
  ///
  /// - Parameters:
  ///   - files: The files, by their paths below the stage's folder.
  ///   - stage: The folder.
  func compiling(_ files: [String], in stage: String) -> DirectPlan? {
    guard let step = steps.first else { return nil }
    let planned = Set(step.inputs.filter { $0.hasPrefix("\(stage)/") })
    let found = files.map { "\(stage)/\($0)" }
    guard let place = step.command.firstIndex(where: planned.contains) else { return nil }
    guard planned != Set(found) else { return self }
    var compilation = step
    compilation.command =
      step.command[..<place] + found
      + step.command[place...].filter { !planned.contains($0) }
    compilation.inputs = found + step.inputs.filter { !planned.contains($0) }
    return DirectPlan(
      basis: basis, products: products, steps: [compilation] + steps.dropFirst(),
      resources: resources, bundles: bundles, program: program)
  }

  /// The same plan for files elsewhere.
  ///
  /// - Parameters:
  ///   - moves: The folders that are elsewhere: here, and there.
  ///   - basis: What it takes for granted there.
  func moved(_ moves: [(from: String, to: String)], basis: BuildBasis) -> DirectPlan {
    func moved(_ text: String) -> String {
      moves.reduce(text) { text, move in
        // The folder itself is named, too: what is looked for in it must be what was made there.
        text.hasSuffix(move.from)
          ? text.dropLast(move.from.count) + move.to
          : text.replacing(move.from + "/", with: move.to + "/")
      }
    }
    return DirectPlan(
      basis: basis.text, products: products,
      steps: steps.map { step in
        BuildStep(
          name: step.name, command: step.command.map(moved), inputs: step.inputs.map(moved),
          output: moved(step.output))
      },
      resources: resources.map { Copy(from: moved($0.from), to: moved($0.to)) },
      bundles: Set(bundles.map(moved)), program: moved(program))
  }
}
