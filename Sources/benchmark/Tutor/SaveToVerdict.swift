import Foundation

/// From a save to the verdict: `tutor check` beside plain `swift test --filter`, after the same edit.
///
/// - Parameter course: a copy of the course that may be changed. Both ways have been run in it once,
///   so that what is measured is the learner's loop and not the first build.
func saveToVerdict(in course: URL) throws -> [Measurement] {
  var measurements: [Measurement] = []
  for stage in stages { measurements.append(try saveToVerdict(of: stage, in: course)) }
  return measurements
}

private struct Stage {
  let number: Int
  let module: String
  /// The file that a learner saves most.
  let file: String
}

private let stages = [
  Stage(
    number: 1, module: "HardCodedStrings",
    file: "01-hard-coded-strings/BookListViewController.swift"),
  Stage(
    number: 2, module: "RegistrationProtocols",
    file: "02-registration-protocols/UICellRegister.swift"),
]

private func saveToVerdict(of stage: Stage, in course: URL) throws -> Measurement {
  let file = course.appending(path: "Exercises/\(stage.file)")
  let solution = try String(contentsOf: file, encoding: .utf8)
  defer { try? solution.write(to: file, atomically: true, encoding: .utf8) }
  var saves = 0

  /// Saves a change that no compiler can skip and that changes no behaviour, then runs a command.
  func verdict(of command: String) throws -> Duration {
    saves += 1
    try (solution + "private let save\(saves) = \(saves)\n")
      .write(to: file, atomically: true, encoding: .utf8)
    return try time { try run(URL(filePath: "/bin/sh"), ["-c", command], in: course) }
  }

  let check = "./tutor check \(stage.number)"
  let test = "swift test --filter '^\(stage.module)Tests[.]'"
  _ = try verdict(of: check)
  _ = try verdict(of: test)
  return try Measurement(
    "save to verdict, stage \(stage.number)", limit: 1, rounds: 3,
    "tutor check", { try verdict(of: check) },
    against: "swift test", { try verdict(of: test) })
}
