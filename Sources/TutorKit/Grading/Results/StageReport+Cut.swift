extension StageReport {
  /// How many issues of a test are kept, and diagnostics.
  private static let (issues, diagnostics) = (20, 50)
  /// How large the drawing of the first screen may be, of which no part would be one.
  private static let screen = 256 << 10

  /// The report as a result keeps it: what is too long, or too much, is cut and says so.
  var cut: StageReport {
    var report = self
    var room = TextRoom()
    report.tests = tests.map { test in
      var test = test
      let count = test.issues.count <= Self.issues ? Self.issues : Self.issues - 1
      let rest = test.issues.count - count
      test.name = room.cut(test.name)
      test.issues = test.issues.prefix(count).map { $0.cut(to: &room) }
      if rest > 0 { test.issues.append(TestIssue("… \(rest) more issues were left out …")) }
      test.screen = test.screen.map { room.cut($0) }
      return test
    }
    // Among many, the errors are what matters.
    let errors = diagnostics.filter { $0.severity == .error }
    let isCut = diagnostics.count > Self.diagnostics
    let kept = (isCut && !errors.isEmpty ? errors : diagnostics).prefix(Self.diagnostics)
    report.diagnostics = kept.map { Self.cut($0, &room) }
    if let last = kept.indices.last, isCut {
      report.diagnostics[last].text +=
        "\n… \(diagnostics.count - kept.count) more diagnostics were left out …"
    }
    if let screen, (try? ResultFile.data(screen).count) ?? .max > Self.screen {
      report.screen = nil
    }
    return report
  }

  private static func cut(
    _ diagnostic: CompilerDiagnostic, _ room: inout TextRoom
  ) -> CompilerDiagnostic {
    var diagnostic = diagnostic
    diagnostic.message = room.cut(diagnostic.message)
    diagnostic.file = room.cut(diagnostic.file)
    diagnostic.text = room.cut(diagnostic.text)
    diagnostic.advice = diagnostic.advice.map { room.cut($0) }
    return diagnostic
  }
}
