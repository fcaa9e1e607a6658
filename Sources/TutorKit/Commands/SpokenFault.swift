/// An error that says in sentences what is wrong and what to do.
protocol SpokenFault: Error {
  var sentence: String { get }
  /// The status that the tutor ends with.
  var exitCode: ExitCode { get }
}

extension SpokenFault {
  var exitCode: ExitCode { .unavailable }
}

extension GradingFault: SpokenFault {}
extension IntakeFault: SpokenFault {}
extension RosterFault: SpokenFault {}
