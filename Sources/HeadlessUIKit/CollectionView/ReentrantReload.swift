import Foundation

/// Calls of `reloadData()` from inside the layout pass that they would start again.
///
/// UIKit does not say what happens then; cells go missing. Here the first such call ends the pass
/// and the next pass reloads. A call from inside that pass would never come to an end, so it does
/// nothing.
struct ReentrantReload {
  private var isPostponed = false
  private var isRepeating = false
  private var didWarn = false
  private var didWarnOfEndlessness = false

  mutating func beginPass() {
    isRepeating = isPostponed
    isPostponed = false
  }

  mutating func endPass() {
    isRepeating = false
  }

  /// What to do with a call: whether to reload later, and what to log of it.
  mutating func call() -> (isTaken: Bool, warning: String?) {
    guard isRepeating else {
      isPostponed = true
      defer { didWarn = true }
      return (true, didWarn ? nil : Self.postponed)
    }
    defer { didWarnOfEndlessness = true }
    return (false, didWarnOfEndlessness ? nil : Self.ignored)
  }

  private static let postponed =
    "Warning once only: -reloadData was called on the collection view while it was asking its data "
    + "source or its layout. The present layout pass ends here, and the next one reloads. Call "
    + "-reloadData where the data changes, and not where the collection view asks for it."

  private static let ignored =
    "Warning once only: -reloadData was called on the collection view again while it was reloading "
    + "because of the last such call. It would never come to an end: the call is ignored."
}

extension UICollectionView {
  /// Postpones a reload that is called for from inside a pass.
  ///
  /// - Returns: Whether it is to be done at all.
  func postponeReload() -> Bool {
    let (isTaken, warning) = state.reentrantReload.call()
    if let warning { StandardError.log("\(warning) Collection view: \(self)") }
    return isTaken
  }
}
