import Foundation

extension CourseFolder {
  /// Calls `body` while no other tutor builds or runs in this course, waiting until that is so;
  /// calls `isWaiting` once if it has to wait.
  ///
  /// Without this, one tutor would replace the program that another one is running. The system
  /// lifts the lock when its holder dies, so none is ever left behind.
  func locked<Result>(
    interruption: Interruption, isWaiting: () -> Void, body: () throws(CheckError) -> Result
  ) throws(CheckError) -> Result {
    do {
      try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    } catch {
      throw .notWritable(path: path(of: URL(filePath: scratch)), reason: error.reason)
    }
    let descriptor = open(scratch + "/tutor.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .notWritable(path: path(of: URL(filePath: scratch)), reason: POSIXError.current.reason)
    }
    defer { close(descriptor) }
    var hasTold = false
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if !hasTold { isWaiting() }
      hasTold = true
      var item = pollfd(fd: interruption.readEnd, events: Int16(POLLIN), revents: 0)
      if poll(&item, 1, 100) > 0 { throw .interrupted }
    }
    return try body()
  }
}
