extension Command {
  static let doctor = Command(
    name: "doctor",
    summary: "Look at all that the tutor needs, and say how to mend what is wrong.",
    discussion: [
      "Looks at the toolchain, the terminal, the course folder, the disk and what earlier runs left. "
        + "Changes nothing. The exit status is 0 when everything works and 69 when not."
    ]
  ) { _, session in
    let findings = try Doctor(session: session).findings()
    let isPlain = session.console.wishes.isPlain
    for finding in findings {
      let mark = finding.severity.mark(isPlain: isPlain)
      session.console.say(
        StyledText("\(mark) \(finding.subject, .strong): \(finding.words(calling: session.call))")
          .wrapped(to: session.console.columns ?? .max, indent: "    "))
    }
    session.console.say()
    let faults = findings.count { $0.severity == .fault }
    guard faults == 0 else {
      let what = faults == 1 ? "1 thing does not work" : "\(faults) things do not work"
      session.console.say("\("\(what). How to mend it stands there.", .failure)")
      return .unavailable
    }
    session.console.say("\("Everything works.", .success)")
    return .success
  }
}

extension Finding.Severity {
  /// What stands before a finding.
  fileprivate func mark(isPlain: Bool) -> StyledText {
    switch self {
    case .good: isPlain ? "fine," : "\("✓", .success)"
    case .note: isPlain ? "note," : "\("•", .warning)"
    case .fault: isPlain ? "fault," : "\("✗", .failure)"
    }
  }
}
