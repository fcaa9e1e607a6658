import Foundation

/// Shows a program a folder that not even root can write to. (Permissions hold nobody back who is
/// root.) The mount exists for that program alone and goes away with it.
enum ReadOnlyMount {
  private static let script = """
    mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" || exit 111
    shift
    exec "$@"
    """

  /// Whether this system lets us.
  static let isPossible: Bool = {
    let folder = FileManager.default.temporaryDirectory
    let program = Program(
      executable: "/usr/bin/true", environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"],
      directory: "/")
    return (try? PipeRun(wrap(program, over: folder)))?.end == .exited(0)
  }()

  /// The program, started where `folder` is read-only.
  static func wrap(_ program: Program, over folder: URL) -> Program {
    var wrapped = program
    wrapped.executable = "/usr/bin/unshare"
    wrapped.arguments =
      ["--mount", "/bin/sh", "-c", script, "sh", folder.path, program.executable]
      + program.arguments
    return wrapped
  }
}
