import CProcess
import Foundation

/// A wish to stop, made by a signal or another thread and seen by whatever is running.
///
/// It is a pipe: a byte in it is the wish. So a signal handler can make it, and a wait for other
/// descriptors can include it.
public final class Interruption: Sendable {
  /// What a wait watches: readable once somebody asked to stop.
  let readEnd: Int32
  private let writeEnd: Int32

  public init() {
    var ends: (read: Int32, write: Int32) = (-1, -1)
    // Without a pipe nothing can be interrupted, and nothing else is lost.
    if cprocess_pipe(&ends.read, &ends.write) == 0 {
      _ = fcntl(ends.write, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends.read
    writeEnd = ends.write
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Asks whatever runs under this interruption to stop.
  public func request() {
    _ = write(writeEnd, "!", 1)
  }

  /// Whether anyone asked.
  public var isRequested: Bool {
    var item = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&item, 1, 0) > 0
  }

  /// Calls `body` with an interruption that Ctrl-C requests. While `body` runs, Ctrl-C does nothing
  /// else; afterwards it does what it did before. One call at a time.
  public static func onControlC<Result, Failure: Error>(
    _ body: (Interruption) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let interruption = Interruption()
    _ = cprocess_redirect_interrupt(interruption.writeEnd)
    defer { _ = cprocess_redirect_interrupt(-1) }
    return try body(interruption)
  }
}
