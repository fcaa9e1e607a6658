import Foundation

/// From a save to the verdict: `tutor check` beside plain `swift test --filter`, after the same edit.
///
/// - Parameters:
///   - course: a copy of the course that may be changed. Both ways have been run in it once, so that
///     what is measured is the learner's loop and not the first build.
///   - tell: is given each measurement as soon as it is there.
func saveToVerdict(in course: URL, tell: (Measurement) -> Void) throws {
  for stage in stages { try saveToVerdict(of: stage, in: course, tell: tell) }
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
  Stage(
    number: 3, module: "HeaderFooterRegistries",
    file: "03-header-footer-registries/UITableViewHeaderFooterViewRegister.swift",
    mistake: (
      "tableView.register(nib, forHeaderFooterViewReuseIdentifier: viewId)",
      "tableView.register(self, forHeaderFooterViewReuseIdentifier: viewId)"
    )),
  Stage(
    number: 4, module: "GenericDataSource",
    file: "04-generic-data-source/TableViewDataSource.swift",
    mistake: ("configure(cell, items[indexPath.row])", "configure(cell, items[0])")),
  Stage(
    number: 5, module: "GenericWrapperCell",
    file: "05-generic-wrapper-cell/GenericTableViewCell.swift",
    mistake: ("contentView.embed(customView)", "contentView.addSubview(customView)")),
  Stage(
    number: 6, module: "EnumSectionModel",
    file: "06-enum-section-model/ShopListViewController.swift",
    mistake: ("opened.append(book)", "opened.removeAll()")),
]

/// What a learner saves. No compiler can skip it, since it is new each time.
private struct Edit {
  let name: String
  /// The most that the tutor may take of what SwiftPM takes.
  let limit: Double
  /// Makes the next text of the file from the solution's.
  let text: (_ solution: String, _ save: Int) -> String

  static func all(_ stage: Stage) -> [Edit] {
    func statement(_ save: Int, before line: String) -> String { "_ = \(save)\n    \(line)" }
    let mistake = stage.mistake
    return [
      Edit(name: "passes", limit: 0.7) {
        $0.replacing(mistake.right, with: statement($1, before: mistake.right))
      },
      Edit(name: "passes, with a new declaration", limit: 0.7) {
        $0 + "private let save\($1) = \($1)\n"
      },
      Edit(name: "fails", limit: 0.7) {
        $0.replacing(mistake.right, with: statement($1, before: mistake.wrong))
      },
      Edit(name: "does not compile", limit: 0.5) { $0 + "private let save\($1): Int = \"\"\n" },
    ]
  }
}

private func saveToVerdict(
  of stage: Stage, in course: URL, tell: (Measurement) -> Void
) throws {
  let file = course.appending(path: "Exercises/\(stage.file)")
  let solution = try String(contentsOf: file, encoding: .utf8)
  precondition(solution.contains(stage.mistake.right), "\(stage.file) has another text now")
  defer { try? solution.write(to: file, atomically: true, encoding: .utf8) }
  var saves = 0

  func verdict(of command: String, after edit: Edit) throws -> Duration {
    saves += 1
    try edit.text(solution, saves).write(to: file, atomically: true, encoding: .utf8)
    return try time { try run(URL(filePath: "/bin/sh"), ["-c", command], in: course) }
  }

  let check = "./tutor check \(stage.number)"
  let test = "swift test --filter '^\(stage.module)Tests[.]'"
  let edits = Edit.all(stage)
  // The first builds of a stage are not the learner's loop: the tutor has SwiftPM make the first
  // one, and compiles all of the stage itself in the second.
  for command in [check, check, test] { _ = try verdict(of: command, after: edits[0]) }
  for edit in edits {
    tell(
      try Measurement(
        "save to verdict, stage \(stage.number), code that \(edit.name)", limit: edit.limit,
        rounds: 3, "tutor check", { try verdict(of: check, after: edit) },
        against: "swift test", { try verdict(of: test, after: edit) }))
  }
}
