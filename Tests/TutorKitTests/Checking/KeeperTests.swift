import CProcess
import Foundation
import Testing

@testable import TutorKit

#if os(Linux)
  /// The keeper is a process like any other of the same user: it can be stopped and killed.
  @Suite("A keeper that somebody lays hands on")
  struct KeeperTests {
    /// A program that starts three processes, the last out of its session and without a parent, says
    /// who they are, and hangs.
    private struct Hanging {
      let run: ProcessRun
      let keeper: pid_t
      let processes: [pid_t]

      init() throws {
        var request = ProcessRun.Request(
          executable: "/bin/sh",
          arguments: [
            "-c", "echo $PPID $$; sleep 1000 & echo $!; setsid sh -c 'sleep 1000 & echo $!'; wait",
          ])
        request.environment = ["PATH": "/usr/bin:/bin"]
        run = try ProcessRun(request)
        var text = ""
        var numbers: [pid_t] { text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) } }
        while numbers.count < 4 || text.last != "\n", case .wrote(_, let bytes) = run.next() {
          text += String(decoding: bytes, as: UTF8.self)
        }
        try #require(numbers.count == 4)
        keeper = numbers[0]
        processes = Array(numbers.dropFirst())
      }

      /// Waits for the end, however long it takes.
      func end() -> ProcessRun.End {
        while true {
          if case .ended(let end) = run.next() { return end }
        }
      }

      var survivors: [pid_t] { Self.survivors(of: processes) }

      /// Those that are there and not merely waiting to be reaped.
      static func survivors(of processes: [pid_t]) -> [pid_t] {
        processes.filter { process in
          let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
          return stat.map { !$0.contains(") Z ") } ?? false
        }
      }
    }

    @Test("One that was killed takes its program with it, and all that stayed in its session")
    func killed() throws {
      let hanging = try Hanging()
      kill(hanging.keeper, SIGKILL)
      #expect(hanging.end() == .lost)
      // Who left the session is lost with the keeper.
      #expect(hanging.survivors == [hanging.processes[2]])
      hanging.survivors.forEach { kill($0, SIGKILL) }
    }

    @Test("One that was stopped goes on when it gets an order, and obeys")
    func stopped() throws {
      let hanging = try Hanging()
      kill(hanging.keeper, SIGSTOP)
      hanging.run.stop(grace: .zero)
      #expect(hanging.end() == .signalled(SIGKILL))
      #expect(hanging.survivors == [])
    }

    @Test("One that was stopped goes on when its run is dropped, and leaves nothing")
    func stoppedAndDropped() throws {
      var hanging: Hanging? = try Hanging()
      let processes = hanging?.processes ?? []
      if let keeper = hanging?.keeper { kill(keeper, SIGSTOP) }
      hanging = nil
      #expect(Hanging.survivors(of: processes) == [])
    }

    @Test("One that is stopped again and again is ended, and everything below it")
    func relentless() throws {
      let hanging = try Hanging()
      let keeper = hanging.keeper
      let isOver = Interruption()
      Thread.detachNewThread {
        while !isOver.isRequested {
          kill(keeper, SIGSTOP)
          usleep(50)
        }
      }
      usleep(10_000)
      let begin = ContinuousClock.now
      hanging.run.stop(grace: .zero)
      let end = hanging.end()
      isOver.request()
      // In a lucky moment it may still have obeyed.
      #expect(end == .lost || end == .signalled(SIGKILL))
      #expect(.now - begin < .seconds(30))
      #expect(hanging.survivors == [])
    }

    @Test("Everything below one that is stopped is ended before it, so that none gets away")
    func stoppedForGood() throws {
      let hanging = try Hanging()
      kill(hanging.keeper, SIGSTOP)
      #expect(cprocess_end_keeper(hanging.keeper, 0) == 0)
      #expect(hanging.survivors == [])
      #expect(hanging.end() == .lost)
    }

    @Test("A guarded program reaches its own, not its keeper, the tutor, everybody or the clock")
    func guarded() throws {
      // Signal 0 asks whether one could send another.
      let script = """
        reach() { kill -s 0 -- "$1" 2>/dev/null && echo "$2"; }
        sleep 1000 & reach $! child
        reach $$ itself; reach $PPID keeper; reach $TUTOR tutor
        reach -$PPID keepers; reach -$GROUP tutors; reach -1 everybody
        sh -c 'kill -s 0 $TUTOR 2>/dev/null && echo "the tutor, by a child"'
        """
      // To what it is, should that be possible after all.
      let clock = "date -s @$(date +%s.%N) >/dev/null 2>&1 && echo clock"
      func reached(isGuarded: Bool) throws -> [String] {
        let commands = isGuarded ? "\(script)\n\(clock)" : script
        var request = ProcessRun.Request(executable: "/bin/sh", arguments: ["-c", commands])
        request.environment = [
          "PATH": "/usr/bin:/bin", "TUTOR": "\(getpid())", "GROUP": "\(getpgrp())",
        ]
        request.isGuarded = isGuarded
        let run = try ProcessRun(request)
        var text = ""
        while true {
          switch run.next() {
          case .wrote(_, let bytes): text += String(decoding: bytes, as: UTF8.self)
          case .ended(let end):
            #expect(end == .exited(isGuarded ? 1 : 0))
            return text.split(separator: "\n").map(String.init)
          default: break
          }
        }
      }
      #expect(
        try reached(isGuarded: false) == [
          "child", "itself", "keeper", "tutor", "keepers", "tutors", "everybody",
          "the tutor, by a child",
        ])
      #expect(try reached(isGuarded: true) == ["child", "itself"])
    }
  }
#endif
