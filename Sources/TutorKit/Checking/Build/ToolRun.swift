import CProcess
import Foundation

/// Runs the programs that a build of a stage consists of, one after the other.
struct ToolRun {
  /// How a program of a build ended.
  enum Outcome {
    /// By itself, having written this.
    case ended(ProcessRun.End, output: String)
    /// It took too long and was stopped.
    case timedOut(Overtime)
    /// It was stopped because it was about to use up something else, in words that follow it.
    case stopped(String)
  }

  /// How much of the output is read: far more than anyone can.
  private static let outputLimit = 4 << 20
  /// How long a compiler that is stopped may take to say where it is.
  private static let lastWords = Duration.seconds(5)

  let folder: CourseFolder
  let stage: Stage
  var limits: CheckLimits
  let environment: [String: String]
  /// Where the programs keep temporary files, of which the compiler forgets many.
  let temporary: ScratchFolder
  let interruption: Interruption

  /// Runs a program to its end in the course folder. One that is killed runs again.
  ///
  /// - Parameters:
  ///   - command: The path of the program, and its arguments.
  ///   - variables: What its environment has besides.
  ///   - progress: Is told what the output says of a build's progress.
  func run(
    _ command: [String], variables: [String: String] = [:], progress: (CheckProgress) -> Void
  ) throws(CheckError) -> Outcome {
    for _ in 1...ProcessRun.tries {
      let outcome = try runOnce(command, variables, progress)
      guard case .ended(let end, _) = outcome, end.isKill else { return outcome }
    }
    throw .killed(program: command[0])
  }

  private func runOnce(
    _ command: [String], _ variables: [String: String], _ progress: (CheckProgress) -> Void
  ) throws(CheckError) -> Outcome {
    let run = try ProcessRun(request(command, variables))
    var monitor = BuildMonitor(of: stage, limits: limits)
    var output: [UInt8] = []
    var isLate = false
    var deadline: SuspendingClock.Instant? = monitor.deadline
    var wish: Interruption? = interruption
    while true {
      switch run.next(before: deadline, interruption: wish) {
      case .wrote(_, let bytes):
        if output.count < Self.outputLimit { output += bytes }
        monitor.read(bytes).forEach(progress)
        if !isLate { deadline = monitor.deadline }
      case .expired where !isLate:
        isLate = true
        deadline = .now + Self.lastWords
        run.askWhere()
      case .expired:
        deadline = nil
        run.stop(grace: .seconds(2))
      case .interrupted:
        wish = nil
        deadline = nil
        run.stop(grace: .seconds(2))
      case .ended(let end):
        if wish == nil { throw .interrupted }
        let text = String(decoding: output, as: UTF8.self)
        // The time of a core is told by a signal.
        if isLate || end == .signalled(SIGXCPU) {
          return .timedOut(Overtime(limit: monitor.limit, isWhole: monitor.isWhole, output: text))
        }
        if let complaint = limits.building?.complaint(about: end) { return .stopped(complaint) }
        return .ended(end, output: text)
      }
    }
  }

  /// The program that a build made of these objects.
  func program(at path: String, of objects: StageObjects) -> StageProgram {
    StageProgram(
      path: path, folder: folder, stage: stage, limits: limits, environment: environment,
      objects: objects)
  }

  private func request(_ command: [String], _ variables: [String: String]) -> ProcessRun.Request {
    var environment = environment.filter { !$0.key.hasPrefix("LISTKATA_") }
    environment.merge(variables) { $1 }
    // A compiler that is asked where it is need not name its own functions: that takes seconds.
    environment["LLVM_DISABLE_SYMBOLIZATION"] = "1"
    // Swift's driver (6.3.1) stops in a temporary folder whose path has other letters.
    if temporary.url.path.utf8.allSatisfy({ $0 < 0x80 }) {
      environment["TMPDIR"] = temporary.url.path
    }
    var request = ProcessRun.Request(
      executable: command[0], arguments: Array(command.dropFirst()), environment: environment,
      directory: folder.root.path, limits: [Int(CPROCESS_CORE_SIZE): 0])
    if let building = limits.building {
      request.limits.merge(building.ofProcess(within: limits.build)) { $1 }
      request.mostProcesses = building.processes
    }
    return request
  }
}
