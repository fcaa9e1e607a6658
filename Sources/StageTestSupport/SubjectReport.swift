import Foundation
import Testing

/// What a test in its own process has to tell, recorded again where the run can see it.
struct SubjectReport {
  /// As many issues of one test as anyone reads; the rest is a count.
  private static let issueLimit = 50

  private let outcome: SubjectOutcome
  private let events: [SubjectEvent]

  init(_ outcome: SubjectOutcome) {
    self.outcome = outcome
    events = SubjectEvent.events(in: outcome.events)
  }

  /// Records the subject's issues and attachments, and its end unless that was an orderly one.
  ///
  /// - Returns: Whether the test has passed.
  func record(for test: Test) async throws -> Bool {
    var issues = 0
    for event in events {
      if let attachment = event.attachment {
        // A premise is for the end of the test, if that is a stop.
        guard ![premiseFile, Seal.file].contains(attachment.preferredName) else { continue }
        record(attachment, of: event, for: test)
      } else if event.issue != nil {
        issues += 1
        if issues <= Self.issueLimit { try await record(event, for: test) }
      }
    }
    if issues > Self.issueLimit {
      let rest = issues - Self.issueLimit
      try await record(["The test recorded \(rest) more issues like these."], for: test)
    }
    return try await recordEnd(of: test)
  }

  /// A test has ended in order when its stream says so: an exit status can be had with `exit(0)`.
  ///
  /// - Returns: Whether the test has passed.
  private func recordEnd(of test: Test) async throws -> Bool {
    let id = "\(test.id)"
    // A known issue is not worth more than its record, which anybody can write.
    let hasFailed = events.contains { $0.issue?.isKnown == false }
    let hasEnded =
      events.contains { $0.kind == "testEnded" && $0.testID == id }
      && events.contains { $0.kind == "runEnded" }
    // Who closed the stream cannot have written its end.
    if hasEnded && [.exited(0), .exited(1), .mute].contains(outcome.end) {
      writeErrors(outcome.errors)
      let isSealed = outcome.end == .exited(0) && Seal.isThere(outcome.seal, in: events)
      if !hasFailed, !isSealed { try await recordForgery(of: test) }
      return !hasFailed && isSealed
    }
    let files = StageFiles(of: test.sourceLocation)
    var stop = SubjectStop(end: outcome.end, errors: outcome.errors, path: files.path)
    stop.lines.insert(contentsOf: premises, at: 1)
    if !events.contains(where: { $0.kind == "testStarted" && $0.testID == id }) {
      stop.lines.append("It ended before the test began.")
    }
    writeErrors(stop.output)
    try await record(stop.lines, for: test)
    if SubjectEnvironment.wantsScreens { recordKindOfStop(of: test) }
    return false
  }

  /// The word for a process that somebody killed, or that could not begin: it may be none of the test's
  /// doing. A system does either when it is short of memory.
  private static let loss = "lost"

  /// Tells whoever reads the event stream that a test got no process of its own.
  static func recordLoss(of test: Test) {
    if SubjectEnvironment.wantsScreens { recordKind(loss, of: test) }
  }

  /// The stream looks like a pass, but its writer did not know what only the end of a test knows.
  private func recordForgery(of test: Test) async throws {
    try await record(
      [
        "The records of the test are not its own: they tell of an end that it did not come to.",
        "Something in the code writes to descriptors that it did not open, or ends the process.",
      ], for: test)
    if SubjectEnvironment.wantsScreens { Self.recordKind("tampered", of: test) }
  }

  /// What the test said that it had changed.
  private var premises: [String] {
    events.compactMap(\.attachment).filter { $0.preferredName == premiseFile }
      .compactMap { $0.bytes.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// Tells whoever reads the event stream that the test stopped, and how, in a word that is its
  /// status there: to Swift Testing it only failed.
  private func recordKindOfStop(of test: Test) {
    let kind =
      switch outcome.end {
      case .timedOut: "timeout"
      case .wroteTooMuch: "output-limit"
      case .ranOutOfMemory: "memory"
      case .signalled(SIGKILL): Self.loss
      case .exited, .signalled, .mute: "crash"
      }
    Self.recordKind(kind, of: test)
  }

  private static func recordKind(_ kind: String, of test: Test) {
    Attachment.record([UInt8](kind.utf8), named: "stop.txt", sourceLocation: test.sourceLocation)
  }

  private func record(_ event: SubjectEvent, for test: Test) async throws {
    // The rule comes before the differences between the values, which may be long.
    let messages = event.messages ?? []
    var lines = messages.filter { $0.symbol != "difference" }.map(\.text)
    lines += messages.filter { $0.symbol == "difference" }.map { "± " + $0.text }
    // Swift Testing says this of every issue that has no expression, and says it again here.
    if lines.count > 1, lines.first == "Issue recorded" { lines.removeFirst() }
    // One comment may hold a sentence and the rule behind it.
    lines = lines.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    if let testCase = event.testCase { lines.append("Argument: \(testCase.displayName)") }
    let location = event.issue?.sourceLocation.flatMap(SourceLocation.init)
    try await record(lines, at: location, for: test, isKnown: event.issue?.isKnown == true)
  }

  /// Records an issue with one comment a line, as Swift Testing shows an issue of its own.
  private func record(
    _ lines: [String], at location: SourceLocation? = nil, for test: Test,
    isKnown: Bool = false
  ) async throws {
    let location = location ?? test.sourceLocation
    let commenting: IssueHandlingTrait = .compactMapIssues { issue in
      var issue = issue
      issue.comments = lines.map { Comment(rawValue: $0) }
      return issue
    }
    try await commenting.provideScope(for: test, testCase: nil) {
      if isKnown {
        withKnownIssue(sourceLocation: location) { _ = Issue.record(sourceLocation: location) }
      } else {
        Issue.record(sourceLocation: location)
      }
    }
  }

  private func record(
    _ attachment: SubjectEvent.Attached, of event: SubjectEvent, for test: Test
  ) {
    Attachment.record(
      [UInt8](attachment.bytes ?? Data()), named: attachment.preferredName,
      sourceLocation: event.sourceLocation.flatMap(SourceLocation.init) ?? test.sourceLocation)
  }

  private func writeErrors(_ text: String) {
    guard !text.isEmpty else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

extension SourceLocation {
  /// A place that another process named, unless it is no place that Swift Testing could name.
  init?(_ location: SubjectEvent.Location) {
    guard location.line > 0, location.column > 0, location.fileID.contains("/") else { return nil }
    self.init(
      fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column)
  }
}
