import Foundation

/// A user's hands: what a finger does on a screen, with all that a list and its delegate are told.
///
/// ```swift
/// let hands = UserHands(on: window)
/// try hands.tap("Buy")
/// try hands.scroll(table, by: 200)
/// ```
///
/// A layout pass follows every touch, so that the screen shows what came of it. A touch that cannot
/// be made throws a ``UserHands/Failure`` that says why.
@preconcurrency @MainActor
public struct UserHands {
  let screen: UIView

  /// Hands for a screen.
  ///
  /// - Parameter screen: The topmost view, usually a window.
  public init(on screen: UIView) {
    self.screen = screen
  }

  /// Taps a control: a button is pressed. Nothing happens when it is disabled, as on a phone.
  ///
  /// - Throws: ``Failure/notReachable(_:because:)`` when no finger could reach it.
  public func tap(_ control: UIControl) throws {
    screen.layoutIfNeeded()
    let middle = control.convert(
      CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: screen)
    guard control.isDescendant(of: screen) else {
      throw Failure.notReachable(control.nameOnScreen, because: "it is not on the screen")
    }
    guard screen.bounds.contains(middle), let touched = screen.hitTest(middle, with: nil) else {
      throw Failure.notReachable(control.nameOnScreen, because: "it is out of sight")
    }
    guard touched.isDescendant(of: control) else {
      let other = String(describing: type(of: touched))
      throw Failure.notReachable(control.nameOnScreen, because: "\(other) takes its touches")
    }
    if control.isEnabled { press(control) }
    screen.layoutIfNeeded()
  }

  /// Taps the first button in sight with a title, from the top.
  ///
  /// - Throws: ``Failure/noButton(titled:present:)`` when there is none.
  public func tap(_ title: String) throws {
    screen.layoutIfNeeded()
    let buttons = screen.shownButtons
      .filter { screen.bounds.intersects($0.convert($0.bounds, to: screen)) }
    let places = buttons.map { $0.convert(CGPoint.zero, to: screen) }
    let order = buttons.indices.sorted {
      (places[$0].y, places[$0].x) < (places[$1].y, places[$1].x)
    }
    guard let index = order.first(where: { buttons[$0].currentTitle == title }) else {
      throw Failure.noButton(titled: title, present: order.compactMap { buttons[$0].currentTitle })
    }
    try tap(buttons[index])
  }

  private func press(_ control: UIControl) {
    control.isHighlighted = true
    control.sendActions(for: .touchDown)
    control.isHighlighted = false
    control.sendActions(for: .touchUpInside)
  }

  /// Drags the content of a list up (a positive distance) or down, in points; a list that scrolls
  /// sideways to the left or right.
  ///
  /// The finger moves in steps of half a standard row, with a layout pass after each, so that rows
  /// come and go one by one. It stops at the ends of the content. Where the list has pages, or its
  /// layout or delegate wants the content to rest elsewhere, the content moves on to that place.
  ///
  /// Where rows above turn out higher or lower than estimated, the content offset moves along with what
  /// is on the screen; the finger goes its distance all the same.
  ///
  /// - Throws: ``Failure/notScrollable(_:)`` when the list takes no drags.
  public func scroll(_ list: UIScrollView, by distance: CGFloat) throws {
    screen.layoutIfNeeded()
    let start = list.contentOffset[keyPath: list.scrollAxis.coordinate]
    try touch(list) { drag(list, to: start + distance, alongWithContent: true) }
  }

  /// Drags the content of a list until a content offset is reached, or the end of the content.
  ///
  /// - Throws: ``Failure/notScrollable(_:)`` when the list takes no drags.
  /// - Complexity: Linear in the distance, up to a thousand steps; for more the steps grow.
  public func scroll(_ list: UIScrollView, to offset: CGFloat) throws {
    screen.layoutIfNeeded()
    try touch(list) { drag(list, to: offset) }
  }

  /// Puts a finger on a list, and lets go of it.
  private func touch(_ list: UIScrollView, andDrag drag: () -> Void) throws {
    guard list.isScrollEnabled, list.isUserInteractionEnabled else {
      throw Failure.notScrollable(String(describing: type(of: list)))
    }
    (list as? UITableView)?.closeSwipedRow()
    list.isTracking = true
    list.scrollDelegate?.scrollViewWillBeginDragging(list)
    list.isDragging = true
    drag()
    let rest = letGo(list)
    list.isDragging = false
    list.isTracking = false
    list.scrollDelegate?.scrollViewDidEndDragging(list, willDecelerate: rest != nil)
    if let rest { settle(list, at: rest) }
    screen.layoutIfNeeded()
  }

  /// Asks where the content is to rest, as UIKit does when a finger leaves it without speed: pages
  /// first, then a collection view's layout, then the delegate.
  ///
  /// - Returns: The place along the list's axis; nil when it is there already.
  private func letGo(_ list: UIScrollView) -> CGFloat? {
    var target = list.pageOffset
    if let layout = (list as? UICollectionView)?.collectionViewLayout {
      target = layout.targetContentOffset(
        forProposedContentOffset: target, withScrollingVelocity: .zero)
    }
    list.scrollDelegate?.scrollViewWillEndDragging(
      list, withVelocity: .zero, targetContentOffset: &target)
    let axis = list.scrollAxis
    let rest = target[keyPath: axis.coordinate]
    return abs(rest - list.contentOffset[keyPath: axis.coordinate]) > 0.01 ? rest : nil
  }

  /// Lets the content move on by itself.
  private func settle(_ list: UIScrollView, at offset: CGFloat) {
    list.scrollDelegate?.scrollViewWillBeginDecelerating(list)
    list.isDecelerating = true
    drag(list, to: offset)
    list.isDecelerating = false
    list.scrollDelegate?.scrollViewDidEndDecelerating(list)
  }

  /// How far a finger moves between two layout passes, in points.
  static let stride: CGFloat = 22
  static let mostSteps: CGFloat = 1000
  /// How many steps a finger makes without coming nearer: a row that turns out higher than estimated
  /// puts it back for a while.
  private static let mostIdleTurns = 1000

  /// - Parameters:
  ///   - list: The list.
  ///   - offset: Where to.
  ///   - isRelative: Whether that place moves along when the content does.
  private func drag(
    _ list: UIScrollView, to offset: CGFloat, alongWithContent isRelative: Bool = false
  ) {
    var offset = offset
    let axis = list.scrollAxis
    let start = list.contentOffset[keyPath: axis.coordinate]
    let end = min(max(offset, list.scrollRange.lowerBound), list.scrollRange.upperBound)
    let step = max(Self.stride, abs(end - start) / Self.mostSteps)
    var (leastRest, idleTurns) = (CGFloat.infinity, 0)
    // A delegate may hold the content, and a step may be too small for a number so large.
    while idleTurns < Self.mostIdleTurns {
      // The end is looked for at every step: rows that come into sight may change the content.
      let range = list.scrollRange
      let now = list.contentOffset[keyPath: axis.coordinate]
      let rest = min(max(offset, range.lowerBound), range.upperBound) - now
      guard abs(rest) > 0.01 else { return }
      idleTurns = abs(rest) < leastRest ? 0 : idleTurns + 1
      leastRest = min(leastRest, abs(rest))
      let next = now + min(max(rest, -step), step)
      list.contentOffset[keyPath: axis.coordinate] = next
      screen.layoutIfNeeded()
      if isRelative { offset += list.contentOffset[keyPath: axis.coordinate] - next }
    }
  }

  /// Touches that cannot be made.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// No button in sight has the title.
    case noButton(titled: String, present: [String])
    /// No finger can reach a control.
    case notReachable(String, because: String)
    /// The list has no such row or item.
    case noRow(IndexPath, in: String)
    /// The list takes no drags.
    case notScrollable(String)
    /// A row cannot be edited, moved or opened.
    case notEditable(IndexPath, because: String)

    /// What cannot be done, and what there is instead.
    public var description: String {
      switch self {
      case .noButton(let title, let present):
        let others =
          present.isEmpty
          ? "there is no button" : "there are: " + present.map { "“\($0)”" }.joined(separator: ", ")
        return "No button in sight is called “\(title)”; \(others)."
      case .notReachable(let name, let reason): return "\(name) cannot be tapped: \(reason)."
      case .noRow(let indexPath, let list):
        let place = indexPath.map(String.init).joined(separator: "-")
        return "There is no row \(place) to tap in the \(list)."
      case .notEditable(let indexPath, let reason):
        return
          "Row \(indexPath.map(String.init).joined(separator: "-")) cannot be edited: \(reason)."
      case .notScrollable(let list): return "The \(list) cannot be scrolled by hand."
      }
    }
  }
}

extension UIView {
  /// The buttons in this view and below that are not hidden.
  fileprivate var shownButtons: [UIButton] {
    subviews.filter(\.isShown).flatMap { ($0 as? UIButton).map { [$0] } ?? $0.shownButtons }
  }

  /// What a person would call the view.
  fileprivate var nameOnScreen: String {
    (self as? UIButton)?.currentTitle.map { "The button “\($0)”" }
      ?? "The \(String(describing: type(of: self)))"
  }
}
