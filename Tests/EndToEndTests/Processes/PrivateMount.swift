import Foundation

/// Shows a program a folder that not even root can write to. (Permissions hold nobody back who is
/// root.) The mount exists for that program alone and goes away with it.
enum PrivateMount {
  /// Everything that is in the folder is there, and nothing can be changed.
  case readOnly
  /// The folder is on a disk of its own, which is empty but has no room left.
  case full

  private var script: String {
    let mount =
      switch self {
      case .readOnly: #"mount --bind "$1" "$1" && mount -o remount,ro,bind "$1""#
      case .full:
        #"mount -t tmpfs -o size=4k none "$1" && head -c 4096 /dev/zero >"$1/everything""#
      }
    return """
      \(mount) || exit 111
      shift
      exec "$@"
      """
  }

  /// Whether this system lets us.
  static let isPossible: Bool = {
    let folder = FileManager.default.temporaryDirectory
    let program = Program(
      executable: "/usr/bin/true", environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"],
      directory: "/")
    return (try? PipeRun(readOnly.wrap(program, over: folder)))?.end == .exited(0)
  }()

  /// The program, started where `folder` is so.
  func wrap(_ program: Program, over folder: URL) -> Program {
    program.wrapped(
      "/usr/bin/unshare", ["--mount", "/bin/sh", "-c", script, "sh", folder.path])
  }
}

extension Program {
  /// This program, started by another one that takes its path and arguments last.
  func wrapped(_ executable: String, _ arguments: [String]) -> Program {
    var wrapped = self
    wrapped.executable = executable
    wrapped.arguments = arguments + [self.executable] + self.arguments
    return wrapped
  }
}
