import CProcess
import Foundation

/// A program under a keeper, seen through what it writes.
///
/// Neither the program nor anything that it starts outlives this object.
final class ProcessRun {
  /// What to start, and with what.
  struct Request {
    /// The path of the executable.
    var executable: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// What it reads from standard input: some thousand bytes at most, which fit into a pipe.
    var input: [UInt8] = []
    /// The working directory; the tutor's own when it is nil.
    var directory: String?
    /// Whether the program finds a pipe to the tutor at descriptor 3.
    var hasRecords = false
    /// Limits of each process, by `CPROCESS_…` constants.
    var limits: [Int: UInt64] = [:]
    /// Whether the program may try to stop or kill the tutor and its keeper. Where the system lets
    /// us, it then cannot.
    var isGuarded = false
    /// How many processes the program and all that it starts may be; 0 for any number.
    var mostProcesses = 0
  }

  /// Where bytes of the program come from.
  enum Channel: CaseIterable {
    case output, error, records
  }

  /// How the program ended.
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It was killed because it and what it started were so many processes.
    case crowded(Int32)
    /// Its keeper was killed, and the program with it.
    case lost

    /// The end in a few words.
    var text: String {
      switch self {
      case .exited(let code): "exit status \(code)"
      case .signalled(let signal): "signal \(signal)"
      case .crowded(let count): "too many processes: \(count)"
      case .lost: "killed from outside"
      }
    }

    /// Whether somebody killed the program or its keeper: a person, or a system that is short of
    /// memory. It says nothing of what the program did, unless the tutor stopped it.
    var isKill: Bool { self == .signalled(SIGKILL) || self == .lost }
  }

  /// How often a program is started that is killed again and again.
  static let tries = 3

  /// What there is to know next.
  enum Event: Equatable {
    case wrote(Channel, [UInt8])
    /// The program has ended, and so has everything that it started. Nothing follows.
    case ended(End)
    /// The deadline has passed.
    case expired
    /// Somebody asked to stop.
    case interrupted
  }

  private var readEnds: [(channel: Channel, descriptor: Int32)] = []
  private var kept = cprocess_kept()
  private var program: pid_t = 0
  /// When the keeper must have obeyed; nil while it has no orders.
  private var lastDeadline: SuspendingClock.Instant?
  private var end = End.lost
  /// Whether there is no keeper: not yet, or not any more.
  private var isGone = true

  /// Starts a program.
  init(_ request: Request) throws(CheckError) {
    var writeEnds: [Int32] = []
    defer { for descriptor in writeEnds { close(descriptor) } }
    for channel in Channel.allCases where channel != .records || request.hasRecords {
      var ends: (read: Int32, write: Int32) = (-1, -1)
      let failure = cprocess_pipe(&ends.read, &ends.write)
      guard failure == 0 else { throw Self.cannotStart(request, failure) }
      readEnds.append((channel, ends.read))
      writeEnds.append(ends.write)
    }
    let input = try Self.pipe(holding: request.input, for: request)
    if input >= 0 { writeEnds.append(input) }
    let failure = keep(request, descriptors: [input] + writeEnds.filter { $0 != input })
    guard failure == 0 else { throw Self.cannotStart(request, failure) }
    isGone = false
    // The first news says whether the program runs. A keeper that was killed says nothing, nor does
    // one that the program stopped before it could.
    guard let news = nextNews(within: Self.obedience) else {
      endKeeper()
      return
    }
    guard news.kind == CPROCESS_STARTED else {
      bury()
      throw Self.cannotStart(request, news.value)
    }
    program = news.value
  }

  /// The end of a pipe from which some bytes can be read, and then no more; -1 for none.
  private static func pipe(
    holding bytes: [UInt8], for request: Request
  ) throws(CheckError) -> Int32 {
    guard !bytes.isEmpty else { return -1 }
    var ends: (read: Int32, write: Int32) = (-1, -1)
    let failure = cprocess_pipe(&ends.read, &ends.write)
    guard failure == 0 else { throw cannotStart(request, failure) }
    defer { close(ends.write) }
    _ = fcntl(ends.write, F_SETFL, O_NONBLOCK)
    guard write(ends.write, bytes, bytes.count) == bytes.count else {
      close(ends.read)
      throw cannotStart(request, E2BIG)
    }
    return ends.read
  }

  deinit {
    if !isGone {
      // The end of its orders tells the keeper to end everything; the end of its news that it did.
      close(kept.orders)
      kept.orders = -1
      kill(kept.keeper, SIGCONT)
      while nextNews(within: Self.obedience) != nil {}
      endKeeper()
    }
    for (_, descriptor) in readEnds { close(descriptor) }
  }

  /// Asks the program and all that it started to end, and kills what is left after `grace`. What
  /// they still write, and their end, are events to come. Does nothing to what has ended already.
  func stop(grace: Duration) {
    guard !isGone else { return }
    let tenths = (grace / .milliseconds(100)).rounded(.up)
    cprocess_order(&kept, UInt8(min(max(tenths, 0), Double(CPROCESS_ASK_WHERE - 1))))
    // Somebody may have stopped it.
    kill(kept.keeper, SIGCONT)
    lastDeadline = .now + grace + Self.obedience
  }

  /// Asks the programs that do the work where they are, by SIGQUIT, which ends them: compilers answer by
  /// what they are compiling.
  func askWhere() {
    guard !isGone else { return }
    cprocess_order(&kept, UInt8(CPROCESS_ASK_WHERE))
  }

  /// How long a keeper may take to do what it was told. It gives up by itself before that, on what
  /// not even SIGKILL ends.
  private static let obedience = Duration.seconds(8)

  /// Waits for the next event. Once it was `.ended`, there is none. Deadlines are on the clock that
  /// stands still while the machine sleeps: in that time the program did nothing, either.
  func next(
    before deadline: SuspendingClock.Instant? = nil, interruption: Interruption? = nil
  ) -> Event {
    while true {
      var items = readEnds.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      items.append(pollfd(fd: isGone ? -1 : kept.news, events: Int16(POLLIN), revents: 0))
      items.append(pollfd(fd: interruption?.readEnd ?? -1, events: Int16(POLLIN), revents: 0))
      let soonest = [deadline, lastDeadline].compactMap(\.self).min()
      let count = poll(&items, nfds_t(items.count), isGone ? 0 : Self.milliseconds(until: soonest))

      if let lastDeadline, !isGone, SuspendingClock.now >= lastDeadline {
        endKeeper()
        continue
      }
      if items[readEnds.count + 1].revents != 0 { return .interrupted }
      // A program that never stops writing must not keep its end or a deadline from being seen.
      if let deadline, !isGone, SuspendingClock.now >= deadline { return .expired }
      if let index = readEnds.indices.first(where: { items[$0].revents != 0 }) {
        if let event = readChannel(at: index) { return event }
      } else if count > 0, items[readEnds.count].revents != 0 {
        takeNews()
      } else if isGone {
        return .ended(end)
      }
    }
  }

  /// Reads from a channel that has something, or closes it when that was its end.
  private func readChannel(at index: Int) -> Event? {
    let (channel, descriptor) = readEnds[index]
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    if bytes.isEmpty {
      close(descriptor)
      readEnds.remove(at: index)
      return nil
    }
    // The next look begins with another channel, so that none starves.
    readEnds.append(readEnds.remove(at: index))
    return .wrote(channel, bytes)
  }

  private func takeNews() {
    guard let news = nextNews(within: .zero) else { return endKeeper() }
    switch Int(news.kind) {
    case CPROCESS_CROWDED: end = .crowded(news.value)
    case CPROCESS_ENDED:
      if case .crowded = end { break }
      let code = cprocess_exit_code(news.value)
      end = code >= 0 ? .exited(code) : .signalled(cprocess_signal(news.value))
    case CPROCESS_GONE: bury()
    default: break
    }
  }

  /// The next news of the keeper; nil if there is none in time, or none any more.
  private func nextNews(within patience: Duration) -> cprocess_news? {
    let deadline = SuspendingClock.now + patience
    var item = pollfd(fd: kept.news, events: Int16(POLLIN), revents: 0)
    while poll(&item, 1, Self.milliseconds(until: deadline)) < 0, errno == EINTR {}
    guard item.revents != 0 else { return nil }
    var news = cprocess_news()
    let count = read(kept.news, &news, MemoryLayout<cprocess_news>.size)
    return count == MemoryLayout<cprocess_news>.size ? news : nil
  }

  /// Waits for the keeper, which has nothing left to do.
  private func bury() {
    isGone = true
    close(kept.orders)
    close(kept.news)
    kill(kept.keeper, SIGKILL)
    while waitpid(kept.keeper, nil, 0) < 0 && errno == EINTR {}
  }

  /// Ends the keeper, which was killed, or does not obey, and whatever is left below it.
  private func endKeeper() {
    _ = cprocess_end_keeper(kept.keeper, program)
    end = .lost
    bury()
  }

  private func keep(_ request: Request, descriptors: [Int32]) -> Int32 {
    let limits = request.limits.map { cprocess_limit(resource: Int32($0.key), value: $0.value) }
    let variables = request.environment.map { "\($0.key)=\($0.value)" }
    return withCStrings([request.executable] + request.arguments) { arguments in
      withCStrings(variables) { environment in
        withCStrings([request.executable, request.directory ?? "."]) { paths in
          descriptors.withUnsafeBufferPointer { descriptors in
            limits.withUnsafeBufferPointer { limits in
              var form = cprocess_request(
                path: paths[0], arguments: arguments, environment: environment,
                directory: paths[1],
                descriptors: descriptors.baseAddress, descriptor_count: Int32(descriptors.count),
                limits: limits.baseAddress, limit_count: Int32(limits.count), terminal: -1,
                is_guarded: request.isGuarded ? 1 : 0,
                most_processes: Int32(clamping: request.mostProcesses))
              return cprocess_keep(&form, &kept)
            }
          }
        }
      }
    }
  }

  private static func cannotStart(_ request: Request, _ failure: Int32) -> CheckError {
    .cannotStart(program: request.executable, reason: String(cString: strerror(failure)))
  }

  private static func milliseconds(until deadline: SuspendingClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = (deadline - .now) / .milliseconds(1)
    return Int32(min(max(left.rounded(.up), 0), 3_600_000))
  }
}

/// Calls `body` with strings as C wants them: an array that ends with nil.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var copies = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return copies.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { preconditionFailure("an array with nil is empty") }
    return body(start)
  }
}
