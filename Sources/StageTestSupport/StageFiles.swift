import Foundation
import Testing

/// The source files of a stage, found from a place in its suite.
///
/// Swift says where it stopped in the form `Module/File.swift`, which no editor can open.
struct StageFiles {
  private let root: String
  private let slug: String

  /// - Parameter location: A place in a suite: `…/Tests/Stages/01-one/OneTests.swift`.
  init(of location: SourceLocation) {
    self.init(suiteFile: "\(location.filePath)")
  }

  init(suiteFile path: String) {
    let parts = path.components(separatedBy: "/Tests/Stages/")
    root = parts[0]
    slug = parts.count > 1 ? parts[1].components(separatedBy: "/")[0] : ""
  }

  /// The path below the package of a file that Swift calls `Module/File.swift`; nil for a file of no
  /// stage.
  func path(of moduleAndFile: String) -> String? {
    guard !slug.isEmpty else { return nil }
    let name = "/" + (moduleAndFile as NSString).lastPathComponent
    let isSuite = (moduleAndFile as NSString).deletingLastPathComponent.hasSuffix("Tests")
    let stages = SubjectEnvironment[SubjectEnvironment.stages] ?? "Exercises"
    let folder = (isSuite ? "Tests/Stages" : stages) + "/" + slug
    let paths = FileManager.default.subpaths(atPath: root + "/" + folder) ?? []
    return paths.first { ("/" + $0).hasSuffix(name) }.map { folder + "/" + $0 }
  }
}
