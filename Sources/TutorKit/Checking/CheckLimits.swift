/// How much a check may use up before it is stopped.
public struct CheckLimits: Equatable, Sendable {
  /// How long a build may take. The first one compiles the whole engine; the time spent waiting for
  /// another build does not count.
  public var build: Duration = .seconds(900)
  /// How long one test may take.
  public var test: Duration = .seconds(10)
  /// How long all tests of a stage may take together.
  public var stage: Duration = .seconds(120)
  /// How many bytes one process may write to its standard output and error together.
  public var output: Int = 16 << 20

  public init() {}
}
