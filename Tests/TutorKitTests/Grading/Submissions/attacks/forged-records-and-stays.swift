// Writes that the test ended well to every descriptor, and lets the test fail.
// At: instead
// Expect: failed 6-8
// Has: command-line
import Foundation

private func record(_ kind: String, _ test: String?) -> String {
  let id = test.map { "\"testID\":\"\($0)\"," } ?? ""
  let instant = "\"instant\":{\"absolute\":1,\"since1970\":1}"
  let payload = "{\"kind\":\"\(kind)\",\(id)\(instant),\"messages\":[]}"
  return "{\"version\":0,\"kind\":\"event\",\"payload\":\(payload)}\n"
}

/// The whole story of a run in which the test that the arguments name ended well.
private var story: [UInt8] {
  let words = CommandLine.arguments
  let filter = words.firstIndex(of: "--filter").map { words[$0 + 1] } ?? ""
  let test = filter.filter { !"\\^$".contains($0) }
  return Array((record("testEnded", test) + record("runEnded", nil)).utf8)
}

func attack() {
  let lines = story
  for descriptor in Int32(3)..<64 { _ = write(descriptor, lines, lines.count) }
}
