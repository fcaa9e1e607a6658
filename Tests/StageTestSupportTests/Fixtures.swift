import Foundation
import StageTestSupport
import Testing

// What a test may do to the process that runs it. These tests fail, and stop, on purpose: they run
// only inside the tests of `OwnProcessTests`, which read what the run says of them.
@Suite(.serialized, .ownProcess, .enabled(if: getenv("LISTKATA_FIXTURES") != nil))
@MainActor
struct Fixtures {
  @Test func passes() {
    print("a line of the test")
  }

  @Test func fails() {
    let books = ["Dune"]
    #expect(books.count == 2, "Every book has a row")
    #expect(books.first == "Emma")
  }

  @Test func traps() {
    print("before the trap")
    fatalError("the shelf is empty")
  }

  @Test func casts() {
    let any: Any = "a book"
    print(any as! Int)
  }

  @Test func leaves() {
    exit(0)
  }

  @Test func hangs() {
    while true { usleep(1000) }
  }

  @Test(arguments: ["one", "two"]) func takes(argument: String) {
    #expect(argument == "one")
  }
}
