import Foundation

extension StageTemplate {
  /// The stage as the course gives it to learners.
  ///
  /// - Throws: When the course has not all that the stage is graded with. What a submission would lack
  ///   because of that would seem to be the learner's fault.
  init(_ stage: Stage, in course: CourseFolder) throws {
    let stub = try FileTree(whole: course.stub(stage), in: course)
    let solution = try FileTree(whole: course.solution(stage), in: course)
    // They have the same files: those that learners edit, and what comes with them.
    let all = Set(stub.files + solution.files + stage.files)
    let missing =
      course.missing(all.subtracting(solution.files), in: course.solution(stage))
      + course.missing(all.subtracting(stub.files), in: course.stub(stage))
    guard missing.isEmpty else {
      throw GradingFault.courseIncomplete(stage: stage.slug, missing: missing)
    }
    var given: [String: Data] = [:]
    for file in stub.files {
      do throws(FileFault) {
        given[file] = try course.read(stub[file], limit: FileTree.sizeLimit)
        _ = try course.read(solution[file], limit: FileTree.sizeLimit)
      } catch {
        throw TutorError.unusable(error)
      }
    }
    self.init(slug: stage.slug, declared: stage.files, given: given)
  }
}

extension CourseFolder {
  /// The paths of files that are not in a folder, or of the folder that is not there itself.
  fileprivate func missing(_ files: Set<String>, in folder: URL) -> [String] {
    guard !files.isEmpty else { return [] }
    let path = path(of: folder)
    var place = ""
    for name in path.split(separator: "/") {
      place += place.isEmpty ? name : "/\(name)"
      if FileKind.at(root.appending(path: place), behindLinks: true) == nil { return [place] }
    }
    return files.sorted().map { "\(path)/\($0)" }
  }
}

extension FileTree {
  /// The files of a part of a course.
  ///
  /// - Throws: When some folder in it cannot be listed.
  init(whole root: URL, in course: CourseFolder) throws(TutorError) {
    self.init(root)
    if let unlisted { throw .unusable(course.fault(.read, unlisted.folder, unlisted.code)) }
  }
}
