import Foundation

/// A line of Swift Testing's event stream, as far as a report needs it.
struct SubjectEvent: Decodable {
  struct Message: Decodable {
    let symbol: String
    let text: String
  }

  struct Location: Decodable {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int

    private enum CodingKeys: String, CodingKey {
      case fileID, line, column
      case filePath = "_filePath"
    }
  }

  struct Issue: Decodable {
    let isKnown: Bool
    let sourceLocation: Location?
  }

  struct Attached: Decodable {
    let bytes: Data?
    let preferredName: String?

    private enum CodingKeys: String, CodingKey {
      case bytes = "_bytes"
      case preferredName = "_preferredName"
    }
  }

  struct Case: Decodable {
    let displayName: String
  }

  let kind: String
  let testID: String?
  let messages: [Message]?
  let issue: Issue?
  let attachment: Attached?
  let sourceLocation: Location?
  let testCase: Case?

  private enum CodingKeys: String, CodingKey {
    case kind, testID, messages, issue, attachment
    case sourceLocation = "_sourceLocation"
    case testCase = "_testCase"
  }

  private struct Line: Decodable {
    let kind: String
    let payload: SubjectEvent
  }

  /// The events of a stream, in their order. A line that is no event is left out: the last one is
  /// cut short when its writer stops, and a report looks for the events that are missing.
  static func events(in stream: Data) -> [SubjectEvent] {
    let decoder = JSONDecoder()
    return stream.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let line = try? decoder.decode(Line.self, from: line), line.kind == "event" else {
        return nil
      }
      return line.payload
    }
  }
}
