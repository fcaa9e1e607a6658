import Foundation

/// On what terms a class was graded: the content of `run.json`.
public struct RunRecord: Codable, Equatable, Sendable {
  /// A stage that was judged: its worth, and what reports quote of it.
  public struct StageEntry: Codable, Equatable, Sendable {
    public var slug: String
    public var number: Int
    public var title: String
    public var maximum: Points
    /// How many tests judge it.
    public var tests: Int
    /// The tasks in teaching order; empty where nobody knows them.
    public var tasks: [TaskEntry] = []
    /// The source of the tests of which learners are told all, by function.
    public var code: [String: String] = [:]
  }

  /// A task of a stage, for reports to learners.
  public struct TaskEntry: Codable, Equatable, Sendable {
    public var title: String
    /// The first hint, in Markdown, if there is one.
    public var hint: String?
  }

  /// The limits of one process of the tests, and of the time that things may take.
  public struct Limits: Codable, Equatable, Sendable {
    public var buildSeconds: Double
    public var testSeconds: Double
    public var stageSeconds: Double
    public var cpuSeconds: Int
    public var memoryBytes: Int
    public var fileBytes: Int
    public var openFiles: Int
    public var processes: Int
    public var outputBytes: Int
  }

  static let currentVersion = 1

  public var version = currentVersion
  /// The title of the course.
  public var course: String
  /// Changes whenever a suite, a stub or the engine does.
  public var courseHash: String
  /// The version of the tutor.
  public var tutor: String
  /// What `swift --version` says first.
  public var toolchain: String
  /// What kept the submissions' code in: `bubblewrap`, or `none`; both where they were not all graded
  /// in one place.
  public var sandbox: String
  public var limits: Limits
  /// When the run began.
  public var started: Date
  /// The part of the class that was graded, of how many; nil for all of it.
  public var shard: Shard?
  public var stages: [StageEntry]
  /// The other options on which results depend, as they are typed: `--late 10%/day`. Of what is
  /// private only a trace.
  public var options: [String]

  /// A part of a class, by a hash of each identifier.
  public struct Shard: Codable, Equatable, Sendable {
    /// Which parts, from 1 and in order: one, unless some have been merged.
    public var indexes: [Int]
    /// Of how many.
    public var count: Int

    init(index: Int, count: Int) {
      indexes = [index]
      self.count = count
    }
  }
}

extension RunRecord {
  /// In what another run differs so that results of both cannot stand beside each other; nil when they
  /// can.
  func difference(from other: RunRecord) -> String? {
    if course != other.course || courseHash != other.courseHash { return "course" }
    if stages != other.stages { return "stages" }
    if options != other.options { return "options" }
    if toolchain != other.toolchain { return "toolchain" }
    return tutor == other.tutor ? nil : "version of the tutor"
  }

  /// The sandboxes of this run and of another one.
  func sandboxes(with other: RunRecord) -> String {
    Set((sandbox + ", " + other.sandbox).split(separator: ", ").map(String.init)).sorted()
      .joined(separator: ", ")
  }
}
