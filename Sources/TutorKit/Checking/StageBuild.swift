import CProcess
import Foundation

/// Builds the module and the suite of one stage, and nothing else.
struct StageBuild {
  /// How a build ended.
  enum Outcome {
    /// The suite's program is there; the warnings are about the learner's files.
    case built(StageProgram, warnings: [CompilerDiagnostic])
    /// The compiler or the linker refused the code.
    case refused([CompilerDiagnostic])
    /// It took too long.
    case timedOut
  }

  /// How much of a build's output is read: far more than anyone can.
  private static let outputLimit = 4 << 20

  let folder: CourseFolder
  let stage: Stage
  let limits: CheckLimits
  let environment: [String: String]

  /// Runs the build to its end.
  func run(
    interruption: Interruption, progress: (CheckProgress) -> Void
  ) throws(CheckError) -> Outcome {
    try folder.requireParts(of: stage)
    if let twins = sameNames() { return .refused(twins) }
    let toolchain = try Toolchain(environment: environment)
    removeStaleResources()

    progress(.building(step: 0, steps: 0))
    let place = try ScratchFolder(in: folder)
    defer { place.remove() }
    let run = try ProcessRun(request(toolchain, temporary: place))
    var monitor = BuildMonitor(limit: limits.build)
    var output: [UInt8] = []
    var isLate = false
    var deadline: ContinuousClock.Instant? = monitor.deadline
    var wish: Interruption? = interruption
    while true {
      switch run.next(before: deadline, interruption: wish) {
      case .wrote(_, let bytes):
        if output.count < Self.outputLimit { output += bytes }
        monitor.read(bytes).forEach(progress)
        if !isLate { deadline = monitor.deadline }
      case .expired:
        isLate = true
        deadline = nil
        run.stop(grace: .seconds(2))
      case .interrupted:
        wish = nil
        deadline = nil
        run.stop(grace: .seconds(2))
      case .ended(let end):
        if wish == nil { throw .interrupted }
        return isLate ? .timedOut : try outcome(of: end, String(decoding: output, as: UTF8.self))
      }
    }
  }

  private func request(_ toolchain: Toolchain, temporary: ScratchFolder) -> ProcessRun.Request {
    var environment = environment.filter { !$0.key.hasPrefix("LISTKATA_") }
    environment["LISTKATA_STAGE"] = stage.slug
    // Swift's driver (6.3.1) stops in a temporary folder whose path has other letters.
    if temporary.url.path.utf8.allSatisfy({ $0 < 0x80 }) {
      environment["TMPDIR"] = temporary.url.path
    }
    return ProcessRun.Request(
      executable: toolchain.swift,
      // Nothing debugs these programs, and without debug information they link sooner.
      arguments: [
        "build", "--build-tests", "--scratch-path", folder.scratch, "-debug-info-format", "none",
      ],
      environment: environment, directory: folder.root.path,
      limits: [Int(CPROCESS_CORE_SIZE): 0])
  }

  private func outcome(of end: ProcessRun.End, _ text: String) throws(CheckError) -> Outcome {
    let diagnosis = BuildDiagnosis(folder: folder, stage: stage)
    let output = CompilerOutput(text)
    if end == .exited(0) {
      return .built(
        StageProgram(folder: folder, stage: stage, limits: limits, environment: environment),
        warnings: diagnosis.learnerDiagnostics(in: output))
    }
    let diagnostics = diagnosis.diagnostics(in: output)
    guard diagnostics.isEmpty else { return .refused(diagnostics) }
    if let fault = folder.lackOfRoom(at: URL(filePath: folder.scratch)) {
      throw .notWritable(fault)
    }
    let tail = text.split(whereSeparator: \.isNewline).suffix(20).joined(separator: "\n")
    throw .buildFailed(status: end.text, output: folder.shortened(tail))
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

  /// A renamed nib would linger in the bundle of the last build, and still be found.
  private func removeStaleResources() {
    let products = folder.scratch + "/debug"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
    for name in names {
      for module in [stage.module, stage.module + "Tests"]
      where name.hasSuffix("_\(module).resources") || name.hasSuffix("_\(module).bundle") {
        try? FileManager.default.removeItem(atPath: "\(products)/\(name)")
      }
    }
  }
}
