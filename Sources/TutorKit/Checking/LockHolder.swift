import Foundation

/// The process that locks a file, as far as the system tells; Linux does.
struct LockHolder: Equatable {
  let process: pid_t
  /// Whether somebody stopped it, as Ctrl-Z does: it keeps the lock until it goes on.
  let isStopped: Bool

  init(process: pid_t, isStopped: Bool) {
    (self.process, self.isStopped) = (process, isStopped)
  }

  /// - Parameter descriptor: The file, opened.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      let locks = try? String(contentsOfFile: "/proc/locks", encoding: .utf8),
      let process = Self.holder(of: UInt64(status.st_ino), in: locks)
    else { return nil }
    self.process = process
    let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    isStopped = line?.firstMatch(of: /^.*\) T\b/) != nil
  }

  private static func holder(of inode: UInt64, in locks: String) -> pid_t? {
    for line in locks.split(separator: "\n") {
      // `1: FLOCK  ADVISORY  WRITE 4711 fd:01:131077 0 EOF`; who waits has an arrow.
      let words = line.split(separator: " ")
      guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(":\(inode)") else { continue }
      return pid_t(words[4]).flatMap { $0 > 0 ? $0 : nil }
    }
    return nil
  }

  /// Who it is, and how it comes to an end when it is stopped.
  var words: String {
    let cure = isStopped ? ", which is stopped: “kill -CONT \(process)” lets it go on" : ""
    return "process \(process)\(cure)"
  }
}
