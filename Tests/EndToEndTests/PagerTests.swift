import Foundation
import Testing

/// Long lessons in a program that shows them a screen at a time, and sets the terminal up for that.
@Suite("The pager, seen from outside", .serialized) struct PagerTests {
  private let course: SmallCourse

  /// A pager that does not tidy up.
  private static let pager = #"""
    #!/bin/sh
    stty raw -echo < /dev/tty
    printf '\033[?1h\033='
    cat > /dev/null
    printf 'to be paged'
    sleep 60
    """#

  init() throws {
    course = try SmallCourse()
    try course.write(Self.pager, to: "../tools/pager", executable: true)
    let page = (1...100).map { "Line \($0).\n\n" }.joined()
    try course.write("# Shelf\n\n" + page, to: "lessons/en/pages/01-shelf.md")
  }

  @Test(
    "What ends the tutor ends the pager, and the terminal is as it was",
    arguments: [(SIGTERM, 143), (SIGHUP, 129)])
  func restores(signal: Int32, status: Int) throws {
    let session = try TerminalSession(
      course.shell(
        "unset SWIFT_BACKTRACE; stty -g; PAGER=pager tutor lesson 1; echo ended $?; stty -g"),
      columns: 200)
    try session.wait(for: "to be paged")
    #expect(session.givesKeys)
    let tutor = try #require(
      session.child.processes.first { $0.command.hasPrefix(course.program().executable) }?.id)
    // That key is the pager's.
    kill(tutor, SIGQUIT)
    usleep(100_000)
    kill(tutor, signal)
    try session.wait(for: "ended \(status)", within: .seconds(20))
    _ = try session.waitForEnd()
    #expect(!session.givesKeys)
    #expect(!session.child.processes.contains { $0.command.contains("pager") })
    let modes = session.screen.transcript.filter { $0.contains(/^[0-9a-f]+(:[0-9a-f]+){10,}$/) }
    #expect(modes.count == 2 && modes.first == modes.last, "\(session.picture)")
    #expect(session.bytes.contains([UInt8]("\u{1B}[?1l\u{1B}>".utf8)))
  }

  @Test("A pager that is killed leaves the terminal as it was, and the tutor goes on")
  func killedPager() throws {
    let session = try TerminalSession(
      course.shell("PAGER='pager & sleep 1; kill -9 $!' tutor lesson 1; stty -a"), columns: 200)
    _ = try session.waitForEnd()
    #expect(!session.givesKeys)
    #expect(session.screen.transcript.contains { $0.contains("Next, type:") }, "\(session.picture)")
  }
}
