import Foundation

@testable import TutorKit

/// A whole toolchain of shell scripts: SwiftPM that writes down its plan, and a compiler and a linker
/// that only put files together, so that one can watch which of them a check runs.
///
/// To this compiler, the lines that begin with `interface` are what a module offers to others, and
/// `error` is wrong. The program is the suite of the fake toolchain.
struct FakeCompiler {
  let course: CourseFixture
  let toolchain: FakeToolchain
  private let tools: URL

  init() throws {
    course = try CourseFixture(named: "나의 'course'")
    tools = course.root.deletingLastPathComponent().appending(path: "tools")
    try course.write("// The engine.\n", to: "Sources/Engine/Engine.swift")
    toolchain = try FakeToolchain(
      course, build: "cp \"${0%/*}/debug.yaml\" \"\(course.folder.scratch)/debug.yaml\"",
      suite: "run\npass emptyShelf\npass rightAnswer\npass titleThere\npass lastOne\nend")
    try writeManifest()
    try writeTools()
    try product("Modules/Engine.swiftmodule", "engine")
    try product("Engine.build/Engine.swift.o", "engine")
  }

  /// Checks the stage, in the course or in a copy of it. The answer is the report, and the tools that
  /// ran.
  func check(in copy: CourseFolder? = nil) throws -> (report: StageReport, ran: [String]) {
    let earlier = toolchain.noted.count
    let report = try checker(in: copy).check(CourseFixture.stage)
    let noted = toolchain.noted.dropFirst(earlier)
    let ran = noted.compactMap { note -> String? in
      if note.hasPrefix("build ") { return "SwiftPM" }
      return note.hasPrefix("compile ") || note.hasPrefix("link ") ? note : nil
    }
    return (report, ran)
  }

  /// A checker of the course, or of a copy of it.
  func checker(
    in copy: CourseFolder? = nil, change: (inout CheckLimits) -> Void = { _ in }
  ) -> Checker {
    let checker = toolchain.checker()
    var limits = checker.limits
    change(&limits)
    return Checker(
      folder: copy ?? checker.folder, limits: limits, environment: checker.environment)
  }

  /// Changes the learner's file.
  func edit(_ text: String) throws {
    try course.write(text, to: "Exercises/01-one/Shelf.swift")
  }

  /// Writes a file among SwiftPM's products.
  func product(_ path: String, _ text: String) throws {
    let url = URL(filePath: course.folder.scratch).appending(path: "debug/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The plan that SwiftPM writes down, with the one command line that a test may spoil.
  func writeManifest(linkerOutput: String = "-o") throws {
    let root = course.folder.root.path
    let debug = course.folder.scratch + "/debug"
    let swiftc = "\(tools.path)/swiftc"
    func compile(_ module: String, _ source: String, _ needed: String) -> String {
      """
        "C.\(module)-debug.module":
          tool: shell
          inputs: ["\(root)/\(source)","\(debug)/Modules/\(needed).swiftmodule"]
          outputs: ["\(debug)/\(module).build/\(module).swift.o"]
          args: ["\(swiftc)","-module-name","\(module)","-emit-module","-emit-module-path","\(debug)/M","-c","@\(debug)/\(module).build/sources","-j2"]

      """
    }
    let text = """
      client:
        name: basic
      commands:
      \(compile("One", "Exercises/01-one/Shelf.swift", "Engine"))
      \(compile("OneTests", "Tests/Stages/01-one/OneTests.swift", "One"))
        "C.Package-debug.test":
          tool: shell
          inputs: ["\(debug)/One.build/One.swift.o","\(debug)/OneTests.build/OneTests.swift.o","\(debug)/Engine.build/Engine.swift.o"]
          outputs: ["\(debug)/ListKataPackageTests.xctest"]
          args: ["\(swiftc)","\(linkerOutput)","\(debug)/ListKataPackageTests.xctest","-emit-executable","@\(debug)/Objects.LinkFileList"]

      """
    try Data(text.utf8).write(to: tools.appending(path: "debug.yaml"))
  }

  private func writeTools() throws {
    let product = course.folder.scratch + "/debug/ListKataPackageTests.xctest"
    let read = """
      note() { echo "$1" >> "$NOTES"; }
      sources=""
      while [ $# -gt 0 ]; do
        case "$1" in
          -o) out=$2; shift;;
          -emit-module-path) module=$2; shift;;
          *.swift) cat "$1";;
        esac
        shift
      done > "$NOTES.sources"

      """
    try script(
      """
      case "$*" in
        *-driver-print-jobs)
          printf "%s" "${0%/*}/swift-frontend" | sed "s/'/'\\\\\\\\''/g; s/^/'/; s/$/'/"
          for word; do printf " "; printf "%s" "$word" | sed "s/'/'\\\\\\\\''/g; s/^/'/; s/$/'/"; done
          echo
          exit;;
      esac
      \(read)
      note "link ${out##*/}"
      cat "\(product)" > "$out" && chmod 755 "$out"
      """, at: "swiftc")
    try script(
      """
      \(read)
      note "compile ${out##*/}"
      if grep -q crash "$NOTES.sources"; then kill -ABRT $$; fi
      if grep -n error "$NOTES.sources" > "$NOTES.errors"; then
        echo "\(course.folder.root.path)/Exercises/01-one/Shelf.swift:1:1: error: wrong"
        exit 1
      fi
      cp "$NOTES.sources" "$out"
      [ -z "$module" ] || grep interface "$NOTES.sources" > "$module"
      exit 0
      """, at: "swift-frontend")
    try script("while [ \"$1\" != -o ]; do shift; done; cat \"$3\" > \"$2\"", at: "ld.lld")
  }

  private func script(_ text: String, at name: String) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "printf %s \"$1\" > \"$0\" && chmod 755 \"$0\"", tools.appending(path: name).path,
      "#!/bin/sh\n\(text)\n",
    ]
    try shell.run()
    shell.waitUntilExit()
  }
}
