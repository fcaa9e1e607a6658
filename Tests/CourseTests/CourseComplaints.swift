import Foundation
import TutorKit

extension CourseFiles {
  /// What keeps the parts of the course from agreeing, a sentence each. None when all is well.
  ///
  /// This is what adding a stage needs: its folders, its entry in `lessons/course.json`, and its
  /// entry in the list in `Package.swift`.
  func complaints() -> [String] {
    numberComplaints() + manifestComplaints() + strayFolders() + written.flatMap(complaints(of:))
  }

  private func numberComplaints() -> [String] {
    stages.enumerated().filter { $1.number != $0 + 1 }.map {
      "course.json: stage \($0 + 1) in the list, \($1.slug), has the number \($1.number)"
    }
  }

  private func manifestComplaints() -> [String] {
    let expected = written.map { stage in
      ManifestStage(
        folder: stage.slug, module: stage.module,
        hasNibs: !CourseFiles.files(below: solution(stage).appending(path: "Nibs")).isEmpty,
        suiteHasNibs: !CourseFiles.files(below: suite(stage).appending(path: "Nibs")).isEmpty)
    }
    return expected.filter { !manifestStages.contains($0) }.map {
      "Package.swift: the list of stages lacks \($0)"
    }
      + manifestStages.filter { !expected.contains($0) }.map {
        "Package.swift: the list of stages has \($0), which course.json or the folders contradict"
      }
  }

  /// Folders of stages that the course does not list as written.
  private func strayFolders() -> [String] {
    let slugs = written.map(\.slug)
    return ["Exercises", "Solutions", "Tests/Stages", "lessons/stubs"].flatMap { folder in
      CourseFiles.folders(in: root.appending(path: folder)).filter { !slugs.contains($0) }.map {
        "\(folder)/\($0): course.json lists no written stage of this name"
      }
    }
  }

  private func complaints(of stage: Stage) -> [String] {
    var complaints: [String] = []
    let stubFiles = CourseFiles.files(below: stub(stage))
    if stubFiles.isEmpty { complaints.append("\(stage.slug): no files in lessons/stubs") }
    for (name, folder) in [("Exercises", exercise(stage)), ("Solutions", solution(stage))] {
      let files = CourseFiles.files(below: folder)
      if files != stubFiles {
        complaints.append(
          "\(stage.slug): \(name) has \(files), and lessons/stubs has \(stubFiles)")
      }
    }
    for file in stage.files where !stubFiles.contains(file) {
      complaints.append("\(stage.slug): course.json declares \(file), which the stub lacks")
    }
    let tests = (try? tests(of: stage)) ?? []
    if tests != stage.expectedTests {
      complaints.append(
        "\(stage.slug): the suite has \(tests), expected are \(stage.expectedTests)")
    }
    return complaints + lessonComplaints(of: stage) + hintComplaints(of: stage)
  }

  private func lessonComplaints(of stage: Stage) -> [String] {
    guard let lesson = try? lesson(stage) else { return ["\(stage.slug): no lesson"] }
    var complaints: [String] = []
    if lesson.titles(level: 1) != [stage.title] {
      complaints.append("\(stage.slug): the lesson's title is not “\(stage.title)”")
    }
    let tasks = stage.tasks.enumerated().map { "\($0 + 1). \($1.title)" }
    let headings = lesson.titles(level: 2).filter { $0.first?.isNumber == true }
    if headings != tasks {
      complaints.append("\(stage.slug): the lesson's tasks are \(headings), expected are \(tasks)")
    }
    if lesson.sections.first?.text.contains("\(stage.minutes) minutes") != true {
      complaints.append(
        "\(stage.slug): the lesson does not begin by saying \(stage.minutes) minutes")
    }
    complaints += wideLines(of: lesson, in: "lesson", of: stage)
    let next = stages.first { $0.number == stage.number + 1 }
    if let next,
      lesson.sections.last?.text.hasSuffix("Next stage: [\(next.title)](\(next.slug).md)") != true
    {
      complaints.append("\(stage.slug): the lesson does not end with the next page, \(next.slug)")
    }
    return complaints
  }

  private func hintComplaints(of stage: Stage) -> [String] {
    guard let hints = try? hints(stage) else { return ["\(stage.slug): no hints"] }
    var complaints: [String] = []
    if hints.titles(level: 2) != stage.tasks.map(\.title) {
      complaints.append("\(stage.slug): the hints are for \(hints.titles(level: 2))")
    }
    for task in stage.tasks {
      let levels = hints.sections(below: task.title)
      if levels.map(\.title) != ["look", "tool", "shape"] || levels.contains(where: \.text.isEmpty)
      {
        complaints.append("\(stage.slug): “\(task.title)” lacks a hint: look, tool and shape")
      }
    }
    let text = hints.sections.map(\.text).joined(separator: "\n")
    return complaints + wideLines(of: hints, in: "hints", of: stage)
      + newLines(of: stage).filter { text.contains($0) }.map {
        "\(stage.slug): a hint gives a line of the solution away: \($0)"
      }
  }

  /// Lines of code that a terminal of 80 columns would break: the tutor indents code by four.
  private func wideLines(of page: Markdown, in name: String, of stage: Stage) -> [String] {
    page.code.filter { $0.count > 76 }.map {
      "\(stage.slug): a line of code in the \(name) is wider than 76 columns: \($0)"
    }
  }

  /// The lines of a solution that its stub lacks and that are long enough to be its own.
  private func newLines(of stage: Stage) -> [String] {
    func lines(of folder: URL) -> Set<String> {
      var lines: Set<String> = []
      for file in CourseFiles.files(below: folder) {
        let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
        lines.formUnion(text.split(separator: "\n").map { $0.trimmingPrefix(/\s+/).description })
      }
      return lines
    }
    return lines(of: solution(stage)).subtracting(lines(of: stub(stage))).filter { $0.count > 20 }
      .sorted()
  }
}
