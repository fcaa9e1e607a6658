import Foundation

/// What a direct build takes for granted: everything of the last build by SwiftPM but the text of
/// the stage's files. As long as the basis is the same, so is all that depends on it.
struct BuildBasis: Equatable {
  /// A line for each file, with what tells one state of it from another.
  let text: String

  /// The basis as it is now; nil if it is unknown which toolchain `swift` stands for.
  init?(of stage: Stage, in folder: CourseFolder, toolchain: Toolchain) {
    guard let frontend = toolchain.frontend else { return nil }
    // A copy of the course with its builds has the paths of the original in them.
    var lines = [folder.root.path, Self.state(of: frontend)]
    for file in ["Package.swift", "Package.resolved"] {
      lines.append(Self.state(of: "\(folder.root.path)/\(file)"))
    }
    let sources = FileTree(folder.root.appending(path: "Sources"))
    lines += sources.files.map { Self.state(of: "\(sources.root.path)/\($0)") }
    // What stands in these is compiled each time. Which Swift files a learner has is looked up then,
    // too; which others there are, and that one is the main file, is planned.
    lines += FileTree(folder.exercise(stage)).files.filter { file in
      !file.hasSuffix(".swift") || file.hasSuffix("main.swift")
    }
    lines += FileTree(folder.root.appending(path: folder.suitePath(stage))).files
    text = lines.joined(separator: "\n")
  }

  /// A line about a file that changes whenever the file does, or when there is none.
  static func state(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "\(path): none" }
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return "\(path): \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)"
  }
}
