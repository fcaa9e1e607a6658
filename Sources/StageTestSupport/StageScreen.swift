import HeadlessUIKit

/// A screen of a phone that shows a learner's list.
@MainActor
public final class StageScreen {
  /// The screen that was shown last.
  public private(set) static var current: StageScreen?

  /// The screen as text, as it was when the test first went wrong.
  var drawingAtFirstIssue: String { "" }
}
