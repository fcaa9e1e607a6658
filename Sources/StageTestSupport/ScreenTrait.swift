import Foundation
import HeadlessUIKit
import Testing

/// Records what the lists of a stage show, for whoever plays it back.
///
/// Every suite has one such function. It shows the stage's lists, one after the other, and does
/// nothing else:
///
/// ```swift
/// @Test("The screen", .screen) func screen() {
///   StageScreen(BookListController())
///   StageScreen(CoverGridController())
/// }
/// ```
///
/// The test runs only when `LISTKATA_FRAMES` names a file or a descriptor (`/proc/self/fd/7`), and
/// is skipped otherwise. Before the next screen is made, and after the function, a screen is scrolled
/// from the top to the end and a ``ScreenFrame`` is written at each stop, as one line of JSON. Each
/// is written as soon as it is there, so those before a stop arrive.
public struct ScreenTrait: TestTrait, TestScoping {
  public func prepare(for test: Test) async throws {
    let isWanted: ConditionTrait = .enabled(
      if: SubjectEnvironment[SubjectEnvironment.frames] != nil, "The tutor draws it.")
    try await isWanted.prepare(for: test)
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let path = SubjectEnvironment[SubjectEnvironment.frames] else { return }
    let recorder = try await FrameRecorder(path: path)
    await recorder.begin()
    try await function()
    try await recorder.finish()
  }
}

extension Trait where Self == ScreenTrait {
  /// Records what the current screen shows when the test has run, if anyone asked for it.
  public static var screen: Self { Self() }
}

/// Why no frames were recorded.
enum FrameError: Error, CustomStringConvertible {
  case noScreen
  case notWritable(path: String, code: Int32)

  var description: String {
    switch self {
    case .noScreen: "The test showed no StageScreen, so there is nothing to record."
    case .notWritable(let path, let code):
      "The frames cannot be written to \(path): \(String(cString: strerror(code)))."
    }
  }
}

/// Scrolls the screens of a test and writes down what they show.
@MainActor
struct FrameRecorder {
  /// The most frames of one list: its beginning and its end are what a reader wants.
  private let frameLimit: Int
  /// Whether a step is a row, and not a page.
  private let goesByRow: Bool
  /// How much of a page is on the next one too, as a reader would have it: a standard row.
  private static let overlap: CGFloat = 44

  private let file: FileHandle

  init(path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard descriptor >= 0 else { throw FrameError.notWritable(path: path, code: errno) }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    goesByRow = SubjectEnvironment[SubjectEnvironment.frameStep] == "row"
    frameLimit = goesByRow ? 80 : 12
  }

  /// From now on lists have logs, and a screen is recorded before another one takes its place.
  func begin() {
    ReuseLog.recordsEveryList = true
    StageScreen.current = nil
    StageScreen.onReplacement = { screen in
      do { try record(screen) } catch { Issue.record(error) }
    }
  }

  /// Records the last screen.
  func finish() throws {
    StageScreen.onReplacement = nil
    guard let screen = StageScreen.current else { throw FrameError.noScreen }
    try record(screen)
  }

  private func record(_ screen: StageScreen) throws {
    var frames: [ScreenFrame] = []
    func add(_ title: String) throws {
      let frame = ScreenFrame(title, of: screen, after: frames.last)
      frames.append(frame)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try file.write(contentsOf: encoder.encode(frame) + Data("\n".utf8))
    }
    try add("The top of the list")
    guard let list = screen.largestList else { return }
    let page = max(list.bounds.height - Self.overlap, list.bounds.height / 2)
    let step = goesByRow ? Self.overlap : page
    while frames.count < frameLimit - 1, list.restBelow > step {
      screen.scroll(by: step, in: list)
      // Rows differ in height, and a grid's have several items.
      let pages = "\(frames.count) \(frames.count == 1 ? "page" : "pages") down"
      try add(goesByRow ? "\(Int(list.contentOffset.y)) points down" : pages)
    }
    guard list.restBelow > 0.5 else { return }
    screen.scroll(to: .greatestFiniteMagnitude, in: list)
    try add("The end of the list")
  }
}

extension UIScrollView {
  /// The length of the content below what is in sight.
  fileprivate var restBelow: CGFloat {
    contentSize.height + adjustedContentInset.bottom - bounds.maxY
  }
}
