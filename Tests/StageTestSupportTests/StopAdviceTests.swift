import Foundation
import Testing

@testable import StageTestSupport

struct StopAdviceTests {
  @Test("Whatever UIKit says that has advice, the engine says in the same words")
  func engine() throws {
    let root = URL(filePath: #filePath.components(separatedBy: "/Tests/")[0])
    let engine = root.appending(path: "Sources/HeadlessUIKit")
    let files = FileManager.default.enumerator(at: engine, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      // One sentence stands in several literals.
      text += try String(contentsOf: file, encoding: .utf8).replacing(/"\s*\+ "/, with: "")
    }
    for sign in StopAdvice.exceptions.flatMap(\.signs) {
      #expect(text.contains(sign), "The engine does not say “\(sign)”.")
    }
  }

  @Test("The advice stands behind the reason, and before who raised it")
  func place() {
    let reason = "attempt to delete section 2, but there are only 2 sections before the update"
    let stop = SubjectStop(
      end: .signalled(6),
      errors: "*** Terminating app due to uncaught exception 'A', reason: '\(reason)'\n")
    #expect(stop.lines.count == 3)
    #expect(stop.lines[1].contains("whether the model changes before the update begins"))
  }

  @Test("A reason without advice, and words of the learner's own, stand for themselves")
  func none() {
    #expect(StopAdvice.forException("something else") == nil)
    #expect(StopAdvice.forTrap("Fatal error: no such book") == nil)
  }

  @Test("One trap has one advice")
  func one() {
    let messages = [
      "Fatal error: Index out of range", "Could not cast value of type 'A' to 'B'.",
      "Fatal error: Can't remove last element from an empty collection",
    ]
    for message in messages {
      let found = StopAdvice.traps.filter { $0.signs.contains { message.contains($0) } }
      #expect(found.count == 1, "\(message)")
    }
  }
}
