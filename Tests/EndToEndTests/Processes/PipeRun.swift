import CProcess
import Foundation

/// A program that ran with pipes for its input and output, and what came of it.
struct PipeRun: CustomStringConvertible {
  let end: ProgramEnd
  let outputBytes: [UInt8]
  let errorBytes: [UInt8]
  /// The command lines of processes that outlived the program.
  let leftovers: [String]
  /// The name of the program and its arguments.
  let command: String

  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// All that a test wants to read when it fails.
  var description: String {
    """
    \(command) \(end)\(leftovers.isEmpty ? "" : ", and left behind: \(leftovers)")
    --- standard output
    \(output)
    --- standard error
    \(errors)
    ---
    """
  }

  /// Runs a program to its end. One that takes longer than `limit`, with all that came of it, is
  /// killed, and the run throws.
  init(_ program: Program, input: String = "", limit: Duration = .seconds(300)) throws {
    var ends: [(read: Int32, write: Int32)] = []
    defer { for end in ends { for side in [end.read, end.write] where side >= 0 { close(side) } } }
    for _ in 0..<3 {
      var end: (read: Int32, write: Int32) = (-1, -1)
      let failure = cprocess_pipe(&end.read, &end.write)
      guard failure == 0 else { throw LaunchFailure("pipe", code: failure) }
      ends.append(end)
    }
    let child = try ChildProcess(
      program, descriptors: [ends[0].read, ends[1].write, ends[2].write])
    for side in [ends[0].read, ends[1].write, ends[2].write] { close(side) }
    (ends[0].read, ends[1].write, ends[2].write) = (-1, -1, -1)

    // What tests type fits into a pipe.
    _ = Array(input.utf8).withUnsafeBytes { write(ends[0].write, $0.baseAddress, $0.count) }
    close(ends[0].write)
    ends[0].write = -1

    command = ([(program.executable as NSString).lastPathComponent] + program.arguments)
      .joined(separator: " ")
    let deadline = ContinuousClock.now + limit
    var texts: [[UInt8]] = [[], []]
    while child.end == nil {
      Self.read(ends[1].read, ends[2].read, into: &texts)
      child.updateEnd()
      if ContinuousClock.now > deadline {
        throw TimeLimit(
          "\(command) did not end within \(limit). So far it wrote:\n"
            + texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n---\n"))
      }
    }
    leftovers = child.leftovers()
    child.killAll()
    while Self.read(ends[1].read, ends[2].read, into: &texts) {}
    end = child.end ?? .signalled(0)
    outputBytes = texts[0]
    errorBytes = texts[1]
  }

  /// Reads what is there, waiting a moment for it; false when there was nothing.
  @discardableResult
  private static func read(_ output: Int32, _ errors: Int32, into texts: inout [[UInt8]]) -> Bool {
    var items = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var hasRead = false
    guard poll(&items, 2, 10) > 0 else { return false }
    for index in 0..<2 where items[index].revents != 0 {
      let bytes = readSome(items[index].fd)
      texts[index] += bytes
      hasRead = hasRead || !bytes.isEmpty
    }
    // A closed pipe is always ready: without this, waiting for the end would be a busy loop.
    if !hasRead { usleep(5_000) }
    return hasRead
  }
}

/// Reads what a descriptor has; nothing at its end.
func readSome(_ descriptor: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}

/// Something did not happen in time.
struct TimeLimit: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
