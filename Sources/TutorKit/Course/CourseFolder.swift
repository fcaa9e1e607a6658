import Foundation

/// The folder of a course, and where everything in it lies.
struct CourseFolder: Equatable, Sendable {
  /// The folder itself, behind all symlinks.
  let root: URL
  /// The folder of the code that suites judge, as a path below the root: the learner's, unless an
  /// author asks about the stubs or the solutions.
  let stages: String

  init(_ root: URL, stages: String = "Exercises") {
    self.root = root.resolvingSymlinksInPath()
    self.stages = stages
  }

  /// Whether it was not moved away meanwhile.
  var isThere: Bool { FileKind.at(root) == .folder }

  /// The file that makes a folder a course.
  var description: URL { root.appending(path: "lessons/course.json") }

  // What the learner edits and reads.
  var exercises: URL { root.appending(path: stages) }
  func exercise(_ stage: Stage) -> URL { exercises.appending(path: stage.slug) }
  func stub(_ stage: Stage) -> URL { root.appending(path: "lessons/stubs/\(stage.slug)") }
  func solution(_ stage: Stage) -> URL { root.appending(path: "Solutions/\(stage.slug)") }
  func page(_ slug: String) -> URL { root.appending(path: "lessons/en/pages/\(slug).md") }
  func lesson(_ stage: Stage) -> URL { page(stage.slug) }
  func hints(_ stage: Stage) -> URL { root.appending(path: "lessons/en/hints/\(stage.slug).md") }

  // What the tutor keeps.
  var kept: URL { root.appending(path: ".tutor") }
  var progress: URL { kept.appending(path: "progress.json") }
  var history: URL { kept.appending(path: "history") }
  func results(_ stage: Stage) -> URL { kept.appending(path: "results/\(stage.slug).json") }
  func backups(_ stage: Stage) -> URL { kept.appending(path: "backups/\(stage.slug)") }

  /// The path of something in the course, as the learner would say it: below the course folder.
  func path(of url: URL) -> String {
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }

  /// Finds the course that a run is about.
  ///
  /// That is the folder of `--course`, or else the nearest one that the working directory is in, or
  /// else the one that the launcher belongs to. Every path is followed behind its symlinks; a
  /// working directory that was reached through a symlink is also tried as the shell wrote it, since
  /// only that path may lead through the course.
  static func find(wish: String?, in environment: TutorEnvironment) throws(TutorError)
    -> CourseFolder
  {
    let here = environment.workingDirectory
    if let wish {
      let folder = CourseFolder(environment.url(wish))
      guard folder.isCourse else { throw .notACourse(path: folder.root.path) }
      return folder
    }
    var starts = [here.resolvingSymlinksInPath()]
    if let shellPath = environment.variables["PWD"] { starts.append(URL(filePath: shellPath)) }
    for start in starts {
      if let folder = nearest(to: start) { return folder }
    }
    if let own = environment.variables["LISTKATA_COURSE"] {
      let folder = CourseFolder(URL(filePath: own))
      if folder.isCourse { return folder }
    }
    throw .noCourse(from: here.path)
  }

  /// One that may not be looked into is a course, too: reading it says why not.
  private var isCourse: Bool {
    FileKind.at(description, behindLinks: true) != nil || errno == EACCES
  }

  private static func nearest(to start: URL) -> CourseFolder? {
    var place = start.standardizedFileURL
    while true {
      let folder = CourseFolder(place)
      if folder.isCourse { return folder }
      guard place.path != "/" else { return nil }
      place.deleteLastPathComponent()
    }
  }
}
