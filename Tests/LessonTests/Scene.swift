import Foundation
import HeadlessUIKit
import Testing

@testable import StageTestSupport
@testable import TutorKit

/// How to make the screen that a drawing shows.
struct Scene {
  /// The code of a stage that the screen is made with.
  enum Code {
    case stub, solution
    /// The code that belongs to no stage.
    case course

    /// Whether this build has that code: `LISTKATA_STAGES` says which code it was made with. A build
    /// without it has a learner's code, of which nothing is promised.
    var isBuilt: Bool {
      switch self {
      case .stub: Self.stages == "Exercises"
      case .solution: Self.stages == "Solutions"
      case .course: true
      }
    }

    private static let stages = ProcessInfo.processInfo.environment["LISTKATA_STAGES"]
  }

  let code: Code
  let make: () -> UIViewController

  init(_ code: Code, _ make: @escaping () -> UIViewController) {
    self.code = code
    self.make = make
  }

  /// What the engine draws of the screen today, in the form that a drawing has: all that `tutor screen`
  /// shows of it, or one screen.
  func texts(like drawing: Drawing) throws -> [String] {
    ReuseLog.recordsEveryList = true
    return switch drawing.form {
    case .screen: [StageScreen(make()).text]
    case .withNotes: [StageScreen(make()).drawing]
    case .withRuler: try story
    }
  }

  private var story: [String] {
    get throws {
      let file = FileManager.default.temporaryDirectory.appending(
        path: "scene-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      StageScreen(make())
      try FrameRecorder(path: file.path).finish()
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let frames = lines.compactMap { TutorKit.ScreenFrame(line: String($0)) }
      return ScreenView(isPlain: false, columns: nil).story(frames).map(\.plain)
    }
  }
}

/// Expects that the drawings of a page are what the engine draws today, one scene for each.
func expectDrawings(
  of page: String, _ scenes: [Scene], at location: SourceLocation = #_sourceLocation
) throws {
  let drawings = try Drawing.all(in: page)
  #expect(
    drawings.count == scenes.count, "\(page) has other drawings than this test knows.",
    sourceLocation: location)
  for (drawing, scene) in zip(drawings, scenes) where scene.code.isBuilt {
    let texts = try scene.texts(like: drawing)
    #expect(
      texts.contains(where: drawing.isPart),
      "\(drawing.place): the screen looks like this now:\n\(texts.joined(separator: "\n\n"))",
      sourceLocation: location)
  }
}
