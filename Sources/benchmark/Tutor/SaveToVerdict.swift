import Foundation

/// From a save to the verdict: `tutor check` beside plain `swift test --filter`, after the same edit.
///
/// - Parameter course: a copy of the course that may be changed. Both ways have been run in it once,
///   so that what is measured is the learner's loop and not the first build.
func saveToVerdict(in course: URL) throws -> [Measurement] {
  var measurements: [Measurement] = []
  for stage in stages {
    for edit in Edit.all(stage) {
      measurements.append(try saveToVerdict(of: stage, after: edit, in: course))
    }
  }
  return measurements
}

private struct Stage {
  let number: Int
  let module: String
  /// The file that a learner saves most.
  let file: String
  /// What stands in it, and the mistake in its place that makes tests fail.
  let mistake: (right: String, wrong: String)
}

private let stages = [
  Stage(
    number: 1, module: "HardCodedStrings",
    file: "01-hard-coded-strings/BookListViewController.swift",
    mistake: ("cell.show(books[indexPath.row])", "cell.show(books[0])")),
  Stage(
    number: 2, module: "RegistrationProtocols",
    file: "02-registration-protocols/UICellRegister.swift",
    mistake: (
      "tableView.register(nib, forCellReuseIdentifier: cellId)",
      "tableView.register(self, forCellReuseIdentifier: cellId)"
    )),
]

/// What a learner saves. No compiler can skip it, since it is new each time.
private struct Edit {
  let name: String
  /// Makes the next text of the file from the solution's.
  let text: (_ solution: String, _ save: Int) -> String

  static func all(_ stage: Stage) -> [Edit] {
    [
      Edit(name: "passes") { $0 + "private let save\($1) = \($1)\n" },
      Edit(name: "fails") {
        $0.replacing(stage.mistake.right, with: stage.mistake.wrong)
          + "private let save\($1) = \($1)\n"
      },
      Edit(name: "does not compile") { $0 + "private let save\($1): Int = \"\"\n" },
    ]
  }
}

private func saveToVerdict(of stage: Stage, after edit: Edit, in course: URL) throws
  -> Measurement
{
  let file = course.appending(path: "Exercises/\(stage.file)")
  let solution = try String(contentsOf: file, encoding: .utf8)
  precondition(solution.contains(stage.mistake.right), "\(stage.file) has another text now")
  defer { try? solution.write(to: file, atomically: true, encoding: .utf8) }
  var saves = 0

  func verdict(of command: String) throws -> Duration {
    saves += 1
    try edit.text(solution, saves).write(to: file, atomically: true, encoding: .utf8)
    return try time { try run(URL(filePath: "/bin/sh"), ["-c", command], in: course) }
  }

  let check = "./tutor check \(stage.number)"
  let test = "swift test --filter '^\(stage.module)Tests[.]'"
  _ = try verdict(of: check)
  _ = try verdict(of: test)
  return try Measurement(
    "save to verdict, stage \(stage.number), code that \(edit.name)", limit: 1, rounds: 3,
    "tutor check", { try verdict(of: check) },
    against: "swift test", { try verdict(of: test) })
}
