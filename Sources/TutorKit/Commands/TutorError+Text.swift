extension TutorError {
  /// What happened and what to do next, in sentences for the learner.
  func message(calling tutor: CallName) -> StyledText {
    func call(_ words: String) -> StyledText { "“\(tutor(words), .code)”" }
    func didYouMean(_ suggestions: [String]) -> StyledText {
      guard !suggestions.isEmpty else { return "" }
      return "Did you mean "
        + suggestions.map { "“\($0, .code)”" }.joined(separator: " or ") + "? "
    }
    func backUp(_ what: String, by words: String) -> StyledText {
      "\(what) is missing. \(call(words)) puts it back."
    }

    switch self {
    case .unknownCommand(let name, let suggestion):
      return "There is no command “\(name.shortened)”. \(didYouMean(suggestion.map { [$0] } ?? []))"
        + "\(call("help")) lists them all."
    case .unknownOption(let name, let command, let suggestion):
      let owner = command.map { "“\($0)”" } ?? "The tutor"
      let help = [command, "--help"].compactMap(\.self).joined(separator: " ")
      return
        "\(owner) has no option \(name.shortened). \(didYouMean(suggestion.map { [$0] } ?? []))"
        + "\(call(help)) lists them all."
    case .valueMissing(let option, let value):
      return "\(option) needs a value: “\("\(option) \(value)", .code)”."
    case .valueUnexpected(let option, let value):
      return "\(option) takes no value, but was given “\(value.shortened)”."
    case .valueUnknown(let option, let value, let allowed):
      return
        "\(option) cannot be “\(value.shortened)”. Possible: \(allowed.joined(separator: ", "))."
    case .optionMissing(let command, let option):
      return "\(call(command)) needs \(option). \(call("\(command) --help")) says more."
    case .operandMissing(let command, let operand):
      let isStage = operand == "STAGE"
      return "“\(command)” needs \(isStage ? "a " : "")\(operand): "
        + "\(call("\(command) \(operand)")). "
        + (isStage
          ? "\(call("list")) shows the stages." : "\(call("\(command) --help")) says what that is.")
    case .operandUnexpected(let command, let operand):
      return "“\(command)” does not know what to do with “\(operand.shortened)”. "
        + "\(call("\(command) --help")) shows what it takes."
    case .operandUnknown(let command, let operand, let allowed):
      let what =
        operand.map { "“\(command)” does not know “\($0.shortened)”" }
        ?? "“\(command)” needs one more word"
      return
        "\(what). Possible: \(allowed.map { call("\(command) \($0)") }.joined(separator: ", "))."
    case .optionsExclude(let one, let other):
      return "\(one) and \(other.shortened) cannot be used together. Leave one of them out."
    case .quoteOpen:
      return "A quotation mark has no partner."
    case .unknownStage(let name, let suggestions, let page):
      let behind: StyledText = page.map { ", \(call("lesson \($0)")) the page behind them" } ?? ""
      return "There is no stage “\(name.shortened)”. \(didYouMean(suggestions))"
        + "\(call("list")) shows the stages\(behind)."
    case .pageIsNoStage(let page):
      return "“\(page)” is a page to read, and no stage. \(call("lesson \(page)")) shows it."
    case .ambiguousStage(let name, let matches):
      return
        "“\(name.shortened)” may be \(matches.joined(separator: " or ")). Type some more of it."
    case .notPartOfStage(let path, let stage):
      return "\(path) is not a file of stage \(stage), so there is nothing to put back."
    case .answerMissing(let question, let option):
      return "Nobody answered “\(question)”, so nothing was changed. Without a terminal, say "
        + "“\(option, .code)”."

    case .noCourse(let from):
      return "No course was found in \(from) or above it. Go to the course folder, or name it: "
        + "\(call("--course DIR"))."
    case .notACourse(let path):
      return "\(path) is not a course: it has no lessons/course.json."
    case .courseGone(let path):
      return "The course is not in \(path) any more. Go to where it is now, and start the "
        + "tutor again."
    case .courseUnreadable(let path, let reason):
      return "\(path) cannot be read: \(reason). \(CourseFolder.mending(path))"
    case .courseDamaged(let path, let reason):
      return "\(path) is damaged: \(reason). \(CourseFolder.mending(path))"
    case .courseVersion(let path, let found, let supported):
      return "\(path) has version \(found), and this tutor reads version \(supported). "
        + "Start the tutor that came with the course."
    case .courseFileMissing(let path):
      return "The course is damaged: \(path) is missing. \(CourseFolder.mending(path))"
    case .stageNotWritten(let number, let title):
      return "Stage \(number), “\(title)”, is not written yet. \(call("list")) shows the stages."
    case .exercisesMissing(let path, let stage):
      return "The folder \(path) is missing, and with it your files. If you moved it, move it back;"
        + " \(call("reset \(stage)")) makes a new one for stage \(stage)."
    case .stageFolderMissing(let path, let stage):
      return backUp("The folder \(path)", by: "reset \(stage)")
    case .filesMissing(let paths):
      return paths.map { backUp($0, by: "reset \($0)") }.joined()
    case .hintsMissing(let path, let task):
      return "\(path) has no hints for the task “\(task)”."
    case .noBackup(let stage):
      return "There is no backup of stage \(stage) that differs from what is there now."
    case .noResults:
      return "There are no results yet. \(call("check")) makes some."
    case .notWritable(let path, let reason):
      return "\(path) cannot be written: \(reason.endedOnce) Mend that or name another place, "
        + "then try again."
    case .unusable(let fault):
      return StyledText(fault.description)
    case .notReset(let fault, let backup, let isHalfDone):
      if isHalfDone {
        let kept = backup.map { "What was there is in \($0)" } ?? "Nothing was there before"
        return "\(fault.description) Some files were changed before that. \(kept)."
      }
      let waiting = backup.map { " The backup \($0) is still there." } ?? ""
      return "Nothing was changed. \(fault.description)\(waiting)"
    case .stageBusy(let stage):
      return "Another tutor is just changing the files of stage \(stage), or was stopped while it "
        + "did. Wait for it or end it, then try again."
    case .outputLost(let reason):
      return
        "Not all of the output could be written: \(reason). Do not rely on what there is of it."
    case .notAReport(let path):
      return "\(path) is there already and is no report, so it stays as it is. Name another file."
    case .notResults(let path):
      return "There are no results in \(path): name a folder that \(call("grade")) wrote, or a "
        + "result.json."
    case .resultDamaged(let path, let reason):
      return "\(path) is damaged: \(reason). Grade that submission again, or leave the file out."
    case .resultVersion(let path, let found, let supported):
      return "\(path) has version \(found), and this tutor reads version \(supported). "
        + "Use the tutor that wrote it."
    case .resultsDiffer(let id, let paths):
      return "“\(id)” has different results in \(paths.joined(separator: " and ")). "
        + "Remove the one that does not count."
    case .runsDiffer(let what, let paths):
      return "\(paths.joined(separator: " and ")) cannot be put together: they differ in the "
        + "\(what). Grade both on the same terms."
    case .outputTaken(let path):
      return "\(path) is there already, so it stays as it is. Name a new folder."
    case .nobodyChosen(let choice):
      let statuses = SubmissionResult.Status.allCases.map(\.rawValue).joined(separator: ", ")
      return "There is no result for “\(choice.shortened)”. Name the id of a submission, or one of "
        + "\(statuses)."
    case .nothingToSay(let id, let format):
      return "“\(id)” could not be graded, and \(format) has no way to say so but a score of 0. "
        + "Grade it again."
    case .oneLearnerAFile(let format, let learners):
      return "\(format) has room for one learner, and there are \(learners). Name a folder for a "
        + "file each, “\("-o FOLDER", .code)”, or one of them, “\("--only ID", .code)”."
    case .progressNotKept(let path):
      return "Nothing can be recorded while \(path) is there. Move it away."
    case .progressUnreadable:
      return "Nothing can be recorded before that is mended."
    case .progressBusy(let path):
      return
        "Another tutor was stopped while it wrote \(path). Let it go on or end it, then try again."
    case .recordRequired(let fault):
      return "A solution shown before its time is recorded. \(fault.description)"

    case .solutionNotEarned(let stage):
      return
        "Stage \(stage) has not passed yet, and the solution is worth more after you found your"
        + " own. \(call("hint \(stage)")) helps; \(call("solution \(stage) --reveal")) shows it all "
        + "the same, and keeps a record of that."
    }
  }
}

extension CourseFolder {
  /// How to mend what belongs to the course.
  static func mending(_ path: String) -> String {
    "“git checkout -- \(path)” in the course folder brings it back; without git, download the "
      + "course again and copy it from there."
  }
}

extension Reset.Finish {
  func message(stage: Int) -> StyledText {
    func kept(_ backup: String?) -> String {
      backup.map { " What was there before is in \($0)." } ?? ""
    }
    switch self {
    case .done(let backup):
      return "A reset of stage \(stage) had been stopped half way. It is finished now."
        + "\(kept(backup))"
    case .leftAlone(let backup):
      return "A reset of stage \(stage) had been stopped half way, and files were edited since: "
        + "they all stay as they are.\(kept(backup))"
    }
  }
}

extension ProgressStore.Warning {
  var message: StyledText {
    func kept(_ place: String?) -> String {
      place.map { "It was kept as \($0), and progress begins anew." }
        ?? "It could not be set aside, so it stays as it is and nothing new is recorded."
    }
    switch self {
    case .damaged(let path, let keptAs):
      return
        "\(path) is damaged. \(kept(keptAs)) Your files are untouched; check a stage to have it "
        + "counted."
    case .newer(let path, let version, let keptAs):
      return "\(path) has version \(version), from a newer tutor. \(kept(keptAs)) Your files are "
        + "untouched."
    case .unreadable(let fault):
      return "\(fault.description) Nothing new is recorded."
    case .damagedResults(let path, let keptAs):
      let kept = keptAs.map { "It was kept as \($0)." } ?? "It could not be set aside."
      return "\(path) is damaged. \(kept) Check the stage to have results again."
    }
  }
}

extension String {
  /// With one full stop at the end: some of the system's words bring their own.
  fileprivate var endedOnce: String { hasSuffix(".") ? self : self + "." }

  /// What the learner typed, no longer than a sentence can bear, and on one line.
  fileprivate var shortened: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: " ").truncated(to: 60)
  }
}
