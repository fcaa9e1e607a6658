extension CourseFault {
  /// Where it is: `lessons/course.json:12`.
  var place: String { line.map { "\(path):\($0)" } ?? path }

  /// What is wrong and what to do, in sentences for an author.
  var sentence: String {
    switch flaw {
    case .entryMissing(let stage):
      "The list of stages lacks \(stage.code). Add it."
    case .entryContradicted(let stage):
      "The list of stages has \(stage.code), which course.json or the folders contradict. Mend it."
    case .unlistedStage:
      "course.json lists no written stage of this name. Add the stage there, or move this away."
    case .nothingThere:
      "Nothing is there. Write it; CONTRIBUTING.md says what belongs in it."
    case .otherFiles(let missing, let extra, let other):
      "It must have the same files as \(other)."
        + (missing.isEmpty ? "" : " Missing: \(missing.joined(separator: ", ")).")
        + (extra.isEmpty ? "" : " Too many: \(extra.joined(separator: ", ")).")
    case .nibNameTaken(let other):
      "\(other) has the same name, and one would be found in place of the other. Rename one."

    case .fileNotDeclared(let file):
      "The stage's “files” name \(file), which its stub lacks. Mend the name, or add the file."
    case .taskWithoutMark(let task):
      "No place is marked with “// TODO: \(task).”, so nobody finds where task \(task) is done. "
        + "Mark each of its places."
    case .markWithoutTask(let mark):
      "“\(mark)” does not begin with the number of a task of this stage. Write “// TODO: 1. …”."
    case .markInUneditedFile:
      "A place to edit is marked, but course.json does not name the file among “files”. Add it."
    case .markInSolution:
      "A solution has nothing left to do. Take the mark away."

    case .suiteWithoutTraits:
      "The suite must be marked @Suite(.serialized, .ownProcess): tests run in teaching order, and "
        + "one that stops takes no other along."
    case .suiteWithoutScreen:
      "The suite has no function @Test(\"…\", .screen) func screen(), so the stage cannot be drawn."
    case .testCount(let count):
      "The stage has \(count) tests; a stage has 10 to 20. Split or join some."
    case .testNotInSuite(let test):
      "A task names the test \(test), which the suite does not have. Mend the name, or write it."
    case .testNotInTask(let test):
      "No task names the test \(test). Add it to the task in course.json that it judges."
    case .testsInOtherOrder:
      "The tests of the tasks stand in another order than in the suite. Teaching order is one order."
    case .feedbackWithoutTest(let test):
      "The stage's “feedback” names the test \(test), which no task has. Mend the name, or take it away."
    case .checkWithoutRule:
      "This check does not say which rule is broken. Ask by expect(…, \"the rule\"), or add a comment."

    case .title(let title):
      "The page's title must be “# \(title)”, as course.json has it."
    case .minutes(let count):
      "The text before the first heading must say “\(count) minutes”, as course.json does."
    case .tasks(let wanted, let found):
      "The headings of the tasks must be \(Self.list(wanted)), as in course.json. "
        + "They are \(Self.list(found))."
    case .noFailure:
      "A lesson begins with “## Read a real failure first” and, in a block of code, what a check of "
        + "the stub says. Add it before the first task."
    case .noScope:
      "The text before the first heading must say what is “out of scope”."
    case .noAppListing:
      "A lesson has a section “## In an app” with a listing in Swift, which a pass shows. Add it."
    case .noLimits:
      "The section “In an app” must say when not to use the pattern: “Do not …”."
    case .wideLine(let count):
      "This line of code has \(count) columns; on a terminal of 80, 76 are left. Break it."
    case .listingNotCompiled:
      "This listing stands in no file that is compiled. Quote the stub, the solution or the suite "
        + "as they are, or put what it shows into a file of Tests/Listings."
    case .lastLine(let wanted):
      "The page must end with “\(wanted)”."
    case .hintLevels(let task):
      "The task “\(task)” needs “### look”, “### tool” and “### shape”, in this order, with text."
    case .solutionLine(let line):
      "This hint gives a line of the solution away: \(line). Show it on other data."

    case .variations(let folder, let wanted, let found):
      "There must be \(wanted) variations or more in “\(folder)”, and there are \(found)."

    case .notBuilt(let text):
      "It does not compile: \(text)"
    case .warning(let text):
      "The compiler warns: \(text). Code of the course has no warnings."
    case .badForm(let text):
      "It is not in the form of the house: \(text). Scripts/format mends that."
    case .stubPasses:
      "The stub passes all tests, so there is nothing to do in this stage."
    case .taskPasses(let task):
      "On the stub every test of task \(task) passes, so there is nothing to do in it. A test must "
        + "fail until it is done."
    case .notRun(let test):
      "On the stub the test \(test) does not run to its end. The suite must tell of every test."
    case .solutionFails(let test, let message):
      "The solution does not pass \(test): \(message)"
    case .notSaid(let quote):
      "The check of the stub does not say this any more: \(quote). Quote what it says now."
    }
  }

  private static func list(_ titles: [String]) -> String {
    titles.isEmpty ? "none" : titles.map { "“\($0)”" }.joined(separator: ", ")
  }
}
