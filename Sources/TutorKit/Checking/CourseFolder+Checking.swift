import Foundation

/// What a check needs to know of a course folder. Paths are below the course folder unless they
/// say otherwise, since that is how reports name files.
extension CourseFolder {
  /// The whole path of the folder in which the tutor builds, apart from the learner's `.build`.
  var scratch: String { kept.path + "/build/check" }

  /// The folder of the learner's files of a stage.
  func exercisePath(_ stage: Stage) -> String { path(of: exercise(stage)) }

  /// The folder of the suite of a stage.
  func suitePath(_ stage: Stage) -> String { "Tests/Stages/\(stage.slug)" }

  /// The folder of the stubs of a stage as they were.
  func stubPath(_ stage: Stage) -> String { path(of: stub(stage)) }

  /// The files that the course put into the learner's folder, whether or not a task is about them.
  func givenFiles(_ stage: Stage) -> [String] {
    let given = files(in: stubPath(stage)).map { path in
      exercisePath(stage) + path.dropFirst(stubPath(stage).count)
    }
    return given.isEmpty ? stage.files.map { "\(exercisePath(stage))/\($0)" } : given
  }

  /// A whole path as one below the course; nil for a file elsewhere.
  func relative(_ path: String) -> String? {
    let prefix = root.path + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// A text with every whole path in the course shortened to one below it.
  func shortened(_ text: String) -> String {
    text.replacingOccurrences(of: root.path + "/", with: "")
  }

  /// The lines of a file; none if it cannot be read.
  func lines(of path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: "\(root.path)/\(path)") else { return [] }
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The source file of a stage that Swift calls `Module/File.swift`, which no editor could open; nil
  /// for a file that is no part of the stage.
  func path(of moduleAndFile: String, in stage: Stage) -> String? {
    let parts = moduleAndFile.split(separator: "/")
    guard parts.count == 2 else { return nil }
    let folders = [stage.module: exercisePath(stage), stage.module + "Tests": suitePath(stage)]
    return folders[String(parts[0])].flatMap { folder in
      swiftFiles(in: folder).first { $0.hasSuffix("/" + parts[1]) }
    }
  }

  /// Every Swift file in a folder, sorted.
  func swiftFiles(in folder: String) -> [String] {
    files(in: folder).filter { $0.hasSuffix(".swift") }
  }

  /// Whether a build takes a file for one in another language than Swift.
  static func isOtherSource(_ path: String) -> Bool {
    [".c", ".m", ".mm", ".cc", ".cpp", ".cxx", ".s", ".S"].contains { path.hasSuffix($0) }
  }

  /// Every file in a folder, sorted.
  func files(in folder: String) -> [String] {
    let entries = FileManager.default.enumerator(atPath: "\(root.path)/\(folder)")
    var files: [String] = []
    while let name = entries?.nextObject() as? String {
      let type = entries?.fileAttributes?[.type] as? FileAttributeType
      if type != .typeDirectory { files.append("\(folder)/\(name)") }
    }
    return files.sorted()
  }

  /// Throws unless everything is there that a check of the stage needs.
  func requireParts(of stage: Stage) throws(CheckError) {
    let isThere = { (path: String) in
      FileManager.default.fileExists(atPath: "\(root.path)/\(path)")
    }
    for path in ["Package.swift", suitePath(stage)] where !isThere(path) {
      throw .courseFileMissing(path)
    }
    let missing = givenFiles(stage).filter { !isThere($0) }
    guard missing.isEmpty else { throw .learnerFilesMissing(missing, stage: stage.slug) }
  }
}
