import Foundation

/// What keeps the tests' code from the network, from other processes, and from all files but the few
/// that a test program needs: bubblewrap, which Linux distributions have as `bwrap`.
///
/// Inside, nothing can be written but the folder that the program works in and a `/tmp` of its own;
/// the course's tests, other submissions and home folders are not there at all.
public struct Sandbox: Equatable, Sendable {
  /// What an instructor may ask for.
  enum Wish: String, CaseIterable, Sendable {
    /// A sandbox where there is one.
    case auto
    /// A sandbox, or no grading.
    case strict
    /// None.
    case none
  }

  /// The path of `bwrap`.
  let program: String
  /// Folders besides the system's that programs may read, such as that of the toolchain.
  let readable: [String]

  /// Finds a sandbox that works here; nil when there is none, or it may do nothing.
  ///
  /// - Parameter environment: The environment, whose search path says where to look.
  init?(environment: [String: String]) throws(CheckError) {
    let toolchain = try Toolchain(environment: environment)
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard
      let program = folders.map({ "\($0)/bwrap" })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    self.program = program
    // `…/usr/bin` is where the programs are, and `…/usr/lib` what tests are linked with.
    readable = [URL(filePath: toolchain.programs).deletingLastPathComponent().path]
    guard works() else { return nil }
  }

  /// Whether a program starts in it. Containers and settings of the system may forbid that.
  private func works() -> Bool {
    var trial = ProcessRun.Request(executable: "/bin/true", directory: "/")
    trial.isGuarded = true
    trial = wrapped(trial, readable: [], writable: [])
    return (try? ProcessRun.answer(of: trial, within: .seconds(20)))?.end == .exited(0)
  }

  /// The same program in the sandbox.
  ///
  /// - Parameters:
  ///   - request: The program.
  ///   - readable: What it may read besides, files or folders.
  ///   - writable: The folders that it may write in.
  func wrapped(
    _ request: ProcessRun.Request, readable: [String], writable: [String]
  ) -> ProcessRun.Request {
    var arguments = [
      "--unshare-all", "--die-with-parent", "--hostname", "sandbox", "--proc", "/proc", "--dev",
      "/dev", "--size", "\(Self.temporaryBytes)", "--tmpfs", "/tmp",
      // Root would keep the right to mount again for writing what is mounted for reading.
      "--cap-drop", "ALL",
    ]
    for folder in Self.systemFolders { arguments += Self.mount(folder) }
    for path in self.readable + readable { arguments += ["--ro-bind", path, path] }
    for path in writable { arguments += ["--bind", path, path] }
    arguments += ["--chdir", request.directory ?? "/", "--", request.executable]
    var wrapped = request
    wrapped.executable = program
    wrapped.arguments = arguments + request.arguments
    wrapped.directory = "/"
    return wrapped
  }

  /// How much fits into `/tmp`, which is memory, in bytes.
  private static let temporaryBytes = 256 << 20

  /// How a program ended in a sandbox that ended so. Bubblewrap tells a signal as a shell does; and what
  /// it complains of itself, before the program began, is no end of the program.
  func unwrapped(_ end: ProcessRun.End, errors: String) -> ProcessRun.End {
    switch end {
    case .exited(1) where errors.hasPrefix("bwrap: "): .lost
    case .exited(let status) where (129..<192).contains(status): .signalled(status - 128)
    default: end
    }
  }

  /// Where a system keeps programs and libraries, and what these need to run. Nobody's own files.
  private static let systemFolders = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache", "/etc/localtime",
  ]

  /// A part of the system as it is there: many of these folders are links today.
  private static func mount(_ path: String) -> [String] {
    switch FileKind.at(URL(filePath: path)) {
    case nil: []
    case .link:
      (try? FileManager.default.destinationOfSymbolicLink(atPath: path))
        .map { ["--symlink", $0, path] } ?? []
    default: ["--ro-bind", path, path]
    }
  }
}

extension Sandbox? {
  /// What keeps code in, as reports name it.
  var level: String { self == nil ? "none" : "bubblewrap" }
}
