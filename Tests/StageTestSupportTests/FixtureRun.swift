import Foundation
import Testing

@testable import StageTestSupport

/// A run of the fixtures in a process of its own, which is what `swift test` is to a stage's suite.
struct FixtureRun {
  let events: [SubjectEvent]
  let output: String
  let errors: String
  let status: Int32
  private let folder: TemporaryFolder

  /// Runs fixtures with a time limit that bounds a hang.
  init(_ names: String..., limit: String = "20", environment: [String: String] = [:]) async throws {
    let (process, folder) = try Self.prepare(names, limit: limit, environment: environment)
    self.folder = folder
    let output = folder.url.appending(path: "out")
    let errors = folder.url.appending(path: "err")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    await withCheckedContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume() }
    }
    status = process.terminationStatus
    events = SubjectEvent.events(in: try Data(contentsOf: folder.url.appending(path: "events")))
    self.output = try String(contentsOf: output, encoding: .utf8)
    self.errors = try String(contentsOf: errors, encoding: .utf8)
  }

  /// A process that runs fixtures as soon as it is started, and its folder.
  static func prepare(
    _ names: [String], limit: String, environment: [String: String] = [:]
  ) throws -> (Process, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
      .resolvingSymlinksInPath()
    let filters = names.flatMap {
      ["--filter", "^StageTestSupportTests\\.(Screen)?Fixtures/\(TestCommand.escaped($0))\\("]
    }
    process.arguments =
      ["--testing-library", "swift-testing"] + filters + [
        "--event-stream-output-path", folder.url.appending(path: "events").path,
        "--event-stream-version", "0",
      ]
    process.environment = ProcessInfo.processInfo.environment
      .merging([fixtureVariable: folder.url.path, SubjectEnvironment.limit: limit]) { $1 }
      .merging(environment) { $1 }
    return (process, folder)
  }

  /// The comments of each issue of a fixture, in order.
  func issues(of name: String) -> [[String]] {
    events.filter { $0.issue != nil && $0.testID?.contains("/\(name)(") == true }
      .map { $0.messages?.dropFirst().map(\.text) ?? [] }
  }

  /// How a fixture ended: `pass`, `fail`, or nil when it did not.
  func verdict(of name: String) -> String? {
    events.last { $0.kind == "testEnded" && $0.testID?.contains("/\(name)(") == true }?
      .messages?.first?.symbol
  }

  /// The number that a fixture left in its folder.
  func process(_ name: String) throws -> pid_t {
    try #require(Self.process(name, in: folder))
  }

  static func process(_ name: String, in folder: TemporaryFolder) -> pid_t? {
    (try? String(contentsOf: folder.url.appending(path: name), encoding: .utf8)).flatMap(pid_t.init)
  }

  /// Whether a process is gone, be it as a zombie, within two seconds.
  static func isGone(_ process: pid_t) async throws -> Bool {
    for _ in 0..<200 {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      guard let status, !status.contains(") Z ") else { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }
}

/// A new folder, which goes with this object.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
