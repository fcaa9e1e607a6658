import Foundation

/// A copy of the course in which suites judge the code of one submission after the other, each as
/// fast as an edit of a learner's would be.
///
/// What is built there stays between runs. The copy is brought up to date first, file by file, so that
/// nothing is built again that has not changed.
package struct Bench: Sendable {
  /// The copy.
  let folder: CourseFolder
  private let course: CourseFolder

  /// The parts of a course that a check needs.
  private static let parts = ["Package.swift", "Sources", "Tests/Stages", "lessons"]

  init(of course: CourseFolder, at root: URL) {
    self.course = course
    folder = CourseFolder(root)
  }

  /// Makes the copy the same as the course, with every stage as its solution, and with files of its
  /// own in the suites.
  ///
  /// - Parameter additions: Those files, by their paths below the course.
  func refresh(additions: [String: Data]) throws(TutorError) {
    var wanted = additions.mapValues(Source.data)
    for part in Self.parts {
      for (path, url) in try Self.files(course, part) { wanted[path] = .file(url) }
    }
    for (path, url) in try Self.files(course, "Solutions") {
      wanted["Exercises" + path.dropFirst("Solutions".count)] = .file(url)
    }
    for part in Self.parts + ["Exercises"] {
      for (path, url) in try Self.files(folder, part) where wanted[path] == nil {
        try remove(url)
      }
    }
    for (path, source) in wanted {
      switch source {
      case .data(let data): try write(data, to: path)
      case .file(let url): try write(read(url), to: path)
      }
    }
  }

  /// Makes these the files of a stage, and no others.
  ///
  /// - Parameter files: The files, by their paths below the stage's folder.
  func write(_ files: [String: Data], of stage: Stage) throws(TutorError) {
    let place = folder.exercisePath(stage)
    for (path, url) in try Self.files(folder, place)
    where files[String(path.dropFirst(place.count + 1))] == nil {
      try remove(url)
    }
    for (path, data) in files { try write(data, to: "\(place)/\(path)") }
  }

  /// The files of a stage's solution, by their paths below the stage's folder.
  func solution(of stage: Stage) throws(TutorError) -> [String: Data] {
    let place = course.path(of: course.solution(stage))
    var files: [String: Data] = [:]
    for (path, url) in try Self.files(course, place) {
      files[String(path.dropFirst(place.count + 1))] = try read(url)
    }
    return files
  }

  private enum Source {
    case data(Data)
    case file(URL)
  }

  // MARK: The disk

  private func read(_ url: URL) throws(TutorError) -> Data {
    try access(url, .read) { try Data(contentsOf: url) }
  }

  private func remove(_ url: URL) throws(TutorError) {
    try access(url, .remove) { try FileManager.default.removeItem(at: url) }
  }

  /// A file that stays as it is keeps its time, by which builds know that it has not changed.
  private func write(_ data: Data, to path: String) throws(TutorError) {
    let place = folder.root.appending(path: path)
    if (try? Data(contentsOf: place)) == data { return }
    try access(place, .write) {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: place, options: .atomic)
    }
  }

  /// Names the file, as seen from the course, where something fails.
  private func access<Result>(
    _ url: URL, _ wish: FileFault.Wish, _ body: () throws -> Result
  ) throws(TutorError) -> Result {
    do {
      return try body()
    } catch {
      throw .unusable(course.fault(wish, url, error.systemCode))
    }
  }

  /// The files below a path, or the file that it is, by their paths below the root.
  private static func files(
    _ folder: CourseFolder, _ path: String
  ) throws(TutorError) -> [(path: String, url: URL)] {
    let place = folder.root.appending(path: path)
    if FileKind.at(place) == .file { return [(path, place)] }
    return try FileTree(whole: place, in: folder).files.map {
      ("\(path)/\($0)", place.appending(path: $0))
    }
  }
}
