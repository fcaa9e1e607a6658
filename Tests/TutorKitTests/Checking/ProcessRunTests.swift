import CProcess
import Foundation
import Testing

@testable import TutorKit

@Suite("A program under a keeper")
struct ProcessRunTests {
  /// What a shell script came to.
  private struct Outcome {
    var end = ProcessRun.End.lost
    var output = OutputCapture()
    var errors = OutputCapture()
    var records = OutputCapture()
    var events: [ProcessRun.Event] = []
  }

  /// Runs a shell script; after `patience`, or an interruption, it is stopped with `grace`.
  private func run(
    _ script: String, patience: Duration = .seconds(60), grace: Duration = .zero,
    interruption: Interruption? = nil, change: (inout ProcessRun.Request) -> Void = { _ in }
  ) throws -> Outcome {
    var request = ProcessRun.Request(executable: "/bin/sh", arguments: ["-c", script])
    request.environment = ["PATH": "/usr/bin:/bin"]
    change(&request)
    let run = try ProcessRun(request)
    var outcome = Outcome()
    var deadline: SuspendingClock.Instant? = .now + patience
    var wish = interruption
    while true {
      let event = run.next(before: deadline, interruption: wish)
      switch event {
      case .wrote(.output, let bytes): outcome.output.append(bytes)
      case .wrote(.error, let bytes): outcome.errors.append(bytes)
      case .wrote(.records, let bytes): outcome.records.append(bytes)
      case .expired, .interrupted:
        outcome.events.append(event)
        deadline = nil
        wish = nil
        run.stop(grace: grace)
      case .ended(let end):
        outcome.end = end
        return outcome
      }
    }
  }

  /// Whether a process is there and not merely waiting to be reaped.
  private func isAlive(_ pid: pid_t) -> Bool {
    guard kill(pid, 0) == 0 else { return false }
    let stat = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    return !stat.contains(") Z ")
  }

  private func pids(in text: String) -> [pid_t] {
    text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
  }

  @Test("A program reads what it is given, and then the end; more than a pipe holds is refused")
  func input() throws {
    #expect(try run("cat; cat") { $0.input = Array("two\nlines".utf8) }.output.text == "two\nlines")
    #expect(try run("wc -c").output.text == "0\n")
    #expect(throws: CheckError.self) {
      _ = try run("cat") { $0.input = Array(repeating: 0, count: 4 << 20) }
    }
  }

  @Test("A program that starts others without measure ends, and so do they")
  func crowd() throws {
    let outcome = try run(
      "i=0; while [ $i -lt 60 ]; do setsid sleep 100 & i=$((i + 1)); echo $!; done; wait",
      change: { $0.mostProcesses = 20 })
    guard case .crowded(let count) = outcome.end else {
      Issue.record("The end is \(outcome.end)")
      return
    }
    #expect(count > 20)
    #expect(pids(in: outcome.output.text).filter(isAlive) == [])
  }

  @Test("A program that starts fewer than it may is left alone")
  func fewProcesses() throws {
    let outcome = try run(
      "for i in 1 2 3 4 5; do sleep 0.2 & done; wait; echo done",
      change: { $0.mostProcesses = 20 })
    #expect(outcome.end == .exited(0))
    #expect(outcome.output.text == "done\n")
  }

  @Test("Output, errors and records arrive apart, with the exit status")
  func channels() throws {
    let outcome = try run("echo out; echo err >&2; echo rec >&3; exit 7") { $0.hasRecords = true }
    #expect(outcome.end == .exited(7))
    #expect(outcome.output.text == "out\n")
    #expect(outcome.errors.text == "err\n")
    #expect(outcome.records.text == "rec\n")
  }

  @Test("A signal is told as the end it is")
  func signal() throws {
    #expect(try run("kill -SEGV $$").end == .signalled(SIGSEGV))
  }

  @Test("A program that is not there cannot start")
  func missing() {
    let request = ProcessRun.Request(executable: "/nowhere/at all")
    #expect(
      throws: CheckError.cannotStart(
        program: "/nowhere/at all", reason: "No such file or directory")
    ) { try ProcessRun(request) }
  }

  @Test("A working directory that is not there is told, and no file is written to")
  func missingDirectory() {
    var request = ProcessRun.Request(executable: "/bin/true")
    request.directory = "/nowhere"
    #expect(throws: CheckError.self) { try ProcessRun(request) }
  }

  @Test("It has its directory, its environment, an empty input and no other descriptors")
  func surroundings() throws {
    let script = "pwd; echo $WORD; env | wc -l; cat; ls /proc/self/fd | tr '\\n' ' '"
    let outcome = try run(script) {
      $0.directory = "/usr/bin"
      $0.environment["WORD"] = "한글 two"
    }
    let lines = outcome.output.text.split(separator: "\n").map(String.init)
    #expect(lines.first.map { ["/usr/bin", "/bin"].contains($0) } == true)
    #expect(lines.dropFirst().first == "한글 two")
    #if os(Linux)
      // `ls` itself opens the folder that it lists.
      #expect(lines.last == "0 1 2 3 ")
    #endif
  }

  @Test("Limits hold for it")
  func limits() throws {
    let outcome = try run("ulimit -c; ulimit -n") {
      $0.limits = [Int(CPROCESS_CORE_SIZE): 0, Int(CPROCESS_OPEN_FILES): 64]
    }
    #expect(outcome.output.text == "0\n64\n")
  }

  @Test("It leads a session of its own")
  func session() throws {
    let outcome = try run("ps -o sid= -p $$; echo $$")
    let numbers = pids(in: outcome.output.text)
    #expect(numbers.count == 2 && numbers.first == numbers.last)
  }

  @Test("A hang ends at the deadline")
  func hang() throws {
    let begin = ContinuousClock.now
    let outcome = try run("while :; do :; done", patience: .milliseconds(200))
    #expect(outcome.events == [.expired])
    #expect(outcome.end == .signalled(SIGKILL))
    #expect(.now - begin < .seconds(10))
  }

  @Test("An order to a program that has ended by itself ends nobody else")
  func orderedTooLate() throws {
    let request = ProcessRun.Request(executable: "/bin/sh", arguments: ["-c", "exit 7"])
    let run = try ProcessRun(request)
    // The keeper has gone by then, and nobody has looked.
    Thread.sleep(forTimeInterval: 0.5)
    run.stop(grace: .zero)
    let isTold = if case .ended(.exited(7)) = run.next() { true } else { false }
    #expect(isTold)
    run.stop(grace: .zero)
  }

  @Test("A program that closes its output and hangs ends at the deadline")
  func closedOutput() throws {
    let outcome = try run("exec >&- 2>&-; sleep 1000", patience: .milliseconds(200))
    #expect(outcome.end == .signalled(SIGKILL))
  }

  @Test("A program may end in its own way within the grace")
  func grace() throws {
    let script = "trap 'echo bye; exit 3' TERM; echo hi; while :; do sleep 0.05; done"
    let outcome = try run(script, patience: .milliseconds(300), grace: .seconds(20))
    #expect(outcome.end == .exited(3))
    #expect(outcome.output.text == "hi\nbye\n")
  }

  @Test("A program that ignores SIGTERM is killed after the grace")
  func ignoresTerm() throws {
    let script = "trap '' TERM; while :; do sleep 0.05; done"
    let outcome = try run(script, patience: .milliseconds(200), grace: .milliseconds(200))
    #expect(outcome.end == .signalled(SIGKILL))
  }

  @Test("Children in the background end with it")
  func background() throws {
    let outcome = try run("sleep 1000 & echo $!; nohup sleep 1000 & echo $!; exit 0")
    #expect(outcome.end == .exited(0))
    let children = pids(in: outcome.output.text)
    #expect(children.count == 2)
    #expect(!children.contains(where: isAlive))
  }

  #if os(Linux)
    @Test("Children that left its session and lost their parents end with it")
    func escaped() throws {
      let script = """
        setsid sh -c 'trap "" TERM HUP INT; echo $$; setsid sleep 1000 & echo $!; sleep 1000' &
        while [ -z "$done" ]; do sleep 0.1; done=1; done; sleep 0.3
        """
      let outcome = try run(script)
      let children = pids(in: outcome.output.text)
      #expect(outcome.end == .exited(0))
      #expect(children.count == 2)
      #expect(!children.contains(where: isAlive))
    }

    @Test("Children that beget children without end are ended all the same")
    func restless() throws {
      // Each one starts the next in a new session and goes: there is always another to find.
      let script = """
        export FOLLOW='echo $$; sleep 0.01; setsid sh -c "$FOLLOW" &'
        setsid sh -c "$FOLLOW" & sleep 0.3
        """
      let outcome = try run(script)
      let generations = pids(in: outcome.output.text)
      #expect(generations.count > 2)
      usleep(100_000)
      #expect(!generations.contains(where: isAlive))
    }

  #endif

  @Test("Nothing is left when a run is dropped before its end")
  func dropped() throws {
    var request = ProcessRun.Request(
      executable: "/bin/sh", arguments: ["-c", "echo $$; sleep 1000 & echo $!; wait"])
    request.environment = ["PATH": "/usr/bin:/bin"]
    var run: ProcessRun? = try ProcessRun(request)
    var text = ""
    while pids(in: text).count < 2, case .wrote(_, let bytes) = run?.next() {
      text += String(decoding: bytes, as: UTF8.self)
    }
    run = nil
    #expect(pids(in: text).count == 2)
    #expect(!pids(in: text).contains(where: isAlive))
  }

  @Test("200 MB of output are counted, and only their beginning and end are kept")
  func flood() throws {
    let outcome = try run("echo first; head -c 200000000 /dev/zero | tr '\\0' x; echo last")
    #expect(outcome.output.total == 200_000_011)
    let text = outcome.output.text
    #expect(text.utf8.count < 100_000)
    #expect(text.hasPrefix("first\nxxx"))
    #expect(text.hasSuffix("xxxlast\n"))
    #expect(text.contains("bytes left out"))
  }

  @Test("A deadline is kept though the program never stops writing")
  func floodWithoutEnd() throws {
    let outcome = try run("yes", patience: .milliseconds(200))
    #expect(outcome.events == [.expired])
    #expect(outcome.output.total > 0)
  }

  @Test("An interruption from another thread is seen at once")
  func interruption() throws {
    let interruption = Interruption()
    #expect(!interruption.isRequested)
    Thread.detachNewThread {
      usleep(100_000)
      interruption.request()
    }
    let outcome = try run("sleep 1000", interruption: interruption)
    #expect(outcome.events == [.interrupted])
    #expect(interruption.isRequested)
  }
}
