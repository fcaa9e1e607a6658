extension CheckError: CustomStringConvertible {
  /// What happened and what to do next, in sentences for the learner.
  public var description: String {
    switch self {
    case .interrupted:
      "Stopped. Nothing was recorded."
    case .stageNotWritten(let title):
      "The stage “\(title)” is not written yet, so there is nothing to check."
    case .learnerFilesMissing(let files, let stage):
      "Not found: \(files.joined(separator: ", ")). "
        + "“tutor reset \(stage)” puts the files of the stage back and keeps a copy of yours."
    case .courseFileMissing(let path):
      "The course is damaged: \(path) is missing. \(CourseFolder.mending(path))"
    case .noToolchain(let searchPath):
      "No “swift” was found in any folder of PATH (\(searchPath)). "
        + "Install Swift 6.2 or newer (https://swift.org/install) and open a new terminal."
    case .notWritable(let fault):
      "Builds are kept in the course's folder .tutor. \(fault.description)"
    case .buildFailed(let status, let output):
      "The build failed (\(status)), but not because of a source file. It said:\n"
        + output.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    case .killed(let program):
      "\(program) was killed each of the \(ProcessRun.tries) times that it ran. A system does that "
        + "when it is short of memory: close other programs, then try again."
    case .cannotStart(let program, let reason):
      "\(program) could not be started: \(reason)."
    }
  }

  /// The exit status of a command that ends with this error.
  public var exitCode: ExitCode {
    switch self {
    case .interrupted: .interrupted
    default: .unavailable
    }
  }
}
