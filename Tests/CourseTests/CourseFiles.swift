import Foundation
import TutorKit
import Workshop

/// The files of a course folder, as its authors keep them.
struct CourseFiles {
  /// The course folder.
  let root: URL
  /// The stages that `lessons/course.json` lists.
  let stages: [Stage]
  /// The stages that the manifest lists.
  let manifestStages: [ManifestStage]

  /// The course that these tests belong to.
  static func ofThisPackage() throws -> CourseFiles {
    try CourseFiles(
      root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent())
  }

  init(root: URL) throws {
    self.root = root
    stages = try Stage.all(in: root)
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    manifestStages = ManifestStage.all(in: manifest)
  }

  /// The stages that can be done.
  var written: [Stage] { stages.filter(\.isWritten) }

  func stub(_ stage: Stage) -> URL { root.appending(path: "lessons/stubs/\(stage.slug)") }
  func exercise(_ stage: Stage) -> URL { root.appending(path: "Exercises/\(stage.slug)") }
  func solution(_ stage: Stage) -> URL { root.appending(path: "Solutions/\(stage.slug)") }
  func suite(_ stage: Stage) -> URL { root.appending(path: "Tests/Stages/\(stage.slug)") }

  func lesson(_ stage: Stage) throws -> Markdown { try page("pages", stage) }
  func hints(_ stage: Stage) throws -> Markdown { try page("hints", stage) }

  private func page(_ folder: String, _ stage: Stage) throws -> Markdown {
    let file = root.appending(path: "lessons/en/\(folder)/\(stage.slug).md")
    return Markdown(try String(contentsOf: file, encoding: .utf8))
  }

  /// The functions of a stage's suite that are tests and are not there to be looked at, in the order
  /// in which they are written.
  func tests(of stage: Stage) throws -> [String] {
    let file = suite(stage).appending(path: "\(stage.module)Tests.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let test = /@Test\("[^"]+"\)\s+func (?<name>\w+\(\))/
    return source.matches(of: test).map { String($0.name) }
  }

  /// The files below a folder, as paths below it, sorted.
  static func files(below folder: URL) -> [String] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let file = folder.appending(path: path).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// The folders that lie in a folder, sorted.
  static func folders(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !files(below: folder.appending(path: $0)).isEmpty }.sorted()
  }
}

/// A stage as the manifest lists it.
struct ManifestStage: Equatable {
  let folder: String
  let module: String
  let hasNibs: Bool
  let suiteHasNibs: Bool

  /// The stages in the text of a manifest. They are a literal list, since SwiftPM caches what a
  /// manifest computes.
  static func all(in manifest: String) -> [ManifestStage] {
    let entry = /Stage\(\s*folder: "(?<folder>[^"]+)",\s*module: "(?<module>[^"]+)"(?<rest>[^)]*)\)/
    return manifest.matches(of: entry).map { match in
      ManifestStage(
        folder: String(match.folder), module: String(match.module),
        hasNibs: match.rest.contains(/\bhasNibs: true/),
        suiteHasNibs: match.rest.contains(/\bsuiteHasNibs: true/))
    }
  }
}
