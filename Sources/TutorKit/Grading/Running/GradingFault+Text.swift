extension GradingFault {
  /// What is wrong and what to do, in sentences for an instructor.
  var sentence: String {
    switch self {
    case .noCanary(let stage):
      "The suite of \(stage) does not report on the test that grading adds. "
        + "“tutor course check \(stage)” may say why."
    case .courseIncomplete(let stage, let missing):
      "The course is damaged: it has no \(missing.listed), so nobody's code for \(stage) can be judged. "
        + CourseFolder.mending(missing[0])
    case .solutionFails(let stage, let reason):
      "The solution of \(stage) does not pass, so nobody's code can be judged: \(reason) "
        + "“tutor course check \(stage)” says more of the course's own suite."
    case .noSuites(let path, let stages):
      "\(path) has no suite for any stage. It needs folders such as \(stages.first ?? "01-…") with "
        + "Swift files in them."
    case .suiteUnreadable(let path): "\(path) cannot be read."
    case .rosterUnreadable(let path, let reason):
      "The roster \(path) cannot be read: \(reason)."
    case .noSandbox:
      "There is no sandbox, and --sandbox strict requires one: bubblewrap (bwrap) is not installed, or "
        + "may not make namespaces here. Install it, or use --sandbox none if you trust the code."
    case .unknownSubmission(let id):
      "No submission and no student is called “\(id)”. A status is one of "
        + SubmissionResult.Status.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .foreignOutput(let path):
      "\(path) has something in it that is no result of grading. Give another folder with -o."
    case .outputBusy(let path):
      "Another run is writing to \(path). Wait for its end, or give another folder with -o."
    case .courseBusy(let path):
      "Another tutor is grading with the course in \(path). Wait until it has finished, or use another "
        + "copy of the course."
    case .otherTerms(let path, let what, let then, let now):
      "The results in \(path) were graded with other terms: their \(what) differ\(what.hasSuffix("s") ? "" : "s")"
        + (then == now
          ? "." : " (then \(then.orNone), now \(now.orNone)).")
        + " Grade on the same terms, or give another folder with -o."
    case .stopped(let path):
      "Stopped. What was graded so far is in \(path), but for the gradebook and the page of the class. "
        + "The same command with --resume goes on."
    case .nothingGraded(let path):
      "\(path) has no results, so none can be graded again. Leave --only out."
    case .outputUsed(let path):
      "\(path) has the results of an earlier run. --resume goes on with it, --only grades some again, "
        + "and another folder with -o begins anew."
    }
  }

  /// The status that the tutor ends with.
  var exitCode: ExitCode {
    switch self {
    case .unknownSubmission: .usage
    case .stopped: .interrupted
    default: .unavailable
    }
  }
}

extension [String] {
  fileprivate var orNone: String { isEmpty ? "none" : joined(separator: " ") }
}
