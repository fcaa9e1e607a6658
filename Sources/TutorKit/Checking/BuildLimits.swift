import CProcess
import Foundation

/// How much a program of a build may use up: compilers read code that somebody may have written to
/// overload them.
public struct BuildLimits: Equatable, Sendable {
  /// How much memory one process may ask for, in bytes.
  public var memory: UInt64 = 6 << 30
  /// How large a file one process may write, in bytes.
  public var fileSize: UInt64 = 512 << 20
  /// How many files one process may have open.
  public var openFiles: UInt64 = 4096
  /// How many processes the program may be at once, with all that it starts: for each core SwiftPM
  /// starts a compiler with its helpers.
  public var processes = 64 + 8 * ProcessInfo.processInfo.activeProcessorCount

  public init() {}

  /// The limits of a process in a build that may take so long. All that time it may keep two cores busy.
  func ofProcess(within time: Duration) -> [Int: UInt64] {
    [
      Int(CPROCESS_MEMORY): memory, Int(CPROCESS_FILE_SIZE): fileSize,
      Int(CPROCESS_OPEN_FILES): openFiles,
      Int(CPROCESS_CPU_TIME): UInt64((2 * (time / .seconds(1))).rounded(.up)),
    ]
  }

  /// What a process did that was ended by one of these; nil for every other end.
  func complaint(about end: ProcessRun.End) -> String? {
    switch end {
    case .signalled(SIGXFSZ): "it wanted to write a file of more than \(fileSize >> 20) MB"
    case .crowded(let count): "it and what it started were \(count) processes"
    default: nil
    }
  }
}
