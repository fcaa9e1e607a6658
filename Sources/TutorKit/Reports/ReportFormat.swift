import Foundation

/// A form that results can be written in.
///
/// A format is a case here, a file of its own beside this one, and a line in `render(_:)`.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// JUnit's XML, as continuous integration reads it.
  case junit

  /// The results as one document in this format.
  public func render(_ reports: [StageReport]) -> String {
    switch self {
    case .junit: JUnitReport(reports: reports).text
    }
  }
}
