import Foundation

/// Prints ratios, each pair measured side by side. `Scripts/benchmark` builds this in release,
/// makes a copy of the course to play with, and runs it.
///
///     benchmark engine
///     benchmark tutor COURSE
///     benchmark grading COURSE COUNT LARGE
@main
struct Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("engine", 1):
      print(openAndScrollUniformTable().line)
      print(openAndScrollEstimatedTable().line)
      print(openAndScrollSelfSizingTable().line)
      print(openAndScrollGrid().line)
      print(openAndScrollList().line)
      print(pooledDequeue().line)
      for measurement in batchUpdates() { print(measurement.line) }
      for measurement in diffableApply() { print(measurement.line) }
      for line in try memory() { print(line) }
    case ("memory", 2):
      print(arguments.last.flatMap(MemoryUse.init)?.take() ?? 0)
    case ("tutor", 2):
      let course = URL(filePath: arguments.last ?? ".", directoryHint: .isDirectory)
      for line in try startUp(of: course) { print(line) }
      try saveToVerdict(in: course) { measurement in
        print(measurement.line)
        // It takes minutes, so nobody should have to wait for all of it.
        fflush(nil)
      }
    case ("grading", 4):
      let course = URL(filePath: arguments[2], directoryHint: .isDirectory)
      let (count, large) = (Int(arguments[3]) ?? 20, Int(arguments[4]) ?? 500)
      try gradingSpeed(of: course, count: count, large: large) { line in
        print(line)
        fflush(nil)
      }
    default:
      let usage =
        "usage: benchmark engine | benchmark tutor COURSE | benchmark grading COURSE COUNT LARGE\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
  }
}
