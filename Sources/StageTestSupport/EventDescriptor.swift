import Foundation

/// The descriptor through which Swift Testing writes the event stream, in a subject.
///
/// Code under test may close it, as a loop over all descriptors does. Then nobody hears how the test
/// ended, and the end of its process looks like `exit(0)` in the middle of the test.
struct EventDescriptor {
  /// The status by which a subject says that the descriptor is gone: nothing else can tell.
  static let lossStatus: Int32 = 97

  private let descriptor: Int32
  private let stream: ino_t

  /// Finds the descriptor before any code under test runs; nil where it cannot be told from others.
  init?() {
    // Swift Testing opens the path by itself: this process has the pipe twice.
    guard let option = CommandLine.arguments.firstIndex(of: "--event-stream-output-path"),
      CommandLine.arguments.indices.contains(option + 1),
      let inherited = CommandLine.arguments[option + 1].split(separator: "/").last
        .flatMap({ Int32($0) }),
      let stream = Self.pipe(at: inherited),
      let own = (3..<256).first(where: { $0 != inherited && Self.pipe(at: $0) == stream })
    else { return nil }
    descriptor = own
    self.stream = stream
  }

  /// Ends the process when the descriptor is closed, or something else by now.
  func requireOpen() {
    guard Self.pipe(at: descriptor) != stream else { return }
    fflush(nil)
    _exit(Self.lossStatus)
  }

  /// Which pipe a descriptor is an end of; nil when it is none.
  private static func pipe(at descriptor: Int32) -> ino_t? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
    return status.st_ino
  }
}
