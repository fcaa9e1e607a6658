import CProcess
import Foundation

/// Looks for everything that the tutor needs. Each look is by itself: what is broken hides nothing
/// else, and nothing is mended.
struct Doctor {
  let session: Session
  /// A file that is there where the tutor can be built; nil where the system itself brings it.
  var headers: String? = {
    #if os(Linux)
      "/usr/include/histedit.h"
    #else
      nil
    #endif
  }()

  func findings() throws -> [Finding] {
    let isAbout = { (what: String) in
      session.console.showActivity("Looking at \(what)")
    }
    defer { session.console.showActivity(nil) }
    isAbout("the toolchain")
    var findings = [try toolchain(), lineEditor]
    isAbout("the sandbox")
    findings.append(try sandbox())
    findings += terminal
    isAbout("the course")
    do throws(TutorError) {
      let folder = try CourseFolder.find(wish: session.courseWish, in: session.environment)
      return findings + CourseDoctor(folder: folder).findings()
    } catch {
      return findings + [.courseMissing(error)]
    }
  }

  // MARK: Programs

  private func toolchain() throws(CheckError) -> Finding {
    let environment = session.environment.variables
    do {
      let swift = try Toolchain(environment: environment).swift
      let said = try answer(
        of: .init(executable: swift, arguments: ["--version"], environment: environment)
      ).output
      return SwiftVersion(said).map { .toolchain($0, path: swift) }
        ?? .toolchainSilent(path: swift, said: said)
    } catch  where error != .interrupted {
      return .toolchainMissing(error)
    }
  }

  private var lineEditor: Finding {
    .lineEditor(hasHeaders: headers.map(FileManager.default.fileExists) ?? true)
  }

  /// Tries what code of a learner must not be able to: to signal its keeper, which is the parent.
  private func sandbox() throws(CheckError) -> Finding {
    do {
      let run = try answer(
        of: .init(
          executable: "/bin/sh", arguments: ["-c", "kill -0 $PPID"],
          environment: session.environment.variables, isGuarded: true))
      return .guarded(run.end != .exited(0))
    } catch  where error != .interrupted {
      return .programsFail(error)
    }
  }

  /// How long a program may take to answer a question.
  private static let patience = Duration.seconds(30)

  private func answer(
    of request: ProcessRun.Request
  ) throws(CheckError) -> (output: String, end: ProcessRun.End) {
    let (output, end) = try ProcessRun.answer(
      of: request, within: Self.patience, interruption: session.interruption)
    return (output.trimmingCharacters(in: .whitespacesAndNewlines), end)
  }

  // MARK: The terminal

  private var terminal: [Finding] {
    let console = session.console
    let variables = session.environment.variables
    var size: Finding = .noTerminal
    if console.isInteractive, let window = console.windowSize {
      size = .terminal(
        columns: window.columns, rows: window.rows, kind: variables["TERM"] ?? "")
    }
    return [
      size, .colours(console.isColoured), .letters(Letters(variables)),
    ]
  }
}
