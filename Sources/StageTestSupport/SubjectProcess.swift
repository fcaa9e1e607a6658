import Foundation
import Synchronization
import Testing

/// How the process of a test ended.
enum SubjectEnd: Equatable {
  case exited(Int32)
  /// It closed the descriptor through which its result is told.
  case mute
  case signalled(Int32)
  case timedOut(Duration)
  /// It wrote more than so many bytes.
  case wroteTooMuch(Int)
  /// It asked for more memory than there is for it, which is so many bytes.
  case ranOutOfMemory(Int)
}

/// What is known of a test once its process is gone.
struct SubjectOutcome {
  var end: SubjectEnd
  /// The lines of Swift Testing's event stream.
  var events: Data
  /// What the process wrote to standard error, capped.
  var errors: String
  /// What only a test that came to its end without a fault could say.
  var seal: String
}

/// Why a test could not have a process of its own.
enum SubjectError: Error, CustomStringConvertible {
  case noPipe(code: Int32)
  case notStarted(executable: String, code: Int32)

  var description: String {
    switch self {
    case .noPipe(let code):
      "no pipe to the test's own process could be opened: \(String(cString: strerror(code)))"
    case .notStarted(let executable, let code):
      "\(executable) could not be started for the test: \(String(cString: strerror(code)))"
    }
  }
}

/// The process of a test, seen from the process that wants it.
struct SubjectProcess {
  /// What is passed on of a test's output.
  private static let outputLimit = 64 << 10
  /// With how much output a test has failed: nobody reads it.
  private static let writingLimit = 16 << 20
  /// How much longer a test may go on then: these may be its last words.
  private static let lastWords = Duration.seconds(1)
  private static let eventLimit = 16 << 20
  /// How long a test that is over a limit may take to end, from SIGTERM to SIGKILL. It ends at once
  /// unless it wants to know of that signal.
  private static let grace = Duration.milliseconds(200)

  /// Held while a subject starts, so that it inherits nothing that belongs to another.
  private static let starting = Mutex(())

  private let id: pid_t
  private let word: String
  private let seal: String
  private let limit: Duration
  private var events: PipeReader
  private var output: PipeReader
  private var errors: PipeReader
  /// The end of the leash that this process holds; the subject ends when it is closed.
  private let leash: Int32

  /// Runs one test in a process of its own and waits for its end.
  ///
  /// What the test prints goes to standard output as it comes, up to 64 KB.
  static func run(_ test: Test, limit: Duration) async throws -> SubjectOutcome {
    let process = try starting.withLock { _ in try start(test, limit: limit) }
    return await withCheckedContinuation { continuation in
      // A thread, since waiting here must not hold one of the few that Swift's tasks share.
      Thread.detachNewThread {
        var process = process
        continuation.resume(returning: process.finish())
      }
    }
  }

  private static func start(_ test: Test, limit: Duration) throws -> SubjectProcess {
    let word = UUID().uuidString
    let events = try Pipe.open()
    let output = try Pipe.open()
    let errors = try Pipe.open()
    let leash = try Pipe.open()
    let seal = UUID().uuidString
    Seal.send(seal, through: leash.writing)
    let command = TestCommand(running: test, eventsTo: events.writing)
    var environment = ProcessInfo.processInfo.environment
    environment[SubjectEnvironment.subject] = word
    environment[SubjectEnvironment.leash] = String(leash.reading)
    environment["SWIFT_BACKTRACE"] = "enable=no"
    defer {
      for descriptor in [events.writing, output.writing, errors.writing, leash.reading] {
        close(descriptor)
      }
    }
    do {
      let id = try command.spawn(
        environment: environment, output: output.writing, errors: errors.writing,
        inheriting: [events.writing, leash.reading])
      return SubjectProcess(
        id: id, word: word, seal: seal, limit: limit,
        events: PipeReader(events.reading, keeping: eventLimit),
        output: PipeReader(output.reading, keeping: 0, echoing: outputLimit),
        errors: PipeReader(errors.reading, keeping: outputLimit), leash: leash.writing)
    } catch {
      for descriptor in [events.reading, output.reading, errors.reading, leash.writing] {
        close(descriptor)
      }
      throw error
    }
  }

  /// Reads what the process writes until it has ended or its time is up, and ends what it started.
  private mutating func finish() -> SubjectOutcome {
    var deadline = SuspendingClock.now + limit
    var isFull = false
    var stop: SubjectEnd?
    while stop == nil, !hasEnded {
      if SuspendingClock.now >= deadline {
        stop = isFull ? .wroteTooMuch(Self.writingLimit) : .timedOut(limit)
      }
      if !isFull, output.count + errors.count > Self.writingLimit {
        isFull = true
        deadline = .now + Self.lastWords
      }
      readSoon()
    }
    if stop != nil {
      kill(-id, SIGTERM)
      let end = SuspendingClock.now + Self.grace
      while SuspendingClock.now < end, !hasEnded { readSoon() }
    }
    // The group first, while the number of the leader cannot belong to anyone else.
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
    Descendants.kill(carrying: word)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    readAll()
    close(leash)
    for reader in [events, output, errors] { reader.close() }
    let text = errors.kept.text
    var end = stop ?? SubjectEnd(status: status, usage: usage, errors: text)
    // A crash is worth more than what came before it; any other end is not.
    if case .exited = end, isFull { end = .wroteTooMuch(Self.writingLimit) }
    return SubjectOutcome(end: end, events: events.kept.data, errors: text, seal: seal)
  }

  /// Whether the process has ended. It stays a zombie: its number remains its own.
  private var hasEnded: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? info.si_signo != 0 : errno != EINTR
  }

  /// Reads what there is, or will be in two milliseconds.
  private mutating func readSoon() {
    PipeReader.wait(for: [events, output, errors], milliseconds: 2)
    readAll()
  }

  private mutating func readAll() {
    events.read()
    output.read()
    errors.read()
  }
}

extension SubjectEnd {
  /// Reads the status and the usage that `wait4` gives.
  ///
  /// A program without memory ends by one signal or another, and not always with words. So what it
  /// used counts, too.
  init(status: Int32, usage: rusage, errors: String) {
    let signal = status & 0x7f
    guard signal != 0 else {
      let code = status >> 8 & 0xff
      self = code == EventDescriptor.lossStatus ? .mute : .exited(code)
      return
    }
    let words = ["failed to allocate ", "unable to allocate memory"]
    let limit = Self.memoryLimit
    if words.contains(where: errors.contains) || Self.peak(usage) >= limit - limit / 4 {
      self = .ranOutOfMemory(limit)
    } else {
      self = .signalled(signal)
    }
  }

  /// How much memory this process, and so each that it starts, may ask for, in bytes.
  private static var memoryLimit: Int {
    var limit = rlimit()
    #if canImport(Glibc)
      getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      getrlimit(RLIMIT_AS, &limit)
    #endif
    return Int(clamping: limit.rlim_cur)
  }

  /// How much memory a process had at once, in bytes.
  private static func peak(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) << 10
    #endif
  }
}
