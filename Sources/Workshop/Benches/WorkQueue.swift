import Synchronization

/// What is still to be judged, handed out so that a bench rarely changes its stage: that costs a
/// build of the whole stage and its suite.
final class WorkQueue<Code: StageCode>: Sendable {
  private struct State {
    var open: [String: [Code]]
    var stages: [Int: String] = [:]
  }

  private let state: Mutex<State>

  init(_ codes: [Code]) {
    state = Mutex(State(open: Dictionary(grouping: codes, by: \.stage).mapValues { $0.reversed() }))
  }

  /// The next piece of code for a bench; nil when nothing is left.
  ///
  /// A bench stays at its stage while that has some, then goes to the stage with the most at which
  /// no other is, and at last helps another.
  func next(for bench: Int) -> Code? {
    state.withLock { state in
      let others = Set(state.stages.filter { $0.key != bench }.values)
      let best = state.open.filter { !$0.value.isEmpty }.max { left, right in
        func rank(_ stage: String, _ codes: [Code]) -> (Int, Int, String) {
          let preference = state.stages[bench] == stage ? 2 : others.contains(stage) ? 0 : 1
          return (preference, codes.count, stage)
        }
        return rank(left.key, left.value) < rank(right.key, right.value)
      }
      guard let stage = best?.key else { return nil }
      state.stages[bench] = stage
      return state.open[stage]?.popLast()
    }
  }

  /// Forgets what is left.
  func close() {
    state.withLock { $0.open = [:] }
  }
}
