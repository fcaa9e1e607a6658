import Foundation
import Testing

@testable import TutorKit

/// Tests of what a sandbox keeps in run where there is one: not every machine has bubblewrap, and
/// not every container lets it work.
private let sandbox = try? Sandbox(environment: ProcessInfo.processInfo.environment)

@Suite("A sandbox")
struct SandboxTests {
  private func run(_ script: String, writable: [String] = []) throws -> (String, ProcessRun.End) {
    let sandbox = try #require(sandbox)
    var request = ProcessRun.Request(
      executable: "/bin/sh", arguments: ["-c", "exec 2>&1; \(script)"])
    request.environment = ["PATH": "/usr/bin:/bin"]
    request.directory = writable.first
    let run = try ProcessRun(sandbox.wrapped(request, readable: [], writable: writable))
    var output = OutputCapture()
    while true {
      switch run.next(before: .now + .seconds(60)) {
      case .wrote(_, let bytes): output.append(bytes)
      case .ended(let end): return (output.text, end)
      case .expired, .interrupted: run.stop(grace: .zero)
      }
    }
  }

  @Test("A program writes in its own folder and nowhere else", .enabled(if: sandbox != nil))
  func writing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try run(
      "echo in > file; echo out > /usr/file; echo tmp > /tmp/file; cat /tmp/file",
      writable: [folder.path])
    #expect(outcome.0.contains("Read-only file system"))
    #expect(outcome.0.contains("tmp\n"))
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "file").path))
    #expect(!FileManager.default.fileExists(atPath: "/usr/file"))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/file"))
  }

  @Test("Whoever grades, the program has no right to undo that", .enabled(if: sandbox != nil))
  func rights() throws {
    let outcome = try run(
      """
      grep CapEff /proc/self/status
      mount -o remount,rw,bind /usr && echo remounted
      unshare --user --map-root-user --mount sh -c 'mount -o remount,rw,bind /usr && echo nested'
      head -c 300000000 /dev/zero > /tmp/large; stat -c %s /tmp/large
      """)
    #expect(outcome.0.contains("CapEff:\t0000000000000000\n"))
    #expect(!outcome.0.contains("remounted") && !outcome.0.contains("nested"))
    #expect(outcome.0.hasSuffix("\n268435456\n"))
  }

  @Test("It sees no home folder, no other process and no network", .enabled(if: sandbox != nil))
  func reading() throws {
    let home = NSHomeDirectory()
    let outcome = try run("ls \(home); ls -d /proc/[0-9]* | wc -l; cat /proc/net/dev | grep -c :")
    #expect(outcome.0.contains("No such file or directory"))
    let numbers = outcome.0.split(separator: "\n").suffix(2).compactMap { Int($0) }
    #expect(numbers.count == 2)
    #expect(numbers.first.map { $0 < 8 } == true)
    // The loopback device is all there is.
    #expect(numbers.last == 1)
  }

  @Test("The end of the program is the end of the sandbox", .enabled(if: sandbox != nil))
  func ends() throws {
    #expect(try run("exit 3").1 == .exited(3))
    #expect(try run("setsid sleep 300 & echo gone").1 == .exited(0))
  }

  @Test(
    "A signal to the program is told as one, and bubblewrap's own refusal as no end of it",
    .enabled(if: sandbox != nil))
  func unwrapped() throws {
    let sandbox = try #require(sandbox)
    for (script, end) in [
      ("kill -KILL $$", ProcessRun.End.signalled(SIGKILL)), ("kill -ABRT $$", .signalled(SIGABRT)),
      ("exit 3", .exited(3)), ("echo 'Fatal error' >&2; exit 1", .exited(1)),
    ] {
      let outcome = try run(script)
      #expect(sandbox.unwrapped(outcome.1, errors: outcome.0) == end)
    }
    #expect(sandbox.unwrapped(.exited(1), errors: "bwrap: No space left\n") == .lost)
    #expect(sandbox.unwrapped(.lost, errors: "") == .lost)
  }

  @Test("Without bubblewrap on the search path there is none")
  func absent() throws {
    let toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let folder = URL(filePath: toolchain.swift).deletingLastPathComponent().path
    guard !FileManager.default.fileExists(atPath: folder + "/bwrap") else { return }
    #expect(try Sandbox(environment: ["PATH": folder]) == nil)
  }
}
