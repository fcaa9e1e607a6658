import Foundation
import Testing

@testable import TutorKit

@Suite("Why a program stopped")
struct StopReasonTests {
  @Test("An exception of UIKit is told in its own words, all lines of them")
  func exception() {
    let errors = """
      something before
      *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
      'could not dequeue a view of kind: a cell with
      an identifier'
      something after

      """
    let reason = StopReason(.signalled(SIGABRT), errors: errors)
    #expect(reason.message.hasPrefix("*** Terminating app due to uncaught exception 'NSInternal"))
    #expect(reason.message.hasSuffix("a cell with\nan identifier'"))
  }

  @Test("A trap in the library is told without the library's file")
  func libraryTrap() {
    let errors = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n"
    let reason = StopReason(.signalled(SIGILL), errors: errors)
    #expect(reason == StopReason("Fatal error: Index out of range"))
  }

  @Test("A trap in the learner's code is told with its place")
  func ownTrap() {
    let errors = "hello\nOne/Shelf.swift:8: Fatal error: no such book: x\nmore\n"
    let reason = StopReason(.signalled(SIGILL), errors: errors)
    #expect(reason.message == "Fatal error: no such book: x")
    #expect(reason.comments == ["Swift stopped the process at One/Shelf.swift:8."])
    let known = StopReason(
      .signalled(SIGILL), errors: errors,
      path: { $0 == "One/Shelf.swift" ? "Exercises/01-one/Shelf.swift" : nil })
    #expect(known.comments == ["Swift stopped the process at Exercises/01-one/Shelf.swift:8."])
  }

  @Test(
    "A condition that was not met is told in the words that it was given",
    arguments: ["Precondition failed: no such book", "Assertion failed: no such book"])
  func condition(message: String) {
    let reason = StopReason(.signalled(SIGILL), errors: "One/Shelf.swift:8: \(message)\n")
    #expect(reason.message == message)
    #expect(reason.comments == ["Swift stopped the process at One/Shelf.swift:8."])
  }

  @Test("Of a message without measure the beginning is told, and that this is not all")
  func longMessage() {
    let book = String(repeating: "x", count: 90_000)
    let messages = [
      "One/Shelf.swift:8: Fatal error: \(book)\n",
      "*** Terminating app due to uncaught exception 'X', reason: '\(book)'\n",
    ]
    for errors in messages {
      let reason = StopReason(.signalled(SIGILL), errors: errors)
      #expect(reason.message.count < 2_100)
      #expect(reason.message.hasSuffix("xxx… (The message is longer, and was cut here.)"))
    }
  }

  @Test("A signal without words is told by its name")
  func signal() {
    #expect(
      StopReason(.signalled(SIGSEGV), errors: "").message
        == "The process was ended by the signal SIGSEGV.")
    #expect(!StopReason(.signalled(SIGSEGV), errors: "").comments.isEmpty)
    #expect(StopReason(.signalled(40), errors: "").message.contains("signal 40"))
  }

  @Test("An exit is told as one, whatever else was printed")
  func exit() {
    let reason = StopReason(.exited(0), errors: "Fatal error: not really\n")
    #expect(reason.message == "The process was ended with exit status 0 before the test was over.")
    #expect(reason.comments == ["Look for `exit` in the code: an app never ends itself."])
  }
}

extension StopReason {
  fileprivate init(_ message: String) {
    self.init(.signalled(SIGILL), errors: "")
    self.message = message
  }
}
