import Foundation

/// Other ways to make life hard for a program.
enum Hindrance {
  /// Whether permissions can be made to count: they count for everybody but root, and for a root who
  /// gave up that privilege.
  static let canLosePrivileges = getuid() != 0 || works(withoutPrivileges(nothing))

  /// The program, for which permissions count even if root runs it.
  static func withoutPrivileges(_ program: Program) -> Program {
    guard getuid() == 0 else { return program }
    return program.wrapped(
      "/usr/bin/setpriv", ["--bounding-set", "-dac_override,-dac_read_search"])
  }

  /// Whether a program can be killed at a chosen step.
  static let canKill = works(nothing.wrapped("/usr/bin/strace", ["-qq", "-o", "/dev/null"]))

  /// The program, killed as it is about to change something on the disk for the `step`th time.
  static func killing(_ program: Program, at step: Int) -> Program {
    let calls = "/^(rename|unlink|mkdir|rmdir|write|fsync|flock|chmod|fchmod|chown)"
    return program.wrapped(
      "/usr/bin/strace",
      [
        "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(calls)",
        "-e", "inject=\(calls):signal=KILL:when=\(step)",
      ])
  }

  private static let nothing = Program(
    executable: "/usr/bin/true", environment: ["PATH": "/usr/bin:/bin"], directory: "/")

  private static func works(_ program: Program) -> Bool {
    (try? PipeRun(program))?.end == .exited(0)
  }
}
