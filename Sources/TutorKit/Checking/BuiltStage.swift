/// A stage that has been built and can be judged as often as one likes, at the same time too.
package struct BuiltStage: Sendable {
  let program: StageProgram

  /// Runs the suite until a test fails, and tells whether none did.
  ///
  /// Blocks the calling thread.
  ///
  /// - Parameter variables: What the environment of the suite has besides.
  package func passes(with variables: [String: String]) throws(CheckError) -> Bool {
    var program = program
    program.environment.merge(variables) { $1 }
    let run = SuiteRun(program: program, interruption: Interruption(), stopsAtFailure: true)
    return try run.run(TestLedger(stage: program.stage, names: [:]), progress: { _ in })
      .allSatisfy { $0.status == .pass }
  }
}

extension BuiltStage {
  /// The tests in the stage's module that are of other suites than the stage's own: `Suite/test()`.
  func furtherTests() throws(CheckError) -> [String] {
    let own = "\(program.stage.module)Tests/"
    return try program.listTests().filter { !$0.hasPrefix(own) }
  }
}

extension Checker {
  /// Builds a stage; nil with what the compiler says of the learner's files when it refuses them, or
  /// when it took too long.
  ///
  /// Nothing keeps another checker of the course from building it anew.
  package func build(
    _ stage: Stage, interruption: Interruption = Interruption()
  ) throws(CheckError) -> (built: BuiltStage?, diagnostics: [CompilerDiagnostic]) {
    try withBuild(of: stage, interruption: interruption, progress: { _ in }) { outcome in
      switch outcome {
      case .built(let program, let warnings): (BuiltStage(program: program), warnings)
      case .refused(let diagnostics): (nil, diagnostics)
      case .timedOut(let diagnostics): (nil, diagnostics)
      }
    }
  }
}
