/// Why a check came to no result. What the learner's code did wrong is never one of these: that is
/// in the report.
public enum CheckError: Error, Equatable, Sendable {
  /// The learner stopped it.
  case interrupted
  /// The course has no such stage yet.
  case stageNotWritten(title: String)
  /// Files that the course declares for the learner are not there. Paths below the course folder.
  case learnerFilesMissing([String], stage: String)
  /// A part of the course that is not the learner's is not there. A path below the course folder.
  case courseFileMissing(String)
  /// There is no `swift` in any folder of the search path.
  case noToolchain(searchPath: String)
  /// The folder that builds are kept in cannot be written.
  case notWritable(FileFault)
  /// The build failed, but not because of any source file.
  case buildFailed(status: String, output: String)
  /// A program was killed by something else than the tutor each time that it ran.
  case killed(program: String)
  /// A program could not be started.
  case cannotStart(program: String, reason: String)
}
