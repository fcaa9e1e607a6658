import Foundation

/// One thing that happened to a cell, header, footer or supplementary view of a list.
public struct ReuseEvent: Equatable, Sendable {
  /// What happened.
  public enum Kind: String, Sendable {
    /// The list made a new view from a registration.
    case made
    /// The list took a view from its reuse queue.
    case reused
    /// The view left the screen and went into the reuse queue.
    case pooled
    /// The list let go of the view: it had no identifier, or the queue was emptied.
    case discarded
  }

  /// What happened.
  public let kind: Kind
  /// Which view: the first one that a list meets is number 1. A view that the list neither made nor
  /// kept, and lets go of, has no number: 0.
  public let instance: Int
  /// The name of the view's class, without its module.
  public let className: String
  /// The reuse identifier under which the view was made, if any.
  public let identifier: String?
  /// Where in the list the view was wanted or stood, when that is known.
  public let indexPath: IndexPath?
}

/// The history of a list's views: which were made, and which were used again.
///
/// A list keeps no log unless one is wanted, since a log grows with every scroll:
///
/// ```swift
/// table.reuseLog = ReuseLog()
/// table.layoutIfNeeded()
/// table.reuseLog?.count(.made)  // 9 on a screen that holds nine rows
/// ```
///
/// Recording an event is O(1).
@preconcurrency @MainActor
public final class ReuseLog {
  /// Whether every list that is created from now on starts with a log of its own.
  public static var recordsEveryList = false

  /// Everything that happened, oldest first.
  public private(set) var events: [ReuseEvent] = []

  /// How many views wait for reuse, for each identifier.
  public private(set) var pool: [String: Int] = [:]

  /// What the log knows of a view.
  private struct Record {
    let instance: Int
    var origin: ReuseEvent.Kind?
    /// The identifier under which the view waits; nil while it does not.
    var pooledUnder: String?
  }

  private var records: [ObjectIdentifier: Record] = [:]
  private var lastInstance = 0

  /// An empty log.
  public init() {}

  /// The number of a view in this log, or nil for a view that the log has not met or that the list
  /// has let go of.
  public func instance(of view: UIView) -> Int? {
    records[ObjectIdentifier(view)]?.instance
  }

  /// How a view came to be where it is: `made`, `reused`, or nil for a view that the log does not
  /// know.
  public func origin(of view: UIView) -> ReuseEvent.Kind? {
    records[ObjectIdentifier(view)]?.origin
  }

  /// How many events of a kind there are, for one identifier or for all.
  ///
  /// - Complexity: O(n) in the number of events.
  public func count(_ kind: ReuseEvent.Kind, identifier: String? = nil) -> Int {
    events.count { $0.kind == kind && (identifier == nil || $0.identifier == identifier) }
  }

  /// Forgets the events, and keeps the numbers of the views.
  public func removeAll() {
    events.removeAll()
  }

  func record(
    _ kind: ReuseEvent.Kind, _ view: UIView, identifier: String?, at indexPath: IndexPath?
  ) {
    let id = ObjectIdentifier(view)
    // The numbers of what a list makes have no gaps where it was handed something else.
    var record =
      records[id] ?? (kind == .discarded ? Record(instance: 0) : nextRecord())
    events.append(
      ReuseEvent(
        kind: kind, instance: record.instance, className: String(describing: type(of: view)),
        identifier: identifier, indexPath: indexPath))
    if let waited = record.pooledUnder {
      let rest = (pool[waited] ?? 1) - 1
      pool[waited] = rest > 0 ? rest : nil
      record.pooledUnder = nil
    }
    switch kind {
    case .made, .reused: record.origin = kind
    case .pooled:
      let identifier = identifier ?? ""
      pool[identifier, default: 0] += 1
      record.pooledUnder = identifier
    case .discarded:
      records[id] = nil
      return
    }
    records[id] = record
  }

  private func nextRecord() -> Record {
    lastInstance += 1
    return Record(instance: lastInstance)
  }
}
