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

/// A small disk for a program that fails when it is full, and runs again once there is room.
struct GrowingDisk {
  /// The folder that the disk is for.
  let place: URL
  let kilobytes: Int
  /// Where what is on the disk in the end is copied to: nobody else sees the disk.
  let copy: URL

  /// Both runs in one program, which says with which statuses they ended.
  func wrap(_ program: Program) -> Program {
    let script = """
      mount -t tmpfs -o size=\(kilobytes)k none "$1" || exit 111
      disk=$1; copy=$2; shift 2
      "$@"; first=$?
      mount -o remount,size=64m "$disk" || exit 112
      "$@"; second=$?
      cp -R "$disk" "$copy"
      echo "$first $second"
      """
    return program.wrapped(
      "/usr/bin/unshare",
      ["--mount", "/bin/sh", "-c", script, "sh", place.path, copy.path])
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
