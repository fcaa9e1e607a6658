import Foundation

@testable import TutorKit

/// A course of two small stages, with a `swift` that compiles nothing: what it says of a file, and how
/// its tests end, is written in the file. For tests of the tutor that are not about Swift.
///
/// `wrong` does not compile, `slow` takes long to build, and `right` passes. Where a file beside the
/// course is called `no compiler lives` or `no suite lives`, these kill themselves.
final class SmallCourse {
  let folder: URL
  private let scratch: URL

  static let stage = "01-shelf"
  static let file = "Exercises/01-shelf/Shelf.swift"

  init() throws {
    scratch = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "ListKata-\(UUID().uuidString)")
    folder = scratch.appending(path: "작은 course")
    for (slug, name) in [("01-shelf", "Shelf"), ("02-book", "Book")] {
      for place in ["Exercises", "lessons/stubs"] {
        try write("// as it came\n", to: "\(place)/\(slug)/\(name).swift")
      }
      try write("// right\n", to: "Solutions/\(slug)/\(name).swift")
      try write("# \(name)\n", to: "lessons/en/pages/\(slug).md")
      try write(Self.hints, to: "lessons/en/hints/\(slug).md")
      try write("// Judges.\n", to: "Tests/Stages/\(slug)/\(name)Tests.swift")
    }
    try write("// A manifest.\n", to: "Package.swift")
    try write(Self.description, to: "lessons/course.json")
    try write(Self.compiler, to: "../tools/swift", executable: true)
    try write(Self.suite, to: "../tools/suite", executable: true)
    for step in [ScreenStep.row, .page] {
      try write(Self.recording(by: step), to: ".tutor/build/\(step.rawValue)")
    }
    try write(
      Self.suite, to: ".tutor/build/check/debug/ListKataPackageTests.xctest", executable: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: scratch)
  }

  func url(_ path: String) -> URL { folder.appending(path: path).standardizedFileURL }

  /// Writes a file as a simple editor does, which empties it first.
  func write(_ text: String, to path: String, executable: Bool = false) throws {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard executable else { return try Data(text.utf8).write(to: url) }
    // Another process writes it: a program that another test is just starting would have the file open
    // for a moment, too, and one that is open for writing cannot be run.
    let draft = url.appendingPathExtension("draft")
    try Data(text.utf8).write(to: draft)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "cp \"$0\" \"$1\" && chmod 755 \"$1\" && rm \"$0\"", draft.path, url.path,
    ]
    try shell.run()
    shell.waitUntilExit()
  }

  /// Writes a file as a careful editor does: another one, which then gets its name.
  func replace(_ path: String, with text: String) throws {
    try write(text, to: path + ".tmp")
    guard rename(url(path + ".tmp").path, url(path).path) == 0 else {
      throw CourseCopyFailure("\(path) could not be renamed.")
    }
  }

  /// What `swift` was asked to build so far, a line for each build.
  var builds: [String] {
    let text = (try? String(contentsOf: url("../builds"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The tutor as a program, started in the course folder.
  func program(_ arguments: String...) -> Program {
    tool(CourseCopy.products.appending(path: "tutor").path, arguments)
  }

  /// Another program, started there.
  func tool(_ executable: String, _ arguments: [String]) -> Program {
    Program(
      executable: executable, arguments: arguments, environment: environment,
      directory: folder.path)
  }

  /// A shell at a terminal, in which `tutor` is the tutor.
  func shell(_ script: String) -> Program {
    tool(
      "/bin/bash",
      ["--norc", "-c", "tutor() { \"$0\" \"$@\"; }\n" + script, program().executable])
  }

  private var environment: [String: String] {
    [
      "PATH": url("../tools").path + ":/usr/bin:/bin", "BUILDS": url("../builds").path,
      "HOME": scratch.path, "TERM": "xterm-256color", "LANG": "C.UTF-8",
      // On a terminal Swift would ask what to do about a crash.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  private static let compiler = #"""
    #!/bin/sh
    [ ! -e "$HOME/no compiler lives" ] || kill -KILL $$
    file=$(echo Exercises/"$LISTKATA_STAGE"/*.swift | cut -d ' ' -f 1)
    # Graders give it no such variable, and what it complained of would come before or after the rest.
    [ -z "$BUILDS" ] || echo "$LISTKATA_STAGE: $(cat "$file")" >> "$BUILDS"
    if grep -q slow "$file"; then sleep 60; fi
    # A copy of the course, in which classes are graded, has no program yet.
    [ -d .tutor/build/check/debug ] || {
      mkdir -p .tutor/build/check/debug
      cp "${0%/*}/suite" .tutor/build/check/debug/ListKataPackageTests.xctest
    }
    cp "$file" .tutor/build/built.txt
    if grep -q wrong "$file"; then
      echo "$PWD/$file:1:4: error: this is wrong"
      exit 1
    fi
    """#

  private static let suite = #"""
    #!/bin/sh
    case "$*" in *--list-tests*) exit ;; esac
    [ ! -e "$HOME/no suite lives" ] || kill -KILL $$
    name=$(echo "$*" | sed 's/.*filter ^\([A-Za-z]*\).*/\1/')
    built=${0%/check/*}/built.txt
    event() { printf '{"kind":"event","payload":{"kind":"%s"%s},"version":0}\n' "$1" "$2" >&3; }
    about() { event "$1" ",\"testID\":\"$name.$name/holds()/T.swift:1:1\",\"instant\":{\"absolute\":$2}$3"; }
    if [ -n "$LISTKATA_FRAMES" ]; then
      cat "${0%/check/*}/$LISTKATA_FRAME_STEP" >&3
      exit
    fi
    # Swift Testing tells people how long things took, unless it is to be silent.
    case "$*" in *--verbosity*) ;; *) echo "✔ Test run passed after 0.$$ seconds." >&2 ;; esac
    event runStarted
    case "$*" in *GradingCanary*)
      bird=",\"testID\":\"$name.GradingCanary/everythingIsWrong()/T.swift:1:1\",\"instant\":{\"absolute\":1}"
      event testStarted "$bird"
      for fault in $(seq \#(Canary.faults)); do
        event issueRecorded "$bird,\"issue\":{\"isKnown\":false},\"messages\":[]"
      done
      event testEnded "$bird"
    esac
    # Where there are words for tests that pass, those come through the standard input.
    word=$([ -z "$LISTKATA_SEALS" ] || grep -F "$name.$name/holds() " | cut -d ' ' -f 2)
    about testStarted 1
    [ -z "$word" ] || ! grep -q right "$built" || about valueAttached 1 ",\"attachment\":{\"_preferredName\":\"seal.txt\",\"_bytes\":\"$(printf '%s' "$word" | base64)\"}"
    grep -q right "$built" || about valueAttached 1 ",\"attachment\":{\"_preferredName\":\"screen.txt\",\"_bytes\":\"$(printf '%s' 'nothing yet' | base64)\"}"
    grep -q right "$built" || about issueRecorded 1 ',"issue":{"isKnown":false},"messages":[{"symbol":"fail","text":"The shelf is empty."}]'
    about testEnded 2
    event runEnded
    """#

  /// What is recorded of a table that goes two rows down, and of a grid.
  private static func recording(by step: ScreenStep) throws -> String {
    var frames = [
      frame("Shelf", 0, ["Dune", "Emma", "Ulysses"], by: [1, 2, 3], .made, made: 3),
      frame("Shelf", 1, ["Emma", "Ulysses", "Walden"], by: [2, 3, 4], .made, made: 4),
      frame("Shelf", 2, ["Ulysses", "Walden", "Zorba"], by: [3, 4, 1], .reused, made: 4),
      frame("Grid", 0, ["Poe", "Woolf", "Zola"], by: [1, 2, 3], .made, made: 3),
    ]
    if step == .page { frames.remove(at: 1) }
    return try frames.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
      .joined()
  }

  private static func frame(
    _ list: String, _ step: Int, _ titles: [String], by instances: [Int],
    _ state: ScreenFrame.Cell.State, made: Int
  ) -> ScreenFrame {
    let cells = instances.enumerated().map { line, instance in
      ScreenFrame.Cell(
        row: "0-\(step + line)", line: line, height: 1, instance: instance,
        state: step == 0 || line == instances.count - 1 ? state : .kept, identifier: "Book",
        class: "BookCell")
    }
    return ScreenFrame(
      screen: list, title: step == 0 ? "The top of the list" : "\(step) down",
      offset: Double(step) * 44, lines: titles, cells: cells, pool: ["Book": min(step, 1)],
      made: made, reused: step / 2)
  }

  private static let hints = """
    ## Hold
    ### look
    Is it right?
    ### tool
    Write it.
    ### shape
    Right.
    """

  private static let description = """
    {"version": 1, "title": "Shelves", "stages": [
      {"number": 1, "slug": "01-shelf", "module": "Shelf", "title": "Shelf", "summary": "A shelf.",
       "minutes": 5, "tasks": [{"title": "Hold", "tests": ["holds()"]}], "files": ["Shelf.swift"]},
      {"number": 2, "slug": "02-book", "module": "Book", "title": "Book", "summary": "A book.",
       "minutes": 5, "tasks": [{"title": "Hold", "tests": ["holds()"]}], "files": ["Book.swift"]}
    ]}
    """
}
