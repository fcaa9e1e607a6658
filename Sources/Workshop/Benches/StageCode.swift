import Foundation

/// Code for a stage that somebody could have written, told by what it changes of the solution.
public protocol StageCode: Sendable {
  /// The folder name of the stage.
  var stage: String { get }

  /// The files that are not as in the solution, by their paths below the stage's folder.
  ///
  /// - Parameter solution: The folder of the stage's solution.
  func changes(to solution: URL) throws -> [String: Data]
}
