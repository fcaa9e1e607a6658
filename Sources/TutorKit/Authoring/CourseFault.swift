/// Something in a course that its author has to mend, and where.
struct CourseFault: Equatable {
  /// The file or folder, as a path below the course folder.
  let path: String
  /// The line in the file, from 1, where there is one.
  var line: Int?
  let flaw: Flaw

  /// What is wrong.
  enum Flaw: Equatable {
    // The list of stages, and what lies about.
    case entryMissing(ManifestStage)
    case entryContradicted(ManifestStage)
    case unlistedStage
    case nothingThere
    case otherFiles(missing: [String], extra: [String], than: String)
    case nibNameTaken(by: String)

    // Places to edit.
    case fileNotDeclared(String)
    case taskWithoutMark(Int)
    case markWithoutTask(String)
    case markInUneditedFile
    case markInSolution

    // Suites.
    case suiteWithoutTraits
    case suiteWithoutScreen
    case testCount(Int)
    case testNotInSuite(String)
    case testNotInTask(String)
    case testsInOtherOrder
    case feedbackWithoutTest(String)
    case checkWithoutRule

    // Pages.
    case title(wanted: String)
    case minutes(wanted: Int)
    case tasks(wanted: [String], found: [String])
    case noFailure
    case noScope
    case noAppListing
    case noLimits
    case wideLine(count: Int)
    case listingNotCompiled
    case lastLine(wanted: String)
    case hintLevels(task: String)
    case solutionLine(String)

    // Variations.
    case variations(folder: String, wanted: Int, found: Int)

    // What builds and runs say.
    case notBuilt(String)
    case warning(String)
    case badForm(String)
    case stubPasses
    case taskPasses(Int)
    case notRun(String)
    case solutionFails(test: String, message: String)
    case notSaid(String)
  }
}
