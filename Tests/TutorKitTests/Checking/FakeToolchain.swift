import Foundation

@testable import TutorKit

/// A `swift` that builds nothing, and a suite that is a shell script: a check from end to end, with
/// every misbehaviour of a build and of a suite that a test may wish for.
struct FakeToolchain {
  let course: CourseFixture
  private var tools: URL { course.root.deletingLastPathComponent().appending(path: "tools") }
  private var notes: URL { tools.appending(path: "notes.txt") }

  /// Makes the two programs.
  ///
  /// - Parameters:
  ///   - build: What `swift` does, as a shell script.
  ///   - suite: What the suite does. It has the functions `run`, `end`, `pass`, `fail` and `start`
  ///     to write records, and `want` to know whether a function was asked for.
  init(_ course: CourseFixture, build: String = "", suite: String = "") throws {
    self.course = course
    try write(
      "note \"stage=$LISTKATA_STAGE stages=$LISTKATA_STAGES\"\nnote \"$*\"\n" + build,
      at: tools.appending(path: "swift"))
    let product = URL(filePath: course.folder.scratch)
      .appending(path: "debug/ListKataPackageTests.xctest")
    try write(Self.records + "note \"suite limit=$LISTKATA_TEST_LIMIT\"\n" + suite, at: product)
  }

  /// A checker that finds these programs, and has little patience.
  func checker(test: Duration = .seconds(20)) -> Checker {
    var limits = CheckLimits()
    limits.test = test
    limits.build = .seconds(20)
    limits.stageBuild = limits.build
    limits.output = 1 << 20
    return Checker(
      course: course.root, limits: limits,
      environment: [
        "PATH": tools.path + ":/usr/bin:/bin", "LISTKATA_STAGES": "Solutions",
        "NOTES": notes.path,
      ])
  }

  /// What the programs noted, line by line.
  var noted: [String] {
    let text = (try? String(contentsOf: notes, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private func write(_ body: String, at url: URL) throws {
    try Self.script("note() { echo \"$1\" >> \"$NOTES\"; }\n" + body, at: url)
  }

  /// Writes a shell script that can be started.
  static func script(_ body: String, at url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = "#!/bin/sh\n" + body + "\n"
    // Another process writes it: a descriptor of this one could still be open in the fork of another
    // test's thread when the script is to start, and the system refuses to start such a file.
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "printf %s \"$1\" > \"$0\" && chmod 755 \"$0\"", url.path, text]
    try shell.run()
    shell.waitUntilExit()
  }

  private static let records = #"""
    args="$*"
    want() { case "$args" in *"$1"*) true;; *) false;; esac; }
    event() { printf '{"kind":"event","payload":{"kind":"%s"%s},"version":0}\n' "$1" "$2" >&3; }
    about() { event "$1" ",\"testID\":\"OneTests.OneTests/$2()/O.swift:1:1\",\"instant\":{\"absolute\":$3}$4"; }
    run() { event runStarted; }
    end() { event runEnded; }
    start() { about testStarted "$1" 1; }
    pass() { if want "$1"; then start "$1"; about testEnded "$1" 2; fi; }
    fail() {
      start "$1"
      about issueRecorded "$1" 1 ',"issue":{"isKnown":false},"messages":[{"symbol":"fail","text":"no"}]'
      about testEnded "$1" 2
    }

    """#
}
