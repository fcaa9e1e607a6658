extension ProcessRun {
  /// Runs a program that only has something to say, and ends it when that takes too long. One that is
  /// killed is started again.
  ///
  /// - Parameters:
  ///   - request: The program.
  ///   - patience: How long it may take.
  ///   - interruption: Stops it.
  /// - Returns: What it wrote, to be read by people or not, and how it ended.
  static func answer(
    of request: Request, within patience: Duration, interruption: Interruption? = nil
  ) throws(CheckError) -> (output: String, end: End) {
    for _ in 1...tries {
      let answer = try oneAnswer(of: request, within: patience, interruption)
      if !answer.isKilled { return (answer.output, answer.end) }
    }
    throw .killed(program: request.executable)
  }

  private static func oneAnswer(
    of request: Request, within patience: Duration, _ interruption: Interruption?
  ) throws(CheckError) -> (output: String, end: End, isKilled: Bool) {
    let run = try ProcessRun(request)
    let deadline = SuspendingClock.now + patience
    var capture = OutputCapture()
    var isLate = false
    while true {
      switch run.next(before: isLate ? nil : deadline, interruption: interruption) {
      case .wrote(_, let bytes): capture.append(bytes)
      case .expired:
        isLate = true
        run.stop(grace: .seconds(1))
      case .interrupted: throw .interrupted
      case .ended(let end): return (capture.text, end, isKilled: end.isKill && !isLate)
      }
    }
  }
}
