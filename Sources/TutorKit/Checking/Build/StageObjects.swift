/// The object files that a build made of a stage: of the learner's module, and of the suite's.
public struct StageObjects: Equatable, Sendable {
  var code: [String] = []
  var suite: [String] = []
}
