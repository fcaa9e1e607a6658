/// A row of the behaviour specification, as the page `behaviour-rows.md` shows it:
///
/// ```
/// | 14 | By index path, an identifier that is not registered raises | sourced | done | TableDequeueTests |
/// ```
struct BehaviourRow: Equatable {
  /// What somebody writes and no test can tell.
  enum Evidence: String {
    /// Apple's documentation, a crash log or a measurement says so.
    case sourced
    /// No source was found. The row's tests have the tag `.believed`.
    case believed
  }

  /// How the engine stands to the row.
  enum State: Equatable {
    case notDone
    case done
    /// A test shows what the engine does instead, and this says why.
    case differs(String)
  }

  let number: Int
  let name: String
  let evidence: Evidence
  let state: State
  /// The files of the tests whose titles name the row, without `.swift`, in alphabetical order.
  let suites: [String]

  init(number: Int, name: String, evidence: Evidence, state: State, suites: [String]) {
    self.number = number
    self.name = name
    self.evidence = evidence
    self.state = state
    self.suites = suites
  }

  /// Reads a line of the page's tables. Nil when it is none, such as a table's head.
  init?(line: some StringProtocol) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimming(while: \.isWhitespace) }
    guard cells.count == 7, let number = Int(cells[1]), let evidence = Evidence(rawValue: cells[3])
    else { return nil }
    let state: State
    switch cells[4] {
    case "done": state = .done
    case "not done": state = .notDone
    default:
      guard cells[4].hasPrefix("differs: ") else { return nil }
      state = .differs(String(cells[4].dropFirst("differs: ".count)))
    }
    self.init(
      number: number, name: cells[2], evidence: evidence, state: state,
      suites: cells[5].split(separator: " ").map(String.init))
  }

  var line: String {
    let stateWords =
      switch state {
      case .done: "done"
      case .notDone: "not done"
      case .differs(let reason): "differs: \(reason)"
      }
    let cells = ["\(number)", name, evidence.rawValue, stateWords, suites.joined(separator: " ")]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The row with the tests that there are. A row that differs stays so as long as a test shows it.
  func shown(by suites: [String]) -> Self {
    let newState: State =
      switch state {
      case .differs where !suites.isEmpty: state
      default: suites.isEmpty ? .notDone : .done
      }
    return Self(number: number, name: name, evidence: evidence, state: newState, suites: suites)
  }
}

extension StringProtocol {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
