import CProcess
import Foundation

/// The program that a build of a stage made: its suite, with the learner's code in it.
struct StageProgram {
  /// Where the build left it.
  let path: String
  let folder: CourseFolder
  let stage: Stage
  let limits: CheckLimits
  var environment: [String: String]
  /// What it was linked of.
  let objects: StageObjects

  /// What to start in order to run some functions of the suite.
  ///
  /// The event stream of Swift Testing comes through descriptor 3: there is no file of it that the
  /// learner's code could rewrite.
  ///
  /// - Parameters:
  ///   - functions: The functions.
  ///   - place: The working directory.
  ///   - variables: What the environment has besides.
  func request(
    running functions: [String], in place: ScratchFolder, variables: [String: String]
  ) -> ProcessRun.Request {
    var environment = environment.filter { !$0.key.hasPrefix("LISTKATA_") }
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["LISTKATA_STAGES"] = folder.stages
    environment["LISTKATA_TEST_LIMIT"] = String(limits.test / .seconds(1))
    environment.merge(variables) { $1 }
    let request = ProcessRun.Request(
      executable: launcher.path,
      arguments: launcher.arguments + ["--testing-library", "swift-testing"]
        + functions.flatMap { ["--filter", filter(for: $0)] } + Self.silence + Self.eventStream,
      environment: environment, directory: place.url.path, hasRecords: true,
      limits: [
        Int(CPROCESS_CORE_SIZE): 0, Int(CPROCESS_MEMORY): limits.memory,
        Int(CPROCESS_FILE_SIZE): limits.fileSize, Int(CPROCESS_CPU_TIME): limits.cpu,
        Int(CPROCESS_OPEN_FILES): limits.openFiles,
      ], isGuarded: true, mostProcesses: limits.processes)
    guard let sandbox = limits.sandbox else { return request }
    // The program, the bundles beside it, and the learner's folder, by which stops are told.
    let products = URL(filePath: path).deletingLastPathComponent().path
    return sandbox.wrapped(
      request, readable: [products, folder.exercise(stage).path], writable: [place.url.path])
  }

  /// How the program ended, if it ran in a sandbox that ended so.
  func end(_ end: ProcessRun.End, errors: String) -> ProcessRun.End {
    limits.sandbox?.unwrapped(end, errors: errors) ?? end
  }

  /// Asks the program for the identifiers of its tests, without running any: `Suite/test()`.
  func listTests() throws(CheckError) -> [String] {
    let request = ProcessRun.Request(
      executable: launcher.path,
      arguments: launcher.arguments + ["--testing-library", "swift-testing", "--list-tests"],
      environment: environment)
    let module = "\(stage.module)Tests."
    let answer = try ProcessRun.answer(of: request, within: limits.test)
    // Half a list would let tests be forgotten.
    guard answer.end == .exited(0) else {
      throw .cannotStart(program: path, reason: "it did not list its tests: \(answer.end.text)")
    }
    return answer.output
      .split(separator: "\n").filter { $0.hasPrefix(module) }
      .map { String($0.dropFirst(module.count)) }
  }

  /// The path by which the program itself can open its descriptor 3.
  #if os(Linux)
    static let recordsPath = "/proc/self/fd/3"
  #else
    static let recordsPath = "/dev/fd/3"
  #endif

  /// The arguments that make Swift Testing print nothing, so that what comes out is the code's own. What
  /// it would print stands in the event stream, with less of how long things took.
  private static let silence = ["--verbosity", String(Int.min)]

  /// The arguments that make Swift Testing write its event stream there.
  private static let eventStream = [
    "--event-stream-output-path", recordsPath, "--event-stream-version", "0",
  ]

  /// A filter that matches one function of the suite, and nothing else. An identifier goes on with
  /// the place in the source, after a slash.
  private func filter(for function: String) -> String {
    "^" + NSRegularExpression.escapedPattern(for: stage.testID(of: function)) + "/"
  }

  private var launcher: (path: String, arguments: [String]) {
    #if os(macOS)
      // There the product is a bundle, and a helper of the toolchain loads it.
      let helper = "/usr/libexec/swift/pm/swiftpm-testing-helper"
      let developer = environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app/Contents/Developer"
      let toolchain = developer + "/Toolchains/XcodeDefault.xctoolchain"
      return (
        toolchain + helper,
        ["--test-bundle-path", path + "/Contents/MacOS/ListKataPackageTests"]
      )
    #else
      return (path, [])
    #endif
  }
}
