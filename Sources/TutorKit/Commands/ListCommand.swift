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
    console.say()
    try Guide(session).say()
    return .success
  }
}

/// A stage in the list.
private struct StageRow {
  let name: String
  let isCurrent: Bool
  let state: StageState
  /// Tests passed of all: `7 of 12`.
  let count: String?
  /// Something to know about the state.
  let note: String?

  init(_ stage: Stage, _ session: Session, isCurrent: Bool) throws {
    name = stage.slug
    self.isCurrent = isCurrent
    state = try session.state(of: stage)
    guard stage.isWritten else {
      (count, note) = (nil, nil)
      return
    }
    let check = try session.progress()[stage].lastCheck
    count = "\(check?.passed ?? 0) of \(stage.expectedTests.count)"
    let isEdited = try check.map { try $0.fingerprint != session.workspace(stage).fingerprint }
    note = isEdited == true ? "edited since" : nil
  }

  /// The row on one line, or on two where the terminal is narrow.
  func text(nameWidth: Int, columns: Int?) -> StyledText {
    let mark = isCurrent ? "> " : "  "
    let status = [state.words, count, note].compactMap(\.self).joined(separator: ", ")
    let style = state.style
    let stateText = style.map { StyledText(status, $0) } ?? StyledText(status)
    let nameStyle: TextStyle = isCurrent ? .strong : state == .notWritten ? .quiet : .code
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
    case .inProgress: .warning
    case .passed: .success
    case .broken: .failure
    }
  }
}
