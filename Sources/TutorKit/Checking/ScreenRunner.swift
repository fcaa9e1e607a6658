import Foundation

/// Records what the list of a stage shows, by running the `screen` function of its suite.
public struct ScreenRunner: Sendable {
  /// Where and how the stage is built and run.
  public let checker: Checker

  public init(_ checker: Checker) {
    self.checker = checker
  }

  /// Builds a stage and records its frames.
  public func record(
    _ stage: Stage, interruption: Interruption = Interruption(),
    progress: (CheckProgress) -> Void = { _ in }
  ) throws(CheckError) -> ScreenRecording {
    throw .courseFileMissing("Package.swift")
  }
}
