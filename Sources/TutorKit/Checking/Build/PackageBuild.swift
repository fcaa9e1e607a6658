import Foundation

/// Builds a stage by SwiftPM. It can always be done, and takes its time to find out what to do.
struct PackageBuild {
  let folder: CourseFolder
  let stage: Stage
  let toolchain: Toolchain

  /// Runs the build to its end.
  func run(
    with tools: ToolRun, progress: (CheckProgress) -> Void
  ) throws(CheckError) -> StageBuild.Outcome {
    removeStaleResources()
    forgetObjects()
    // Nothing debugs these programs, and without debug information they link sooner.
    let command = [
      toolchain.swift, "build", "--build-tests", "--scratch-path", folder.scratch,
      "-debug-info-format", "none",
    ]
    let variables = ["LISTKATA_STAGE": stage.slug, "LISTKATA_STAGES": folder.stages]
    var tools = tools
    if !isThere { tools.limits = tools.limits.forTheFirstBuild }
    let diagnosis = BuildDiagnosis(folder: folder, stage: stage)
    let (end, text): (ProcessRun.End, String)
    switch try tools.run(command, variables: variables, progress: progress) {
    case .timedOut(let overtime):
      return .timedOut(overtime.diagnostics(for: stage, in: folder))
    case .stopped(let reason): return .refused([diagnosis.overload(reason)])
    case .ended(let lastEnd, let output): (end, text) = (lastEnd, output)
    }
    let output = CompilerOutput(text)
    if end == .exited(0) {
      return .built(
        tools.program(
          at: folder.scratch + "/debug/ListKataPackageTests.xctest", of: objects),
        warnings: diagnosis.learnerDiagnostics(in: output))
    }
    let diagnostics = diagnosis.diagnostics(in: output)
    guard diagnostics.isEmpty else { return .refused(diagnostics) }
    if let fault = folder.lackOfRoom(at: URL(filePath: folder.scratch)) {
      throw .notWritable(fault)
    }
    throw .buildFailed(status: end.text, output: folder.shortened(text.lastLines))
  }

  /// Whether SwiftPM has built here before, and with it the engine.
  private var isThere: Bool {
    FileManager.default.fileExists(atPath: folder.scratch + "/debug.yaml")
  }

  /// What SwiftPM's plan says that the stage is compiled to.
  private var objects: StageObjects {
    let manifest = BuildManifest(inScratch: folder.scratch)
    func outputs(of module: String) -> [String] {
      manifest?.compilation(of: module)?.outputs.filter { $0.hasSuffix(".o") } ?? []
    }
    return StageObjects(code: outputs(of: stage.module), suite: outputs(of: stage.module + "Tests"))
  }

  /// The compiler's driver takes a file for unchanged that is older than the last build, as a copy that
  /// kept its time may be. Without its records it compiles the stage anew.
  private func forgetObjects() {
    for module in [stage.module, stage.module + "Tests"] {
      let objects = "\(folder.scratch)/debug/\(module).build"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: objects)) ?? []
      for name in names where name.hasSuffix(".swiftdeps") || name.hasSuffix(".priors") {
        unlink("\(objects)/\(name)")
      }
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

extension String {
  /// As much of what a build printed as anyone reads.
  var lastLines: String {
    split(whereSeparator: \.isNewline).suffix(20).joined(separator: "\n")
  }
}
