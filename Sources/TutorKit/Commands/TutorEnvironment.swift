import Foundation

/// What a run of the tutor gets from outside: where it was started, its variables, the time, and
/// who builds and runs the learner's code.
public struct TutorEnvironment: Sendable {
  /// The environment variables.
  let variables: [String: String]
  /// Where the learner is.
  let workingDirectory: URL
  /// The clock.
  let now: @Sendable () -> Date
  /// Makes the judge of a course.
  let judge: @Sendable (CourseFolder) -> any Judge

  /// The place that a path names, as the learner would say it where they are.
  func url(_ path: String) -> URL { workingDirectory.place(path) }

  /// What this process has.
  public static var process: TutorEnvironment {
    let variables = ProcessInfo.processInfo.environment
    return TutorEnvironment(
      variables: variables,
      workingDirectory: URL(filePath: FileManager.default.currentDirectoryPath),
      now: { Date() },
      judge: { Checker(folder: $0, environment: variables) })
  }
}

extension URL {
  /// The place that a path names for somebody in this folder.
  func place(_ path: String) -> URL {
    (path.hasPrefix("/") ? URL(filePath: path) : appending(path: path)).standardizedFileURL
  }
}

/// Who builds and runs the learner's code: `Checker`, or a double in tests.
protocol Judge: Sendable {
  /// Checks a stage and reports on every test that it expects.
  func check(
    _ stage: Stage, interruption: Interruption, progress: (CheckProgress) -> Void
  ) throws(CheckError) -> StageReport

  /// Records what the lists of a stage show.
  func recordScreen(
    of stage: Stage, by step: ScreenStep, interruption: Interruption,
    progress: (CheckProgress) -> Void
  ) throws(CheckError) -> ScreenRecording

  /// What in the code of a stage is not in the form of the house.
  func formFaults(
    of stage: Stage, interruption: Interruption
  ) throws(CheckError) -> [CompilerDiagnostic]
}

extension Checker: Judge {
  func recordScreen(
    of stage: Stage, by step: ScreenStep, interruption: Interruption,
    progress: (CheckProgress) -> Void
  ) throws(CheckError) -> ScreenRecording {
    try ScreenRunner(self).record(stage, by: step, interruption: interruption, progress: progress)
  }

  func formFaults(
    of stage: Stage, interruption: Interruption
  ) throws(CheckError) -> [CompilerDiagnostic] {
    try FormCheck(folder: folder, environment: environment)
      .faults(in: folder.exercisePath(stage), interruption: interruption)
  }
}
