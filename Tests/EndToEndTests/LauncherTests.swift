import Foundation
import Testing

/// When the launcher builds the tutor anew, with a `swift` that notes that it was asked.
@Suite("The launcher, seen from outside") struct LauncherTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "ListKata-\(UUID().uuidString)/작은 [course]")
    for path in ["tutor", "Scripts/prepare"] {
      let copy = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: CourseCopy.package.appending(path: path), to: copy)
    }
  }

  /// Runs a script in the course, in which `t` starts the tutor and says whether it was built first.
  private func lines(_ script: String) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let setting = #"""
      mkdir -p tools Sources/tutor Sources/TutorKit
      cat > tools/swift <<'END'
      #!/bin/sh
      [ "$1" = --version ] && { echo Swift version 6.3; exit; }
      echo built
      mkdir -p .tutor/build/tutor/release
      printf '#!/bin/sh\n' > .tutor/build/tutor/release/tutor
      chmod +x .tutor/build/tutor/release/tutor
      END
      chmod +x tools/swift
      export PATH=$PWD/tools:$PATH
      t() { ./tutor >/dev/null 2>&1; echo "$1: $(cat .tutor/build/tutor.log)"; : > .tutor/build/tutor.log; }

      """#
    let run = try PipeRun(
      Program(
        executable: "/bin/bash", arguments: ["-c", setting + script],
        environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"], directory: folder.path))
    #expect(run.end == .exited(0), "\(run)")
    return run.lines
  }

  @Test("It builds when sources changed, whatever the clock said of them, and only then")
  func builds() throws {
    let lines = try lines(
      """
      t first; t again
      echo new > Sources/TutorKit/New.swift; t edited; t again
      echo old > Sources/TutorKit/Old.swift; touch -t 200001010000 Sources/TutorKit/Old.swift
      t 'from an old archive'; t again
      touch -t 203701010000 .tutor/build/tutor.built; t 'clock set back'; t again
      """)
    #expect(
      lines == [
        "first: built", "again: ", "edited: built", "again: ", "from an old archive: built",
        "again: ", "clock set back: built", "again: ", "",
      ])
  }
}
