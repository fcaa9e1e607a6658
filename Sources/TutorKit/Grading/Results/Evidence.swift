/// Something in a submission that a person should look at, or that the learner should know.
public struct Evidence: Codable, Equatable, Sendable {
  /// How much it weighs.
  public enum Weight: String, Codable, Sendable {
    /// What was done with the submission: a file that was ignored, or taken besides.
    case note
    /// Code that is rarely needed in an exercise. It costs nothing.
    case warning
    /// What no honest submission has. The submission is flagged.
    case flag
  }

  public var weight: Weight
  /// What it is about, in a word that programs can read: `ignored-file`, `exit`, `forged-records`.
  public var kind: String
  /// The slug of the stage, where it concerns one.
  public var stage: String?
  /// The file, as a path in the submission, where it concerns one.
  public var file: String?
  /// The line in that file, from 1.
  public var line: Int?
  /// What was found, in a sentence.
  public var text: String

  init(
    _ weight: Weight, _ kind: String, stage: String? = nil, file: String? = nil, line: Int? = nil,
    _ text: String
  ) {
    self.weight = weight
    self.kind = kind
    self.stage = stage
    self.file = file
    self.line = line
    self.text = text.cut(toBytes: TextRoom.evidence)
  }
}
