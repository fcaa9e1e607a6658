import CProcess
import Foundation

/// A pipe by which a signal handler or another thread wakes a wait.
final class Wake: Sendable {
  /// What a wait watches: readable once somebody rang.
  let readEnd: Int32
  /// Takes bytes without blocking.
  let writeEnd: Int32

  init() {
    var ends: (read: Int32, write: Int32) = (-1, -1)
    // Without a pipe a wait is longer, and nothing is lost.
    if cprocess_pipe(&ends.read, &ends.write) == 0 {
      for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    readEnd = ends.read
    writeEnd = ends.write
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func ring() {
    _ = write(writeEnd, "!", 1)
  }

  /// The bytes that are in the pipe, which is empty then.
  func take() -> [UInt8] {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(readEnd, &byte, 1) == 1 { bytes.append(byte) }
    return bytes
  }

  /// Waits until one of some descriptors has something, or a moment has come. A signal may end the
  /// wait early.
  static func wait(for descriptors: [Int32], until deadline: ContinuousClock.Instant?) {
    var items = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var timeout: Int32 = -1
    if let deadline {
      let left = ((deadline - .now) / .milliseconds(1)).rounded(.up)
      timeout = Int32(min(max(left, 0), 3_600_000))
    }
    _ = poll(&items, nfds_t(items.count), timeout)
  }
}
