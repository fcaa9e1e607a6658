import Foundation

/// A file of a course that is open until nothing uses it any more. Every error names the file as the
/// learner knows it, or the folder above it that is at fault.
struct OpenFile: ~Copyable {
  private let folder: CourseFolder
  private let url: URL
  private let wish: FileFault.Wish
  let descriptor: Int32

  /// Opens a file for reading, without ever waiting for the other end of a pipe.
  init(reading url: URL, in folder: CourseFolder) throws(FileFault) {
    try self.init(url, url, .read, O_RDONLY | O_NONBLOCK, in: folder)
  }

  /// Makes a file that is not there yet.
  ///
  /// - Parameter url: The file that it will take the place of, which the learner knows.
  init(making place: URL, for url: URL, in folder: CourseFolder) throws(FileFault) {
    try self.init(place, url, .write, O_WRONLY | O_CREAT | O_EXCL, in: folder)
  }

  /// Opens a file to write behind what it has, and makes it where there is none.
  init(extending url: URL, in folder: CourseFolder) throws(FileFault) {
    try self.init(url, url, .write, O_WRONLY | O_CREAT | O_APPEND, in: folder)
  }

  /// Opens a file to lock it, and makes it where there is none.
  init(locking url: URL, in folder: CourseFolder) throws(FileFault) {
    try self.init(url, url, .write, O_RDWR | O_CREAT, in: folder)
  }

  /// Opens a folder to lock it.
  init(lockingFolder url: URL, in folder: CourseFolder) throws(FileFault) {
    try self.init(url, url, .write, O_RDONLY | O_DIRECTORY, in: folder)
  }

  private init(
    _ place: URL, _ url: URL, _ wish: FileFault.Wish, _ flags: Int32, in folder: CourseFolder
  ) throws(FileFault) {
    descriptor = open(place.path, flags | O_CLOEXEC, 0o666)
    (self.folder, self.url, self.wish) = (folder, url, wish)
    guard descriptor >= 0 else { throw folder.fault(wish, url, errno) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Waits a moment until nobody else has the lock; false when somebody keeps it. The system lifts it
  /// when its holder dies.
  borrowing func lock() -> Bool {
    let deadline = ContinuousClock.now + .seconds(2)
    // Where the file system has no locks, there is nothing to wait for.
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard ContinuousClock.now < deadline else { return false }
      usleep(20_000)
    }
    return true
  }

  borrowing func status() throws(FileFault) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw folder.fault(wish, url, errno) }
    return status
  }

  /// The next bytes, at most `count`; none at the end.
  borrowing func next(_ count: Int) throws(FileFault) -> Data {
    var data = Data(count: count)
    while true {
      let got = data.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, count) }
      if got >= 0 { return data.prefix(got) }
      guard errno == EINTR else { throw folder.fault(wish, url, errno) }
    }
  }

  borrowing func append(_ data: Data) throws(FileFault) {
    var rest = data
    while !rest.isEmpty {
      let put = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if put >= 0 {
        rest = rest.dropFirst(put)
      } else if errno != EINTR {
        throw folder.fault(wish, url, errno)
      }
    }
  }

  /// Brings what was written to the disk. Not every file system can do that for one file.
  borrowing func synchronize() throws(FileFault) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw folder.fault(wish, url, errno)
    }
  }
}
