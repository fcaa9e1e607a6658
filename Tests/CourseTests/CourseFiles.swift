import Foundation

@testable import TutorKit

/// A course folder, and what its authors promise of it.
struct CourseFiles {
  /// The course folder.
  let root: URL
  /// The stages that `lessons/course.json` lists.
  let stages: [Stage]
  /// What must hold of the course as it is written.
  let rules: CourseRules

  /// The course that these tests belong to.
  static func ofThisPackage() throws -> CourseFiles {
    try CourseFiles(
      root: URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent())
  }

  init(root: URL) throws {
    self.root = root
    let folder = CourseFolder(root)
    let course = try Course.load(from: folder)
    stages = course.stages
    rules = CourseRules(folder: folder, course: course)
  }

  /// The stages that can be done.
  var written: [Stage] { stages.filter(\.isWritten) }

  func stub(_ stage: Stage) -> URL { rules.folder.stub(stage) }
  func solution(_ stage: Stage) -> URL { rules.folder.solution(stage) }

  /// The files below a folder, as paths below it, sorted.
  static func files(below folder: URL) -> [String] {
    FileTree(folder).files
  }

  /// The folders that lie in a folder and hold files, sorted.
  static func folders(in folder: URL) -> [String] {
    let paths = files(below: folder).filter { $0.contains("/") }
    return Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }
}

extension [CourseFault] {
  /// The faults as an author reads them.
  var sentences: [String] { map { "\($0.place): \($0.sentence)" } }
}
