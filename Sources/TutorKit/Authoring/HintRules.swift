import Foundation

/// What must hold of a stage's hints as they are written.
struct HintRules {
  let folder: CourseFolder
  let stage: Stage

  /// A line that is longer than this and new in the solution is the solution's own.
  private static let mostCharacters = 20

  var faults: [CourseFault] {
    let path = folder.path(of: folder.hints(stage))
    guard let page = PageSource(path, in: folder) else {
      return [CourseFault(path: path, flaw: .nothingThere)]
    }
    return taskFaults(of: page) + page.wideLines + giveaways(in: page)
  }

  private func taskFaults(of page: PageSource) -> [CourseFault] {
    let wanted = stage.tasks.map(\.title)
    let found = page.titles(level: 2)
    guard found == wanted else {
      return [CourseFault(path: page.path, flaw: .tasks(wanted: wanted, found: found))]
    }
    return wanted.compactMap { task in
      let levels = page.sections(below: task)
      let isWhole =
        levels.map(\.title) == HintPage.Level.allCases.map(\.rawValue)
        && !levels.contains(where: \.text.isEmpty)
      return isWhole
        ? nil
        : CourseFault(
          path: page.path, line: page.section(task)?.line, flaw: .hintLevels(task: task))
    }
  }

  private func giveaways(in page: PageSource) -> [CourseFault] {
    let secrets = newLines
    return page.lines.enumerated().flatMap { index, line in
      secrets.filter(line.contains).map {
        CourseFault(path: page.path, line: index + 1, flaw: .solutionLine($0))
      }
    }
  }

  /// The lines of the solution that the stub lacks and that are long enough to be its own.
  private var newLines: [String] {
    lines(of: folder.solution(stage)).subtracting(lines(of: folder.stub(stage)))
      .filter { $0.count > Self.mostCharacters }.sorted()
  }

  private func lines(of place: URL) -> Set<String> {
    let tree = FileTree(place)
    return Set(
      tree.files.flatMap { file in
        (tree.content(of: file) ?? "").split(separator: "\n").map {
          String($0.trimmingPrefix(/\s+/))
        }
      })
  }
}
