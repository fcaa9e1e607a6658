import Foundation

/// What must hold of a course as it is written, without building anything.
struct CourseRules {
  let folder: CourseFolder
  let course: Course

  /// The faults of the course and of all its stages.
  var faults: [CourseFault] {
    manifestFaults + strayFolders + nibFaults + course.written.flatMap(faults(of:))
      + epilogueFaults
  }

  /// The faults of one stage.
  func faults(of stage: Stage) -> [CourseFault] {
    StageRules(folder: folder, stage: stage).faults
      + SuiteRules(folder: folder, stage: stage).faults
      + LessonRules(folder: folder, course: course).faults(of: stage)
      + HintRules(folder: folder, stage: stage).faults
      + variationFaults(of: stage)
  }

  // MARK: The list of stages, and what lies about

  private var manifestFaults: [CourseFault] {
    let entries = ManifestStage.all(in: folder.lines(of: "Package.swift").joined(separator: "\n"))
    let expected = course.written.map { stage in
      ManifestStage(
        folder: stage.slug, module: stage.module, hasNibs: !nibs(folder.solution(stage)).isEmpty,
        suiteHasNibs: !nibs(folder.suite(stage)).isEmpty)
    }
    let missing = expected.filter { !entries.contains($0) }
    let contradicted = entries.filter { !expected.contains($0) }
    return missing.map { CourseFault(path: "Package.swift", flaw: .entryMissing($0)) }
      + contradicted.map { entry in
        CourseFault(
          path: "Package.swift",
          line: folder.line(of: "folder: \"\(entry.folder)\"", in: "Package.swift"),
          flaw: .entryContradicted(entry))
      }
  }

  /// Folders of stages that the course does not list as written.
  private var strayFolders: [CourseFault] {
    let slugs = Set(course.written.map(\.slug))
    return ["Exercises", "Solutions", "Tests/Stages", "lessons/stubs"].flatMap { place in
      let tree = FileTree(folder.root.appending(path: place))
      let found = Set(tree.files.compactMap { $0.split(separator: "/").first.map(String.init) })
      return found.subtracting(slugs).sorted().map {
        CourseFault(path: "\(place)/\($0)", flaw: .unlistedStage)
      }
    }
  }

  private func nibs(_ place: URL) -> [String] {
    FileTree(place.appending(path: "Nibs")).files
  }

  /// Nibs are looked up by their names alone.
  private var nibFaults: [CourseFault] {
    var owners: [String: String] = [:]
    return course.written.flatMap { stage in
      [folder.stub(stage), folder.suite(stage)].flatMap { place in
        nibs(place).compactMap { nib in
          let path = "\(folder.path(of: place))/Nibs/\(nib)"
          guard let owner = owners.updateValue(path, forKey: nib) else { return nil }
          return CourseFault(path: path, flaw: .nibNameTaken(by: owner))
        }
      }
    }
  }

  // MARK: What belongs to no folder of a stage

  /// A course that keeps variations keeps enough of them.
  private func variationFaults(of stage: Stage) -> [CourseFault] {
    let all = "Tests/CourseTests/Misconceptions"
    guard FileKind.at(folder.root.appending(path: all)) == .folder else { return [] }
    let path = "\(all)/\(stage.slug)"
    return [("wrong", 8), ("right", 3)].compactMap { name, wanted in
      let found = FileTree(folder.root.appending(path: "\(path)/\(name)")).files.count
      return found >= wanted
        ? nil
        : CourseFault(
          path: path, flaw: .variations(folder: name, wanted: wanted, found: found))
    }
  }

  private var epilogueFaults: [CourseFault] {
    course.epilogue.map { LessonRules(folder: folder, course: course).faults(of: $0) } ?? []
  }
}

extension CourseFolder {
  /// The folder of a stage's suite.
  func suite(_ stage: Stage) -> URL { root.appending(path: suitePath(stage)) }

  /// The first line of a file that has a text in it, from 1.
  func line(of text: String, in path: String) -> Int? {
    lines(of: path).firstIndex { $0.contains(text) }.map { $0 + 1 }
  }
}
