import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

/// The variable that names the folder of a run of the fixtures; they are skipped without one.
let fixtureVariable = "LISTKATA_FIXTURES"

var fixtureFolder: String? { ProcessInfo.processInfo.environment[fixtureVariable] }

// What a test may do to the process that runs it. These tests fail, and stop, on purpose: they run
// only inside the tests of `OwnProcessTests`, which read what the run says of them. The variable
// names a folder in which they leave word of the processes they start.

@Suite(.serialized, .ownProcess, .enabled(if: fixtureFolder != nil))
@MainActor
struct Fixtures {
  /// Leaves the number of a process where `OwnProcessTests` finds it.
  private func note(_ process: pid_t, _ name: String) throws {
    guard let folder = fixtureFolder else { return }
    try "\(process)".write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  @Test func passes() {
    print("a line of the test")
    #expect(ReuseLog.recordsEveryList)
  }

  @Test func fails() {
    let books = ["Dune"]
    #expect(books.count == 2, "Every book has a row")
    #expect(books.first == "Emma")
    #expect(books == ["Emma"], "In their order")
  }

  @Test func isKilled() {
    kill(getpid(), SIGKILL)
  }

  @Test func expects() async {
    expect("the first book", ["Dune "].first, is: "Emma", "In their order")
    expect("the note", "signed", is: String?.none, "Each has its own")
    expect("the names", [String?](), is: ["a", nil], "All are there")
    expect("the height", CGFloat(44), is: 44.5, "In points")
    #expect(expect("the row", UILabel(), is: UIView.self, "Of the very class") == nil)
    #expect(expect("the row", nil, is: Fixtures.Cell.self, "There is one") == nil)
    expect("the second book", "Emma", is: "Emma", "Never said")
  }

  final class Cell: UITableViewCell {}

  @Test func expectsStops() async {
    let going = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { wentOn() }
    expectStop(of: "a call", going, naming: "Cell", "It stops")
    let nameless = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { fatalError("no name") }
    expectStop(of: "a call", nameless, naming: "Cell", "It names the cell")
    expectStop(of: "a call", nameless, naming: "no name", "Never said")
  }

  @Test func stopsAfterAChange() {
    explainStops("The test has changed the shelf.")
    fatalError("no such book")
  }

  @Test func failsAfterAChange() {
    explainStops("The test has changed the shelf.")
    #expect(Bool(false), "Without a stop")
  }

  @Test func throwsError() throws {
    throw CocoaError(.fileNoSuchFile)
  }

  @Test func tells() {
    Issue.record("in its own words")
    withKnownIssue { #expect(1 == 2) }
    Attachment.record("a text", named: "text.txt")
  }

  @Test(arguments: ["one", "two"]) func takes(argument: String) {
    #expect(argument == "one")
  }

  @Test func `reads (well)`() {
    #expect(Bool(false))
  }

  @Test func raises() {
    #expect(1 == 2, "Seen before the stop")
    _ = UINib(nibName: "NoSuchNib", bundle: nil).instantiate(withOwner: nil)
  }

  @Test func traps() {
    FileHandle.standardError.write(Data("before the trap\n".utf8))
    fatalError("the shelf is empty")
  }

  @Test func casts() {
    let any: Any = "a book"
    print(any as! Int)
  }

  @Test func overflows() {
    func deeper(_ number: Int) -> Int { number > 0 ? 1 &+ deeper(number &+ 1) : 0 }
    print(deeper(Int(getpid())))
  }

  @Test func leaves() {
    exit(0)
  }

  @Test func leavesWithStatus() {
    exit(3)
  }

  @Test func closesWhatIsOpen() {
    for descriptor in 0..<Int32(1024) { close(descriptor) }
    print("Nobody reads this")
  }

  @Test func stopsWithALongMessage() {
    fatalError("the shelf is empty" + String(repeating: "!", count: 50 << 20))
  }

  @Test func forgesItsEnd() {
    forgeEnd()
    exit(0)
  }

  @Test func forgesItsEndAndHidesAnIssue() throws {
    forgeEnd()
    let nowhere = open("/dev/null", O_WRONLY)
    for descriptor in openDescriptors { dup2(nowhere, descriptor) }
    #expect(Bool(false), "Nobody hears of this")
  }

  /// Writes to whatever is open that the test has ended well, and all tests with it.
  private func forgeEnd() {
    guard let id = Test.current.map({ "\($0.id)" }) else { return }
    let events = [
      #"{"kind":"testEnded","testID":"\#(id)","messages":[]}"#,
      #"{"kind":"runEnded","messages":[]}"#,
    ]
    let lines = events.map { #"{"kind":"event","version":0,"payload":\#($0)}"# + "\n" }.joined()
    for descriptor in openDescriptors { write(descriptor, lines, lines.utf8.count) }
  }

  private var openDescriptors: Range<Int32> { 3..<64 }

  @Test func hangs() throws {
    print("before the loop")
    try note(getpid(), "hanging")
    while true { usleep(1000) }
  }

  @Test func hangsAndListens() throws {
    signal(SIGTERM) { _ in
      write(1, "asked\n", 6)
      _exit(0)
    }
    while true { usleep(1000) }
  }

  @Test func hangsAndIsDeaf() throws {
    signal(SIGTERM, SIG_IGN)
    try note(getpid(), "hanging")
    while true { usleep(1000) }
  }

  @Test func prints() {
    for number in 0..<200_000 { print("line \(number)") }
    #expect(Bool(false), "It got to its end")
  }

  @Test func asksForTooMuch() {
    print([UInt8](repeating: 1, count: 1 << 46).count)
  }

  @Test func printsWithoutEnd() {
    let line = String(repeating: "x", count: 9_999)
    while true { print(line) }
  }

  @Test func failsWithoutEnd() {
    for number in 0..<60 { Issue.record("issue \(number)") }
  }

  @Test func startsProcesses() throws {
    // One that stays in the test's session, one that leaves it.
    for (name, program) in [("staying", "/bin/sleep"), ("leaving", "/usr/bin/setsid")] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = name == "staying" ? ["300"] : ["/bin/sleep", "300"]
      try process.run()
      try note(process.processIdentifier, name)
    }
  }
}
