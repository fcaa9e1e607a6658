/// Why a class, or a submission, could not be graded. What is wrong with a submission is none of these:
/// that is in its result.
enum GradingFault: Error, Equatable {
  /// A suite did not report on the test that grading adds.
  case noCanary(stage: String)
  /// The course lacks files with which a stage is graded. Paths below the course.
  case courseIncomplete(stage: String, missing: [String])
  /// The solution of a stage does not pass, so nothing that its suite says can be relied on.
  case solutionFails(stage: String, reason: String)
  /// A folder has no suite for any of the stages.
  case noSuites(path: String, stages: [String])
  case suiteUnreadable(path: String)
  case rosterUnreadable(path: String, reason: String)
  /// There is no sandbox, and one is required.
  case noSandbox
  /// No submission has this identifier.
  case unknownSubmission(String)
  /// The folder for results has something else in it.
  case foreignOutput(path: String)
  /// Another run is writing to it.
  case outputBusy(path: String)
  /// Another run judges on the benches of this course.
  case courseBusy(path: String)
  /// It has results that were graded on other terms.
  case otherTerms(path: String, what: String, then: [String], now: [String])
  /// It has no results that could be graded again.
  case nothingGraded(path: String)
  /// Somebody stopped the run.
  case stopped(path: String)
  /// It has results of an earlier run.
  case outputUsed(path: String)
}
