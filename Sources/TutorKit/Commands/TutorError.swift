/// Why a command did not do what it is for. `TutorError+Text.swift` turns each case into sentences.
enum TutorError: Error, Equatable {
  // The command line was not understood.
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String?, suggestion: String?)
  case valueMissing(option: String, value: String)
  case valueUnexpected(option: String, value: String)
  case valueUnknown(option: String, value: String, allowed: [String])
  case operandMissing(command: String, operand: String)
  case optionMissing(command: String, option: String)
  case operandUnexpected(command: String, operand: String)
  case operandUnknown(command: String, operand: String?, allowed: [String])
  case optionsExclude(String, String)
  case quoteOpen
  /// The page is one that may have been meant.
  case unknownStage(String, suggestions: [String], page: String?)
  case pageIsNoStage(String)
  case ambiguousStage(String, matches: [String])
  case notPartOfStage(path: String, stage: Int)
  case answerMissing(question: String, option: String)

  // Something that is needed is missing or cannot be written.
  case noCourse(from: String)
  case notACourse(path: String)
  case courseGone(path: String)
  case courseUnreadable(path: String, reason: String)
  case courseDamaged(path: String, reason: String)
  case courseVersion(path: String, found: Int, supported: Int)
  case courseFileMissing(path: String)
  case stageNotWritten(number: Int, title: String)
  case exercisesMissing(path: String, stage: Int)
  case stageFolderMissing(path: String, stage: Int)
  case filesMissing(paths: [String])
  case hintsMissing(path: String, task: String)
  case noBackup(stage: Int)
  case noResults
  case notWritable(path: String, reason: String)
  case unusable(FileFault)
  /// The backup is the one that was to be put back or, half done, that of what was there.
  case notReset(FileFault, backup: String?, isHalfDone: Bool)
  case stageBusy(stage: Int)
  case notAReport(path: String)
  case notResults(path: String)
  case resultDamaged(path: String, reason: String)
  case resultVersion(path: String, found: Int, supported: Int)
  case resultsDiffer(id: String, paths: [String])
  case runsDiffer(what: String, paths: [String])
  case outputTaken(path: String)
  case nobodyChosen(String)
  case nothingToSay(id: String, format: String)
  case oneLearnerAFile(format: String, learners: Int)
  case outputLost(reason: String)
  case progressNotKept(path: String)
  /// Why not was said where it was read.
  case progressUnreadable
  case progressBusy(path: String)
  case recordRequired(FileFault)

  // Not passed yet.
  case solutionNotEarned(stage: Int)

  /// The status that the tutor ends with.
  var exitCode: ExitCode {
    switch self {
    case .unknownCommand, .unknownOption, .valueMissing, .valueUnexpected, .valueUnknown,
      .operandMissing, .operandUnexpected, .operandUnknown, .oneLearnerAFile, .optionMissing,
      .optionsExclude,
      .quoteOpen,
      .unknownStage, .pageIsNoStage, .ambiguousStage, .notPartOfStage, .answerMissing:
      .usage
    case .noCourse, .notACourse, .courseGone, .courseUnreadable, .courseDamaged, .courseVersion,
      .courseFileMissing, .stageNotWritten, .exercisesMissing, .stageFolderMissing, .filesMissing,
      .hintsMissing, .noBackup, .noResults, .notWritable, .unusable, .notReset, .stageBusy,
      .notAReport, .notResults, .resultDamaged, .resultVersion, .resultsDiffer, .runsDiffer,
      .outputTaken, .nobodyChosen, .nothingToSay, .outputLost, .progressNotKept,
      .progressUnreadable, .progressBusy, .recordRequired:
      .unavailable
    case .solutionNotEarned:
      .notPassed
    }
  }
}
