import Foundation

/// The registrations of a list and the views that wait to be used again, by identifier.
///
/// Each identifier has one entry with both, so a dequeue costs a single look-up. A registration says
/// how *new* views are made and does not touch those that wait: UIKit answers with a waiting view of
/// the former class as long as there is one.
///
/// ```swift
/// let cells = ReuseRegistry<ReuseIdentifier, UITableViewCell>()
/// cells.register(.class(UITableViewCell.self), for: key)
/// cells.entry(for: key)?.queue.dequeue()  // nil: nothing waits
/// ```
@MainActor
final class ReuseRegistry<Key: Hashable, View: ReusableView> {
  /// What is known under one identifier.
  @MainActor
  final class Entry {
    /// How a new view is made, or nil when nothing is registered (any more).
    fileprivate(set) var source: ViewSource?
    /// The views that wait.
    var queue = ReuseQueue<View>()
  }

  private var entries: [Key: Entry] = [:]

  init() {}

  /// Registers how to make views, in place of what was registered before; nil unregisters.
  func register(_ source: ViewSource?, for key: Key) {
    guard let source else {
      entries[key]?.source = nil
      return
    }
    entry(makingFor: key).source = source
  }

  /// The registration and the queue of an identifier, or nil for one that was never used.
  func entry(for key: Key) -> Entry? {
    entries[key]
  }

  /// Puts a view into the queue of an identifier, registered or not.
  ///
  /// - Returns: Whether the view was taken. One that waits already is not taken twice.
  @discardableResult
  func enqueue(_ view: View, for key: Key) -> Bool {
    entry(makingFor: key).queue.enqueue(view)
  }

  /// Empties every queue, as a memory warning does; registrations stay.
  ///
  /// - Returns: The views that were let go.
  func removeAllQueued() -> [View] {
    entries.values.flatMap { $0.queue.removeAll() }
  }

  private func entry(makingFor key: Key) -> Entry {
    if let entry = entries[key] { return entry }
    let entry = Entry()
    entries[key] = entry
    return entry
  }
}
