import Foundation

/// A form that results can be written in.
///
/// A format is a case here, a file of its own beside this one, a line in `text(_:)` and, so that no
/// report replaces anything else, one in `isReport(_:like:)`.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// JUnit's XML, as continuous integration reads it.
  case junit

  /// What is written into one file.
  public struct Document: Equatable, Sendable {
    /// The identifier of the learner whom it is about; nil for one about the whole class.
    public var learner: String?
    public var text: String
  }

  /// Whether the format has room for one learner only.
  public var isForOneLearner: Bool {
    switch self {
    case .junit: false
    }
  }

  /// The results in this format: one document, or one for each learner.
  public func documents(_ graded: GradedClass) -> [Document] {
    guard isForOneLearner else { return [Document(learner: nil, text: text(graded))] }
    return graded.results.map {
      Document(learner: $0.learner.id, text: text(graded.only($0)))
    }
  }

  private func text(_ graded: GradedClass) -> String {
    switch self {
    case .junit: JUnitReport(graded: graded).text
    }
  }
}
