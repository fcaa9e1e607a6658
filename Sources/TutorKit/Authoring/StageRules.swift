import Foundation

/// What must hold of a stage's stub, exercise and solution as they are written.
struct StageRules {
  let folder: CourseFolder
  let stage: Stage

  var faults: [CourseFault] { fileFaults + markFaults + solutionMarks }

  private var stub: FileTree { FileTree(folder.stub(stage)) }

  private var fileFaults: [CourseFault] {
    let stub = stub
    let place = folder.path(of: folder.stub(stage))
    guard !stub.files.isEmpty else { return [CourseFault(path: place, flaw: .nothingThere)] }
    // A learner may have added files of their own to an exercise, but misses none.
    let twins = [folder.exercise(stage), folder.solution(stage)].compactMap { twin in
      let files = Set(FileTree(twin).files)
      let missing = stub.files.filter { !files.contains($0) }
      let extra = files.subtracting(stub.files).sorted()
      return missing.isEmpty && extra.isEmpty
        ? nil
        : CourseFault(
          path: folder.path(of: twin),
          flaw: .otherFiles(missing: missing, extra: extra, than: place))
    }
    let undeclared = stage.files.filter { !stub.files.contains($0) }.map { file in
      let path = folder.path(of: folder.description)
      return CourseFault(
        path: path, line: folder.line(of: "\"\(file)\"", in: path), flaw: .fileNotDeclared(file))
    }
    return twins + undeclared
  }

  // MARK: Places to edit

  private var markFaults: [CourseFault] {
    let marks = marks(in: folder.stub(stage))
    let tasks = Set(stage.tasks.indices.map { $0 + 1 })
    let wrong = marks.compactMap { mark -> CourseFault? in
      guard let task = mark.task, tasks.contains(task) else {
        return CourseFault(path: mark.path, line: mark.line, flaw: .markWithoutTask(mark.text))
      }
      return stage.files.contains(mark.file)
        ? nil : CourseFault(path: mark.path, line: mark.line, flaw: .markInUneditedFile)
    }
    let unmarked = tasks.subtracting(marks.compactMap(\.task)).sorted().map {
      CourseFault(path: folder.path(of: folder.stub(stage)), flaw: .taskWithoutMark($0))
    }
    return wrong + unmarked
  }

  private var solutionMarks: [CourseFault] {
    marks(in: folder.solution(stage)).map {
      CourseFault(path: $0.path, line: $0.line, flaw: .markInSolution)
    }
  }

  private struct Mark {
    /// The path below the stage's folder.
    let file: String
    /// The path below the course.
    let path: String
    let line: Int
    let text: String
    /// The number of the task that stands behind it.
    let task: Int?
  }

  private func marks(in place: URL) -> [Mark] {
    FileTree(place).files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let path = "\(folder.path(of: place))/\(file)"
      return folder.lines(of: path).enumerated().compactMap { index, line -> Mark? in
        guard let text = line.firstMatch(of: #/TODO.*/#) else { return nil }
        let number = line.firstMatch(of: #/\/\/ TODO: (\d+)\. /#).flatMap { Int($0.output.1) }
        return Mark(
          file: file, path: path, line: index + 1, text: String(text.output), task: number)
      }
    }
  }
}
