import Foundation

extension Command {
  static let lesson = Command(
    name: "lesson", summary: "Read the lesson of a stage.",
    discussion: [
      "A page that is longer than the terminal is shown by the program that the variable PAGER "
        + "names, or by less. PAGER=cat prints it at once."
    ],
    operands: .optionalStage
  ) { invocation, session in
    let stage = try session.stage(invocation.operands.first)
    let folder = try session.folder()
    let page = MarkdownPage(try folder.text(of: folder.lesson(stage)))
    let console = session.console
    let renderer = PageRenderer(width: console.pageWidth, isPlain: console.wishes.isPlain)
    console.page(renderer.render(page), title: "lesson \(stage.number)")
    console.say()
    console.say("Your files: \(folder.path(of: folder.exercise(stage)), .code)")
    let words = stage == (try session.currentStage()) ? "check" : "check \(stage.number)"
    Guide(session).next(words)
    return .success
  }
}

extension CourseFolder {
  /// The text of a file that belongs to the course.
  func text(of url: URL) throws(TutorError) -> String {
    do throws(FileFault) {
      if let data = try read(url, limit: 4 << 20) { return String(decoding: data, as: UTF8.self) }
    } catch {
      throw .courseUnreadable(path: error.path, reason: error.reason)
    }
    throw .courseFileMissing(path: path(of: url))
  }
}
