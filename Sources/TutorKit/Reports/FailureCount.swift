/// How many learners a test stopped, and what it told them.
struct FailureCount: Equatable {
  /// The number of the stage.
  var stage: Int
  /// The slug of the stage.
  var slug: String
  var function: String
  /// The sentence of the test.
  var test: String
  /// How many submissions it failed, in whatever way.
  var failed = 0
  /// In how many the stage was run.
  var ran = 0
  /// Whether learners do not see the test.
  var isHidden = false
  /// How often it said what: the first line of the rule that it names or, where it names none, of the
  /// message.
  var sayings: [String: Int] = [:]

  /// How many of a hundred it failed, rounded.
  var percent: Int { ran == 0 ? 0 : (failed * 200 + ran) / (ran * 2) }

  /// What it says most often; of two, the first in the order of the bytes.
  var saying: String {
    let most = sayings.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most?.key ?? ""
  }
}

/// The failures of a class, counted from one result after the other.
struct FailureTally {
  private let withHidden: Bool
  private var counts: [FailureCount] = []
  private var places: [[String]: Int] = [:]

  /// - Parameters:
  ///   - graded: The results to begin with.
  ///   - withHidden: Whether tests count that learners do not see.
  init(_ graded: GradedClass, withHidden: Bool = false) {
    self.withHidden = withHidden
    for result in graded.results { add(result) }
  }

  /// The tests that failed at all, those that failed most first.
  var most: [FailureCount] {
    counts.filter { $0.failed > 0 }.sorted {
      ($1.failed, $0.stage, $0.function) < ($0.failed, $1.stage, $1.function)
    }
  }

  mutating func add(_ result: SubmissionResult) {
    guard result.status != .graderError else { return }
    for stage in result.stages where stage.wasRun {
      for test in withHidden ? stage.report.tests : stage.report.visibleTests {
        count(test, of: stage)
      }
    }
  }

  private mutating func count(_ test: TestReport, of stage: StageResult) {
    let key = [stage.report.stage, test.function]
    let place = places[key] ?? counts.count
    if place == counts.count {
      places[key] = place
      counts.append(
        FailureCount(
          stage: stage.number, slug: stage.report.stage, function: test.function, test: test.name,
          isHidden: test.isHidden == true))
    }
    counts[place].ran += 1
    guard let problem = Problem(test) else { return }
    counts[place].failed += 1
    counts[place].sayings[problem.saying, default: 0] += 1
  }
}

extension Problem {
  /// What a test says in one line: the rule, which is the same for all who break it, before the values.
  fileprivate var saying: String {
    let text = details.first ?? message
    return String(text.prefix { !$0.isNewline }.prefix(200))
  }
}
