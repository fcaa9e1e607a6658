import Foundation

/// A pipe neither of whose ends passes to a child by itself.
///
/// Between its making and that mark there is a moment: whoever starts children while others open
/// pipes does both under one lock.
struct Pipe {
  let reading: Int32
  let writing: Int32

  static func open() throws -> Pipe {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SubjectError.noPipe(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(reading: ends[0], writing: ends[1])
  }
}

/// Reads a pipe without ever waiting, keeps some of what comes and drops the rest, so that a
/// process that writes without end neither blocks nor fills the memory.
struct PipeReader {
  private let descriptor: Int32
  private var isAtEnd = false
  private var echo: Int
  private(set) var kept: CappedOutput
  /// How many bytes came so far.
  private(set) var count = 0

  /// - Parameters:
  ///   - limit: How many bytes to keep from the beginning, and as many from the end.
  ///   - echo: How many bytes to pass on to this process's standard output.
  init(_ descriptor: Int32, keeping limit: Int, echoing echo: Int = 0) {
    self.descriptor = descriptor
    self.echo = echo
    kept = CappedOutput(limit: limit)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Waits until one of the pipes has something to read, or for so long.
  static func wait(for readers: [PipeReader], milliseconds: Int32) {
    var polled = readers.filter { !$0.isAtEnd }
      .map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    _ = poll(&polled, nfds_t(polled.count), milliseconds)
  }

  /// Reads what is there, but no more than a few megabytes, so that a fast writer cannot hold the
  /// reader.
  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    for _ in 0..<64 where !isAtEnd {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count == 0 { isAtEnd = true }
      guard count > 0 else { return }
      receive(Data(buffer[..<count]))
    }
  }

  func close() {
    Foundation.close(descriptor)
  }

  private mutating func receive(_ data: Data) {
    kept.append(data)
    count += data.count
    guard echo > 0 else { return }
    try? FileHandle.standardOutput.write(contentsOf: data.prefix(echo))
    echo -= data.count
    if echo < 0 {
      let note = "\n… the rest of the test's output is left out …\n"
      try? FileHandle.standardOutput.write(contentsOf: Data(note.utf8))
    }
  }
}
