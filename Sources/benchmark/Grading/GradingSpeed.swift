import Foundation

/// A class is graded beside the loop that one would write without the tutor: a copy of the course for
/// each submission, and `swift test` in it. Then a large class beside a small one.
///
/// - Parameters:
///   - course: a copy of the course that has been built.
///   - count: how many submissions the loop judges, too.
///   - large: how many submissions a large class has.
///   - say: takes each line as soon as it is known, since all of it takes half an hour.
/// - Complexity: the loop builds the engine once a submission.
func gradingSpeed(
  of course: URL, count: Int, large: Int, say: (String) -> Void
) throws {
  let place = FileManager.default.temporaryDirectory.appending(path: "grading-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: place) }
  let small = try SampleClass(count, from: course, in: place.appending(path: "small"))
  let big = try SampleClass(large, from: course, in: place.appending(path: "large"))
  let results = place.appending(path: "results")

  let comparison = try Measurement(
    "\(count) submissions of stage 1, nothing built", limit: 0.125,
    rounds: 1, "tutor grade",
    {
      try? FileManager.default.removeItem(at: course.appending(path: ".tutor/grading"))
      return try time { _ = try grade(small, into: results, in: course) }
    },
    against: "swift test in each copy",
    { try time { try small.loop(in: place.appending(path: "copies"), like: course) } })

  say(comparison.line)
  for (name, side) in [("tutor grade", comparison.subject), ("the loop", comparison.baseline)] {
    let rate = Double(count) * (Duration.seconds(60) / side.best)
    say("\(name): \(String(format: "%.1f", rate)) submissions a minute")
  }

  // From now on both have the same benches, so the engine's build counts for neither.
  var peaks: [Int] = []
  func cost(of sample: SampleClass) throws -> Duration {
    try time { peaks.append(try grade(sample, into: results, in: course)) } / sample.count
  }
  let growth = try Measurement(
    "cost of one submission", limit: 1.1, rounds: 1, "in a class of \(large)",
    { try cost(of: big) }, against: "in a class of \(count)", { try cost(of: small) })
  let ratio = Double(peaks[0]) / Double(max(1, peaks[1]))
  let memory =
    "memory of the grader: \(large) submissions \(peaks[0]) KB, \(count) submissions \(peaks[1]) KB, "
    + "ratio \(String(format: "%.2f", ratio))"
  say(growth.line)
  say(memory)
}

/// Grades a class, and gives the most memory that the grader had, in kilobytes.
private func grade(_ sample: SampleClass, into results: URL, in course: URL) throws -> Int {
  try? FileManager.default.removeItem(at: results)
  let process = Process()
  process.executableURL = course.appending(path: ".tutor/build/tutor/release/tutor")
  process.arguments =
    ["grade", sample.folder.path, "-o", results.path, "--course", course.path]
    + SampleClass.stages.flatMap { ["--stage", $0] }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  let ended = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in ended.signal() }
  try process.run()
  var peak = 0
  while ended.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
    peak = max(peak, peakMemory(of: process.processIdentifier))
  }
  let gradebook = results.appending(path: "gradebook.csv")
  // Its lines end as CSV's do, in a pair that Swift takes for one character.
  let text = try String(contentsOf: gradebook, encoding: .utf8)
  let rows = text.split(whereSeparator: \.isNewline).count
  guard rows == sample.count + 1 else {
    throw GradingSpeedFault.notGraded(rows - 1, of: sample.count)
  }
  return peak
}

enum GradingSpeedFault: Error {
  case notGraded(Int, of: Int)
}

/// The most memory that a process has had so far, in kilobytes; 0 where nobody says.
private func peakMemory(of process: pid_t) -> Int {
  let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}
