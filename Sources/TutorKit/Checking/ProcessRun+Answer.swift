extension ProcessRun {
  /// Runs a program that only has something to say, and ends it when that takes too long.
  ///
  /// - Parameters:
  ///   - request: The program.
  ///   - patience: How long it may take.
  ///   - interruption: Stops it.
  /// - Returns: What it wrote, to be read by people or not, and how it ended.
  static func answer(
    of request: Request, within patience: Duration, interruption: Interruption? = nil
  ) throws(CheckError) -> (output: String, end: End) {
    let run = try ProcessRun(request)
    let deadline = ContinuousClock.now + patience
    var capture = OutputCapture()
    var isLate = false
    while true {
      switch run.next(before: isLate ? nil : deadline, interruption: interruption) {
      case .wrote(_, let bytes): capture.append(bytes)
      case .expired:
        isLate = true
        run.stop(grace: .seconds(1))
      case .interrupted: throw .interrupted
      case .ended(let end): return (capture.text, end)
      }
    }
  }
}
