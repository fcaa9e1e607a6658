/// Decides when something that changes in several steps has come to rest.
///
/// It looks from time to time, or when it is roused, and once a look differs, until looks agree for
/// a while. It knows no clock: whoever has one says what time it is.
struct Settling<Look: Equatable> {
  typealias Instant = ContinuousClock.Instant

  /// How often to look when nobody says that there is a reason to.
  static var period: Duration { .seconds(1) }
  /// How long to wait, once roused, for the steps that follow.
  static var reaction: Duration { .milliseconds(20) }
  /// How long looks must agree.
  static var quiet: Duration { .milliseconds(60) }
  /// How long they must agree where something is missing that should come back.
  static var patience: Duration { .milliseconds(800) }

  /// What was at rest last.
  private(set) var settled: Look
  /// When to look next.
  private(set) var nextLook: Instant
  /// What was seen last, and since when.
  private var seen: (look: Look, since: Instant)

  init(_ look: Look, now: Instant) {
    settled = look
    seen = (look, now)
    nextLook = now + Self.period
  }

  /// There is a reason to look soon.
  mutating func rouse(now: Instant) {
    nextLook = min(nextLook, now + Self.reaction)
  }

  /// Takes what is seen now. When that is something new at rest, the answer is what was there before.
  ///
  /// - Parameter isWhole: Whether nothing is missing.
  mutating func look(_ look: Look, isWhole: Bool, now: Instant) -> Look? {
    if look != seen.look { seen = (look, now) }
    guard look != settled else {
      nextLook = now + Self.period
      return nil
    }
    let end = seen.since + (isWhole ? Self.quiet : Self.patience)
    guard now >= end else {
      nextLook = min(end, now + Self.quiet)
      return nil
    }
    defer { settled = look }
    nextLook = now + Self.period
    return settled
  }
}
