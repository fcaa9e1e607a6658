import Foundation

/// Builds a stage by running the compiler and the linker as SwiftPM would run them.
///
/// Which commands these are is planned after a build by SwiftPM, from its own plan. Whatever is
/// unexpected leaves the build to SwiftPM again.
struct DirectBuild {
  let folder: CourseFolder
  let stage: Stage
  let toolchain: Toolchain

  private var place: String { "\(folder.scratch)/direct/\(folder.exercisePath(stage))" }
  private var planPath: String { "\(place)/plan.json" }

  /// Builds the stage; nil if SwiftPM must do it.
  ///
  /// - Parameters:
  ///   - basis: The basis as it is now.
  ///   - tools: What runs the steps.
  ///   - progress: Is told of each step.
  func run(
    on basis: BuildBasis, with tools: ToolRun, progress: (CheckProgress) -> Void
  ) throws(CheckError) -> StageBuild.Outcome? {
    let files = FileTree(folder.exercise(stage)).files.filter { $0.hasSuffix(".swift") }
    guard
      let plan = plan?.compiling(
        files, in: "\(folder.root.path)/\(folder.exercisePath(stage))"),
      plan.holds(on: basis), copyResources(of: plan)
    else { return nil }
    let diagnosis = BuildDiagnosis(folder: folder, stage: stage)
    let records = StepRecords(place: place)
    var output = ""
    for (index, step) in plan.steps.enumerated() {
      progress(.building(step: index, steps: plan.steps.count))
      if let earlier = records.output(of: step) {
        output += earlier
        continue
      }
      records.forget(step)
      guard let key = records.key(of: step) else { return nil }
      switch try tools.run(step.command, progress: { _ in }) {
      case .timedOut(let overtime):
        return .timedOut(overtime.diagnostics(for: stage, in: folder))
      case .stopped(let reason): return .refused([diagnosis.overload(reason)])
      case .ended(.exited(0), let text):
        // A save meanwhile may or may not have been compiled.
        if records.key(of: step) == key { records.remember(step, key: key, output: text) }
        output += text
      case .ended(let end, let text):
        let diagnostics = diagnosis.sourceDiagnostics(in: CompilerOutput(output + text))
        guard diagnostics.isEmpty else { return .refused(diagnostics) }
        // A compiler that crashes at code that may want it to does so for SwiftPM, too, which would
        // only build the engine first.
        if case .signalled = end, tools.limits.building != nil {
          throw .buildFailed(status: end.text, output: folder.shortened(text.lastLines))
        }
        // The complaints of a linker are told in the words of SwiftPM's, which is another one.
        return nil
      }
    }
    return .built(
      tools.program(at: plan.program, of: plan.objects),
      warnings: diagnosis.learnerDiagnostics(in: CompilerOutput(output)))
  }

  /// Plans the next builds, after one by SwiftPM that succeeded.
  ///
  /// - Parameters:
  ///   - basis: The basis as it was before that build.
  ///   - tools: What runs programs.
  func prepare(on basis: BuildBasis, with tools: ToolRun) throws(CheckError) {
    let files = FileManager.default
    try? files.removeItem(atPath: place)
    // Without a plan, SwiftPM builds: slower, but just as well.
    guard let manifest = BuildManifest(inScratch: folder.scratch),
      (try? files.createDirectory(atPath: place, withIntermediateDirectories: true)) != nil
    else { return }
    let planner = DirectPlanner(
      stage: stage, toolchain: toolchain, manifest: manifest, place: place)
    if let plan = try planner.plan(on: basis, with: tools) { keep(plan) }
  }

  /// Takes over the plan of another copy of the course, with all that SwiftPM has built there: what
  /// takes minutes need not be done again for each copy. Where that cannot be, SwiftPM builds here.
  ///
  /// - Parameter other: The copy. All its files are as they are here, but for the stage's own.
  func adopt(from other: CourseFolder) {
    let files = FileManager.default
    let theirs = DirectBuild(folder: other, stage: stage, toolchain: toolchain)
    guard let basis = BuildBasis(of: stage, in: folder, toolchain: toolchain),
      plan?.holds(on: basis) != true,
      let basisThere = BuildBasis(of: stage, in: other, toolchain: toolchain),
      let plan = theirs.plan, plan.holds(on: basisThere)
    else { return }
    // All else that the plan names stays where it is, and is only read.
    let moves = [
      (other.stages, folder.stages), (other.suitePath(stage), folder.suitePath(stage)),
    ].map { ("\(other.root.path)/\($0)", "\(folder.root.path)/\($1)") }
    try? files.removeItem(atPath: place)
    do {
      try files.createDirectory(atPath: place, withIntermediateDirectories: true)
      try files.linkItem(atPath: theirs.rest, toPath: rest)
    } catch {
      return
    }
    keep(plan.moved(moves + [(theirs.place, place)], basis: basis))
  }

  /// The plan that is there.
  private var plan: DirectPlan? {
    FileManager.default.contents(atPath: planPath)
      .flatMap { try? JSONDecoder().decode(DirectPlan.self, from: $0) }
  }

  private var rest: String { "\(place)/\(DirectPlanner.restName)" }

  private func keep(_ plan: DirectPlan) {
    guard let data = try? JSONEncoder().encode(plan) else { return }
    let products = URL(filePath: plan.program).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    try? data.write(to: URL(filePath: planPath), options: .atomic)
  }

  /// Puts the resources beside the program, and nothing else; false if that is not possible.
  private func copyResources(of plan: DirectPlan) -> Bool {
    let files = FileManager.default
    do {
      for bundle in plan.bundles where files.fileExists(atPath: bundle) {
        try files.removeItem(atPath: bundle)
      }
      for copy in plan.resources {
        let folder = URL(filePath: copy.to).deletingLastPathComponent()
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.copyItem(atPath: copy.from, toPath: copy.to)
      }
      return true
    } catch {
      return false
    }
  }
}
