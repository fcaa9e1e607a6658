import Foundation
import Testing

/// The command that runs one test of this test program, and nothing else.
struct TestCommand {
  let executable: String
  let arguments: [String]

  /// - Parameter descriptor: Where Swift Testing's event stream goes; the child inherits it.
  init(running test: Test, eventsTo descriptor: Int32) {
    #if os(Linux)
      executable = "/proc/self/exe"
      let eventPath = "/proc/self/fd/\(descriptor)"
    #else
      executable = CommandLine.arguments[0]
      let eventPath = "/dev/fd/\(descriptor)"
    #endif
    arguments =
      [CommandLine.arguments[0]] + Self.bundleArguments + [
        "--testing-library", "swift-testing",
        "--filter", "^\(Self.escaped("\(test.id)"))$",
        // The lowest level prints nothing: the console belongs to what the test prints itself.
        "--verbosity", String(Int.min),
        "--event-stream-output-path", eventPath,
        "--event-stream-version", "0",
      ]
  }

  /// On macOS a helper runs the tests of a bundle, which it is told by an argument.
  private static var bundleArguments: [String] {
    guard let index = CommandLine.arguments.firstIndex(of: "--test-bundle-path"),
      CommandLine.arguments.indices.contains(index + 1)
    else { return [] }
    return Array(CommandLine.arguments[index...(index + 1)])
  }

  /// A text as a regular expression that matches nothing but the text.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      let isSyntax = character.isASCII && !character.isLetter && !character.isNumber
      if isSyntax && character != "_" { result.append("\\") }
      result.append(character)
    }
  }

  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    /// `POSIX_SPAWN_SETSID` of glibc and musl, a macro that their headers keep for GNU sources.
    private static let newSession: Int16 = 0x80
  #endif

  /// Starts the command as the leader of a new session, with nothing to read.
  ///
  /// - Returns: The number of the process.
  func spawn(
    environment: [String: String], output: Int32, errors: Int32, inheriting descriptors: [Int32]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    // A descriptor copied onto itself is one that the child may keep.
    for descriptor in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor)
    }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, executable, &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw SubjectError.notStarted(executable: executable, code: code) }
    return id
  }
}
