extension Command {
  static let list = Command(
    name: "list", summary: "Show the stages and where you stand with each."
  ) { _, session in
    let console = session.console
    let stages = try session.course().stages
    let current = try session.currentStage()
    let rows = try stages.map { try StageRow($0, session, isCurrent: $0 == current) }
    let width = rows.map(\.name.displayWidth).max() ?? 0
    console.show(rows.map { $0.text(nameWidth: width, columns: console.columns) }.joined())
    if let epilogue = try session.course().epilogue {
      console.show(StageRow(epilogue).text(nameWidth: width, columns: console.columns))
    }
    console.say()
    try Guide(session).say()
    return .success
  }
}

/// A stage in the list, or the page behind the last one.
private struct StageRow {
  let name: String
  var isCurrent = false
  /// What is said of it: its state, and tests passed of all, `7 of 12`.
  let status: String
  var style: TextStyle?
  let nameStyle: TextStyle

  init(_ stage: Stage, _ session: Session, isCurrent: Bool) throws {
    name = stage.slug
    self.isCurrent = isCurrent
    let state = try session.state(of: stage)
    style = state.style
    guard stage.isWritten else {
      (status, nameStyle) = (state.words, .quiet)
      return
    }
    nameStyle = isCurrent ? .strong : .code
    let check = try session.progress()[stage].lastCheck
    let count = "\(check?.passed ?? 0) of \(stage.expectedTests.count)"
    let isEdited = try check.map { try $0.fingerprint != session.workspace(stage).fingerprint }
    status = "\(state.words), \(count)" + (isEdited == true ? ", edited since" : "")
  }

  init(_ epilogue: Course.Epilogue) {
    name = epilogue.slug
    status = "a page, \(epilogue.minutes) minutes"
    nameStyle = .code
  }

  /// The row on one line, or on two where the terminal is narrow.
  func text(nameWidth: Int, columns: Int?) -> StyledText {
    let mark = isCurrent ? "> " : "  "
    let stateText = StyledText(status, style)
    if let columns, nameWidth + 4 + status.displayWidth > columns {
      return "\(mark)\(name, nameStyle)\n    \(stateText)"
    }
    return "\(mark)\(name.padded(to: nameWidth + 2), nameStyle)\(stateText)"
  }
}

extension StageState {
  fileprivate var style: TextStyle? {
    switch self {
    case .notWritten: .quiet
    case .todo: nil
    case .inProgress, .outdated: .warning
    case .passed: .success
    case .broken: .failure
    }
  }
}
