import Foundation

/// The files about a whole class, made from one result after the other: none is kept, so that a large
/// class needs hardly more memory than a small one.
struct ClassFiles {
  private let run: RunRecord?
  private var gradebook: CSVReport
  private var page: ClassPage

  init(graded: GradedClass) {
    run = graded.run
    gradebook = CSVReport(graded: graded)
    page = ClassPage(graded: graded)
  }

  /// Adds a learner behind the others.
  mutating func add(_ result: SubmissionResult) {
    gradebook.add(result)
    page.add(result)
  }

  /// The files by name.
  func data() throws -> [(String, Data)] {
    var files = [
      ("gradebook.csv", Data(gradebook.text.utf8)), ("index.html", Data(page.text.utf8)),
    ]
    if let run { files.append((ResultSource.runName, try ResultFile.data(run))) }
    return files
  }
}
