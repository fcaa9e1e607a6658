import Foundation

/// What a learner may call a stage: its number, its slug or an unambiguous beginning of it (with or
/// without the number), its module, or the path of anything in one of its folders.
struct StageName {
  let course: Course
  let folder: CourseFolder
  let workingDirectory: URL

  /// A stage, and the one file of it when the name was a file's path.
  struct Match: Equatable {
    let stage: Stage
    /// The file, as a path below the stage's folder.
    var file: String?
  }

  func resolve(_ name: String) throws(TutorError) -> Match {
    if let match = byPath(name) { return match }
    if let number = Int(name) {
      guard let stage = course.stages.first(where: { $0.number == number }) else {
        // Who counts on behind the last stage means the page that is there.
        let page = number > course.stages.count ? course.epilogue : nil
        throw .unknownStage(name, suggestions: [], page: page?.slug)
      }
      return Match(stage: stage)
    }
    let wanted = name.lowercased()
    if let exact = course.stages.first(where: { $0.names.contains(wanted) }) {
      return Match(stage: exact)
    }
    let begun = course.stages.filter { stage in
      !wanted.isEmpty && stage.names.contains { $0.hasPrefix(wanted) }
    }
    guard begun.count < 2 else { throw .ambiguousStage(name, matches: begun.map(\.slug)) }
    if let stage = begun.first { return Match(stage: stage) }
    if let page = course.epilogue(named: name) { throw .pageIsNoStage(page.slug) }
    throw .unknownStage(name, suggestions: suggestions(for: wanted), page: nil)
  }

  /// The stages that a name is near to, nearest first.
  private func suggestions(for name: String) -> [String] {
    // One letter is one slip away from everything.
    guard name.count > 1 else { return [] }
    return course.stages
      .compactMap { stage in
        // A slip in a beginning is as near as one in the whole.
        stage.names
          .map { min(name.editDistance(to: $0), name.editDistance(to: $0.prefix(name.count))) }
          .min().map { (stage.slug, $0) }
      }
      .filter { $0.1 <= max(1, name.count / 3) }
      .sorted { $0.1 < $1.1 }
      .prefix(2).map(\.0)
  }

  /// The stage whose folder a path leads into: of the exercises, or of the stubs, solutions, suites.
  private func byPath(_ name: String) -> Match? {
    guard name.contains("/") || name.hasSuffix(".swift") || name == "." else { return nil }
    let given = workingDirectory.place(name)
    // A path is read from where the learner is, or from the course folder, where messages count
    // their paths from; what is there comes before what might be.
    let places = [given, given.resolvingSymlinksInPath(), folder.root.place(name)]
    let present = places.filter { FileManager.default.fileExists(atPath: $0.path) }
    for url in present + places {
      for stage in course.stages {
        for place in [
          folder.exercise(stage), folder.stub(stage), folder.solution(stage), suite(stage),
        ] {
          if url.path == place.path { return Match(stage: stage) }
          if url.path.hasPrefix(place.path + "/") {
            return Match(stage: stage, file: String(url.path.dropFirst(place.path.count + 1)))
          }
        }
      }
    }
    return byFileName(given.lastPathComponent)
  }

  /// The stage that alone has a file of this name.
  private func byFileName(_ name: String) -> Match? {
    let owners = course.stages.filter { $0.files.contains(name) }
    guard owners.count == 1, let stage = owners.first else { return nil }
    return Match(stage: stage, file: name)
  }

  private func suite(_ stage: Stage) -> URL {
    folder.root.appending(path: "Tests/Stages/\(stage.slug)")
  }
}

extension Stage {
  /// Everything that the stage may be called in words, in small letters.
  fileprivate var names: [String] {
    let words = slug.drop { $0.isNumber || $0 == "-" }
    return [slug, String(words), module.lowercased()]
  }
}
