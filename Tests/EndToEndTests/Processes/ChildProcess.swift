import CProcess
import Foundation

/// How a program ended.
enum ProgramEnd: Equatable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)

  var description: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    }
  }
}

/// Why a test could not have the program that it asked for.
struct LaunchFailure: Error, CustomStringConvertible {
  let description: String

  init(_ what: String, code: Int32) {
    description = "\(what): \(String(cString: strerror(code)))"
  }
}

/// A program as a test starts it.
struct Program {
  var executable: String
  var arguments: [String] = []
  var environment: [String: String]
  var directory: String
}

/// A program that runs in a session of its own. Every process that comes of it carries a word in its
/// environment, so that a test can see whether one was left behind.
final class ChildProcess {
  private static let mark = "LISTKATA_EDGE_TEST"

  let id: pid_t
  private let word = UUID().uuidString
  private(set) var end: ProgramEnd?

  /// - Parameter terminal: The terminal that controls the session, or -1.
  init(_ program: Program, descriptors: [Int32], terminal: Int32 = -1) throws {
    var environment = program.environment
    environment[Self.mark] = word
    var child: pid_t = 0
    let failure = CStrings([program.executable] + program.arguments).use { arguments in
      CStrings(environment.map { "\($0.key)=\($0.value)" }).use { environment in
        CStrings([program.executable, program.directory]).use { paths in
          descriptors.withUnsafeBufferPointer { descriptors in
            var request = cprocess_request(
              path: paths[0], arguments: arguments, environment: environment, directory: paths[1],
              descriptors: descriptors.baseAddress, descriptor_count: Int32(descriptors.count),
              limits: nil, limit_count: 0, terminal: terminal, is_guarded: 0, most_processes: 0)
            return cprocess_spawn(&request, &child)
          }
        }
      }
    }
    guard failure == 0 else { throw LaunchFailure(program.executable, code: failure) }
    id = child
  }

  deinit {
    killAll()
  }

  /// Looks whether the program has ended.
  func updateEnd() {
    guard end == nil else { return }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return }
    let code = cprocess_exit_code(status)
    end = code >= 0 ? .exited(code) : .signalled(cprocess_signal(status))
  }

  /// The command lines of the processes that came of the program and still run, itself included.
  var processes: [(id: pid_t, command: String)] {
    ProcessTable.processes(carrying: "\(Self.mark)=\(word)")
  }

  /// Waits until no other process of the program is left; returns the command lines of those that
  /// are left when the time is up.
  func leftovers(after patience: Duration = .seconds(2)) -> [String] {
    let deadline = ContinuousClock.now + patience
    while true {
      let others = processes.filter { $0.id != id }
      if others.isEmpty || ContinuousClock.now > deadline { return others.map(\.command) }
      usleep(20_000)
    }
  }

  /// Ends the program and all that came of it.
  func killAll() {
    if end == nil { kill(id, SIGKILL) }
    for process in processes { kill(process.id, SIGKILL) }
    while end == nil {
      updateEnd()
      usleep(1_000)
    }
  }
}

/// The processes of this machine, where it tells of them in `/proc`.
enum ProcessTable {
  static let exists = FileManager.default.fileExists(atPath: "/proc/self/environ")

  /// The processes whose environment or command line has `text` in it.
  static func processes(carrying text: String) -> [(id: pid_t, command: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let needle = Data(text.utf8)
    return names.compactMap(pid_t.init).compactMap { id in
      let command = contents(id, "cmdline")
      guard contents(id, "environ").range(of: needle) != nil || command.range(of: needle) != nil
      else { return nil }
      return (id, String(decoding: command, as: UTF8.self).replacing("\0", with: " "))
    }
  }

  private static func contents(_ id: pid_t, _ file: String) -> Data {
    (try? Data(contentsOf: URL(filePath: "/proc/\(id)/\(file)"))) ?? Data()
  }
}

/// Strings as C wants them: an array that ends with nil.
struct CStrings {
  private let strings: [String]

  init(_ strings: [String]) {
    self.strings = strings
  }

  func use<Result>(_ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("The array holds a nil") }
      return body(start)
    }
  }
}
