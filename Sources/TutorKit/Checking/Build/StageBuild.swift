import Foundation

/// Builds the module and the suite of one stage, and nothing else.
///
/// SwiftPM does so when anything but the code in the files of the stage has changed since it last
/// did; otherwise the compiler and the linker are run directly, which is much faster.
struct StageBuild {
  /// How a build ended.
  enum Outcome {
    /// The suite's program is there; the warnings are about the learner's files.
    case built(StageProgram, warnings: [CompilerDiagnostic])
    /// The compiler or the linker refused the code.
    case refused([CompilerDiagnostic])
    /// It took too long; where, if that is in the learner's files.
    case timedOut([CompilerDiagnostic])
  }

  let folder: CourseFolder
  let stage: Stage
  let limits: CheckLimits
  let environment: [String: String]

  /// Runs the build to its end.
  func run(
    interruption: Interruption, progress: (CheckProgress) -> Void
  ) throws(CheckError) -> Outcome {
    try folder.requireParts(of: stage)
    if let strays = oddNames() ?? sameNames() ?? otherLanguages() { return .refused(strays) }
    let toolchain = try Toolchain(environment: environment)
    progress(.building(step: 0, steps: 0))
    let place = try ScratchFolder(in: folder)
    defer { place.remove() }
    let tools = ToolRun(
      folder: folder, stage: stage, limits: limits, environment: environment, temporary: place,
      interruption: interruption)

    let basis = BuildBasis(of: stage, in: folder, toolchain: toolchain)
    let direct = DirectBuild(folder: folder, stage: stage, toolchain: toolchain)
    if let basis, let outcome = try direct.run(on: basis, with: tools, progress: progress) {
      return outcome
    }
    let outcome = try PackageBuild(folder: folder, stage: stage, toolchain: toolchain)
      .run(with: tools, progress: progress)
    if case .built = outcome, let basis { try direct.prepare(on: basis, with: tools) }
    return outcome
  }

  /// A name with a line end or the like stops SwiftPM with words that do not name it.
  private func oddNames() -> [CompilerDiagnostic]? {
    let place = folder.exercisePath(stage)
    let strays = folder.swiftFiles(in: place).filter { file in
      file.dropFirst(place.count).unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    }
    guard !strays.isEmpty else { return nil }
    return strays.map { file in
      let name = file.named
      let message = "the name of this file has a letter that no build can take"
      return CompilerDiagnostic(
        severity: .error, message: message, file: name, line: 1, column: 1,
        text: "\(name):1:1: error: \(message)",
        advice:
          "Rename it, or move it out of \(place). “ls -b \(place)” shows its name like this, too.")
    }
  }

  /// A file in another language than Swift stops the build, too, with words that do not name it.
  private func otherLanguages() -> [CompilerDiagnostic]? {
    let strays = folder.files(in: folder.exercisePath(stage)).filter(CourseFolder.isOtherSource)
    guard !strays.isEmpty else { return nil }
    return strays.map { file in
      let message = "this is no Swift file, and a stage is built of Swift files alone"
      return CompilerDiagnostic(
        severity: .error, message: message, file: file, line: 1, column: 1,
        text: "\(file):1:1: error: \(message)",
        advice: "Move \(file) out of \(folder.exercisePath(stage)).")
    }
  }

  /// Two files of one name in a module break the build with words that nobody understands.
  private func sameNames() -> [CompilerDiagnostic]? {
    let files = folder.swiftFiles(in: folder.exercisePath(stage))
    let byName = Dictionary(grouping: files) { String($0.split(separator: "/").last ?? "") }
    let own = Set(folder.givenFiles(stage))
    let strays = byName.values.filter { $0.count > 1 }.flatMap { twins in
      let extra = twins.filter { !own.contains($0) }
      return extra.isEmpty ? Array(twins.dropFirst()) : extra
    }
    guard !strays.isEmpty else { return nil }
    return strays.sorted().map { file in
      let message = "two files of the stage have this name, and a module can have only one"
      return CompilerDiagnostic(
        severity: .error, message: message, file: file, line: 1, column: 1,
        text: "\(file):1:1: error: \(message)",
        advice: "If \(file) is a copy, move it out of \(folder.exercisePath(stage)).")
    }
  }
}
