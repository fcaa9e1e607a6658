import Foundation

extension CourseFolder {
  /// The file that a tutor locks while it builds or runs. Not in the folder of the builds, which the
  /// launcher removes when the course was moved.
  var lock: URL { kept.appending(path: "lock") }

  /// Calls `body` while no other tutor builds or runs in this course, waiting until that is so;
  /// calls `isWaiting` once if it has to wait, with the holder of the lock where it is known.
  ///
  /// Without this, one tutor would replace the program that another one is running. The system
  /// lifts the lock when its holder dies, so none is ever left behind.
  func locked<Result>(
    interruption: Interruption, isWaiting: (LockHolder?) -> Void,
    body: () throws(CheckError) -> Result
  ) throws(CheckError) -> Result {
    let lock: OpenFile
    do throws(FileFault) {
      try makeFolder(URL(filePath: scratch))
      lock = try OpenFile(locking: self.lock, in: self)
    } catch {
      throw .notWritable(error)
    }
    var hasTold = false
    while flock(lock.descriptor, LOCK_EX | LOCK_NB) != 0 {
      if !hasTold { isWaiting(LockHolder(of: lock.descriptor)) }
      hasTold = true
      var item = pollfd(fd: interruption.readEnd, events: Int16(POLLIN), revents: 0)
      if poll(&item, 1, 100) > 0 { throw .interrupted }
    }
    return try body()
  }
}
