import Foundation

/// One line of Swift Testing's event stream, as far as a verdict needs it.
enum TestRecord: Equatable {
  /// There is a test of this identifier, and this is its name for people.
  case test(id: String, name: String?)
  /// The run of all chosen tests began, or ended.
  case runStarted, runEnded
  case testStarted(id: String, at: Double)
  case testEnded(id: String, at: Double)
  case testSkipped(id: String, reason: String?)
  /// A test, or something outside of all tests, found something wrong that was not known before.
  case issue(id: String?, TestIssue)
  case attachment(id: String, name: String, bytes: Data)
  /// Anything else that the stream tells: cases of a test, known issues, kinds of the future.
  case other

  /// Reads a line; nil if it is not one of an event stream.
  init?(line: String, folder: CourseFolder) {
    guard let line = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else { return nil }
    let payload = line.payload
    switch (line.kind, payload.kind, payload.testID) {
    case ("test", _, _):
      guard let id = payload.id else { return nil }
      self = .test(id: id, name: payload.displayName)
    case ("event", "runStarted", _): self = .runStarted
    case ("event", "runEnded", _): self = .runEnded
    case ("event", "testStarted", let id?):
      self = .testStarted(id: id, at: payload.instant?.absolute ?? 0)
    case ("event", "testEnded", let id?):
      self = .testEnded(id: id, at: payload.instant?.absolute ?? 0)
    case ("event", "testSkipped", let id?):
      self = .testSkipped(id: id, reason: payload.comments?.first)
    case ("event", "issueRecorded", let id):
      self = payload.isFailure ? .issue(id: id, payload.testIssue(in: folder)) : .other
    case ("event", "valueAttached", let id?):
      guard let attachment = payload.attachment, let name = attachment.preferredName else {
        self = .other
        break
      }
      self = .attachment(id: id, name: name, bytes: attachment.bytes ?? Data())
    default: self = .other
    }
  }
}

/// The form of a line, of version 0.
private struct Line: Decodable {
  struct Payload: Decodable {
    var kind: String?
    var id: String?
    var testID: String?
    var displayName: String?
    var instant: Instant?
    var issue: Issue?
    var comments: [String]?
    var messages: [Message]?
    var attachment: Attachment?

    enum CodingKeys: String, CodingKey {
      case kind, id, testID, displayName, instant, issue, messages, attachment
      case comments = "_comments"
    }

    /// Known issues are expected, and warnings do no harm.
    var isFailure: Bool {
      issue?.isKnown != true && messages?.first?.symbol != "warning"
    }

    func testIssue(in folder: CourseFolder) -> TestIssue {
      var message = messages?.first?.text ?? "Issue recorded"
      // The details repeat the comments, but also show what a thrown error or a difference was.
      let details = messages?.dropFirst().map(\.text) ?? []
      var comments = comments ?? []
      comments += details.filter { !comments.contains($0) }
      // Swift Testing says so of an issue without an expression: the first comment says what it is.
      if message == "Issue recorded", !comments.isEmpty { message = comments.removeFirst() }
      let location = issue?.sourceLocation
      let path = location?.filePath
      return TestIssue(
        message: folder.shortened(message), comments: comments.map(folder.shortened),
        file: path.map { folder.relative($0) ?? $0 }, line: location?.line)
    }
  }

  struct Instant: Decodable {
    var absolute: Double
  }

  struct Issue: Decodable {
    var isKnown: Bool?
    var sourceLocation: Location?
  }

  struct Location: Decodable {
    var filePath: String?
    var line: Int

    enum CodingKeys: String, CodingKey {
      case line
      case filePath = "_filePath"
    }
  }

  struct Message: Decodable {
    var symbol: String
    var text: String
  }

  struct Attachment: Decodable {
    var bytes: Data?
    var preferredName: String?

    enum CodingKeys: String, CodingKey {
      case bytes = "_bytes"
      case preferredName = "_preferredName"
    }
  }

  var kind: String
  var payload: Payload
}
