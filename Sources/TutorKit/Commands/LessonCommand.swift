import Foundation

extension Command {
  static let lesson = Command(
    name: "lesson", summary: "Read the lesson of a stage.",
    discussion: [
      "A page that is longer than the terminal is shown by the program that the variable PAGER "
        + "names, or by less. PAGER=cat prints it at once.",
      "“tutor lesson epilogue” shows the page behind the last stage.",
    ],
    operands: .optionalPage
  ) { invocation, session in
    if let epilogue = try session.epilogue(invocation.operands.first) {
      return try show(epilogue, session)
    }
    let stage = try session.stage(invocation.operands.first)
    let folder = try session.folder()
    let console = session.console
    try show(folder.lesson(stage), title: "lesson \(stage.number)", session)
    let suffix = stage == (try session.currentStage()) ? "" : " \(stage.number)"
    console.say("Left open, \(session.call("watch\(suffix)"), .code) checks every save.")
    console.say("Your files: \(folder.path(of: folder.exercise(stage)), .code)")
    Guide(session).next("check\(suffix)")
    return .success
  }

  private static func show(_ epilogue: Course.Epilogue, _ session: Session) throws -> ExitCode {
    try show(session.folder().page(epilogue.slug), title: epilogue.slug, session)
    Guide(session).next("list", lead: "To see all stages,")
    return .success
  }

  private static func show(_ file: URL, title: String, _ session: Session) throws {
    let page = MarkdownPage(try session.folder().text(of: file))
    let console = session.console
    let renderer = PageRenderer(width: console.pageWidth, isPlain: console.wishes.isPlain)
    console.page(renderer.render(page), title: title)
    console.say()
  }
}

extension Session {
  /// The epilogue, if a word is its name or the beginning of it, and not that of a stage.
  fileprivate func epilogue(_ name: String?) throws -> Course.Epilogue? {
    guard let name, (try? match(name)) == nil else { return nil }
    return try course().epilogue(named: name)
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
