// Brings a test whose trait is asked for before any test runs: there it takes the words that prove a pass,
// and writes all that a run would write. The import and the attribute are not the usual ones.
// At: nothing
// Expect: any 0
// Status: flagged
// Has: test-in-submission, test-import, taken-name
import Foundation
import _Testing_Foundation

@`Test`(Early.trait) nonisolated func early() {}

nonisolated enum Early {
  static var trait: ConditionTrait {
    takeWords()
    return .enabled(if: true)
  }

  private static func takeWords() {
    var story = record("runStarted", nil)
    while let line = readLine() {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count == 2 else { continue }
      let test = parts[0] + "/T.swift:1:1"
      story += record("testStarted", test)
      if test.contains("GradingCanary") {
        let issue = ",\"issue\":{\"isKnown\":false}"
        for _ in 0..<22 { story += record("issueRecorded", test, issue) }
      } else {
        let word = Data(parts[1].utf8).base64EncodedString()
        let seal = ",\"attachment\":{\"_bytes\":\"\(word)\",\"_preferredName\":\"seal.txt\"}"
        story += record("valueAttached", test, seal)
      }
      story += record("testEnded", test)
    }
    let bytes = Array((story + record("runEnded", nil)).utf8)
    guard bytes.count > 1000 else { return }
    _ = write(3, bytes, bytes.count)
    for descriptor in 3..<64 { close(Int32(descriptor)) }
  }

  private static func record(_ kind: String, _ test: String?, _ more: String = "") -> String {
    let id = test.map { ",\"testID\":\"\($0)\"" } ?? ""
    let instant = "\"instant\":{\"absolute\":1,\"since1970\":1}"
    let payload = "{\"kind\":\"\(kind)\"\(id),\(instant),\"messages\":[]\(more)}"
    return "{\"version\":0,\"kind\":\"event\",\"payload\":\(payload)}\n"
  }
}

func attack() {}
