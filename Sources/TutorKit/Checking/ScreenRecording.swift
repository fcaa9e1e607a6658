/// One state of a stage's list: what the screen shows and which views show it.
public struct ScreenFrame: Codable, Equatable, Sendable {
  /// A cell, header or footer on the screen.
  public struct Cell: Codable, Equatable, Sendable {
    /// How a view came to be on the screen.
    public enum State: String, Codable, Sendable {
      /// It was made for this frame.
      case made
      /// It came out of the reuse pool for this frame.
      case reused
      /// It was there in the frame before.
      case kept
    }

    /// The index path that the view shows: `0-3`.
    public let row: String
    /// The first line of the frame that the view covers, from 0.
    public let line: Int
    /// How many lines it covers.
    public let height: Int
    /// The number of the view, from 1 in the order in which views were made.
    public let instance: Int
    /// How it came to be here.
    public let state: State
    /// The reuse identifier.
    public let identifier: String?
    /// The view's class.
    public let `class`: String
  }

  /// The class of the controller that shows the list.
  public let screen: String
  /// What the frame shows, in a few words.
  public let title: String
  /// How far the list is scrolled, in points.
  public let offset: Double
  /// The screen as text.
  public let lines: [String]
  /// The views on the screen, from the top.
  public let cells: [Cell]
  /// How many views wait for reuse, for each identifier.
  public let pool: [String: Int]
  /// How many views were made so far.
  public let made: Int
  /// How often a view was reused so far.
  public let reused: Int
}

/// How far a list is scrolled from one frame to the next.
public enum ScreenStep: String, Sendable {
  case row, page
}

/// What came of recording the screen of a stage.
public enum ScreenRecording: Equatable, Sendable {
  /// The frames in order, and why there are no more of them if the code stopped in between.
  case frames([ScreenFrame], stopped: String?)
  /// The compiler refused the code.
  case compileError([CompilerDiagnostic])
  /// The build took longer than it may; where, if that is in the learner's files.
  case compileTimeout([CompilerDiagnostic])
}
