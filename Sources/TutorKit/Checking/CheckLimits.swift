/// How much a check may use up before it is stopped, and what it can reach.
public struct CheckLimits: Equatable, Sendable {
  /// How long a build may take that compiles more than a stage. The first one compiles the whole engine;
  /// the time spent waiting for another build does not count.
  public var build: Duration = .seconds(900)
  /// How long a build may take that compiles nothing but a stage, and each program of one. A usual one
  /// takes a second or three, and some ten times as long on a slow machine.
  public var stageBuild: Duration = .seconds(120)
  /// How long one may take that has to begin with the engine; nil for as long as any other.
  public var firstBuild: Duration?
  /// What the programs of a build may use up besides; nil for what there is.
  public var building: BuildLimits?
  /// How long one test may take. A usual one takes a tenth of a second.
  public var test: Duration = .seconds(5)
  /// How long all tests of a stage may take together. It bounds the wait for a loop without an end
  /// in code that every test calls.
  public var stage: Duration = .seconds(60)
  /// How many bytes one process may write to its standard output and error together.
  public var output: Int = 16 << 20
  /// How much memory one process of the tests may ask for, in bytes.
  public var memory: UInt64 = 8 << 30
  /// How large a file one process of the tests may write, in bytes.
  public var fileSize: UInt64 = 1 << 30
  /// How long one process of the tests may keep a core busy, in seconds.
  public var cpu: UInt64 = 60
  /// How many files one process of the tests may have open.
  public var openFiles: UInt64 = 1024
  /// How many processes the tests may be at once, with all that they start.
  public var processes = 200

  /// Whether a test passes only with a word that its code cannot know.
  var isSealed = false

  /// What the tests run in; nil for the system as it is.
  var sandbox: Sandbox?

  public init() {}

  /// The same limits for a build that has to begin with the engine.
  var forTheFirstBuild: CheckLimits {
    var limits = self
    limits.build = max(build, firstBuild ?? build)
    return limits
  }
}
