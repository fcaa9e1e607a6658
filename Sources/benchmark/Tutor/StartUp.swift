import Foundation

/// How long the tutor takes to say what it can do, and how much memory for it; then how long to list
/// the stages, and to show a lesson.
func startUp(of course: URL) throws -> [String] {
  let tutor = course.appending(path: ".tutor/build/tutor/release/tutor")
  func best(_ arguments: String...) throws -> String {
    var best = Duration.seconds(60)
    for _ in 0..<20 { best = min(best, try time { try run(tutor, arguments, in: course) }) }
    return "tutor \(arguments.joined(separator: " ")): \(best.text)"
  }
  let help = try best("--help")
  // Of all that has run so far, the tutor has needed most.
  var usage = rusage()
  getrusage(ofChildren, &usage)
  let megabytes = Double(usage.ru_maxrss) / maxrssUnitsPerMegabyte
  return [
    "\(help) (limit 20 ms), " + String(format: "%.1f MB (limit 30 MB)", megabytes),
    try best("list"), try best("lesson", "1"),
  ]
}

#if os(Linux)
  private let ofChildren = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
  private let maxrssUnitsPerMegabyte = 1024.0
#else
  private let ofChildren = RUSAGE_CHILDREN
  private let maxrssUnitsPerMegabyte = 1024.0 * 1024.0
#endif

/// Runs a program to its end. What it prints and how it ends do not matter here.
///
/// `waitUntilExit` would notice the end up to 50 ms late, which is more than a start of the tutor
/// takes: even `true` seems to run that long.
func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  let ended = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in ended.signal() }
  try process.run()
  ended.wait()
}
