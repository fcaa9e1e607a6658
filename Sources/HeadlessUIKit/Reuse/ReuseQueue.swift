/// The views of one identifier that wait to be used again: last in, first out, each at most once.
///
/// Queues are never trimmed by scrolling; only a memory warning empties them. Putting in and
/// taking out are O(1).
@MainActor
struct ReuseQueue<View: ReusableView> {
  private var views: [View] = []

  init() {}

  /// How many views wait.
  var count: Int { views.count }

  /// Puts a view into the queue, unless it waits already.
  ///
  /// - Returns: Whether the view was taken.
  mutating func enqueue(_ view: View) -> Bool {
    guard !view.listState.isQueued else { return false }
    view.listState.isQueued = true
    views.append(view)
    return true
  }

  /// Takes the view that was put in last and prepares it for reuse; nil when none waits.
  mutating func dequeue() -> View? {
    guard let view = take() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Takes out a view that an app shows again without having dequeued it. O(n).
  mutating func remove(_ view: View) {
    guard view.listState.isQueued, let index = views.lastIndex(where: { $0 === view }) else {
      return
    }
    views.remove(at: index)
    view.listState.isQueued = false
  }

  /// Takes all views out.
  mutating func removeAll() -> [View] {
    let all = views
    views = []
    for view in all { view.listState.isQueued = false }
    return all
  }

  private mutating func take() -> View? {
    guard let view = views.popLast() else { return nil }
    view.listState.isQueued = false
    return view
  }
}
