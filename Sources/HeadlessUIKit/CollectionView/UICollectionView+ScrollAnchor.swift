import Foundation

// Items that come into sight turn out larger or smaller than they were estimated. Those that come at
// the beginning would push away all that the user looks at; so the content offset moves along with it.

extension UICollectionView {
  /// An item that is to stay where it is on the screen, and where it begins in the content.
  struct ScrollAnchor {
    let indexPath: IndexPath
    let axis: FlowAxis
    var start: CGFloat
  }

  /// The first item that the screen shows already. Where the content begins there is none: the
  /// beginning stays in sight. Nor is there one for an app's own layout, which moves the offset by
  /// the `contentOffsetAdjustment` of its invalidation contexts.
  var scrollAnchor: ScrollAnchor? {
    guard let axis = currentLayout.selfSizingAxis,
      axis.main(bounds).start > -axis.main(adjustedContentInset).start
    else { return nil }
    let first = visible.entries
      .filter { $0.key.category == .cell && $0.value.attributes.frame.overlaps(bounds) }
      .min {
        axis.main($0.value.attributes.frame).start < axis.main($1.value.attributes.frame).start
      }
    guard let indexPath = first?.key.indexPath,
      let frame = currentLayout.layoutAttributesForItem(at: indexPath)?.frame,
      frame.overlaps(bounds)
    else { return nil }
    return ScrollAnchor(indexPath: indexPath, axis: axis, start: axis.main(frame).start)
  }

  /// How far an item has moved since the last time.
  func shift(of anchor: inout ScrollAnchor?) -> CGPoint {
    guard let former = anchor,
      let frame = currentLayout.layoutAttributesForItem(at: former.indexPath)?.frame
    else { return .zero }
    let start = former.axis.main(frame).start
    anchor?.start = start
    let shift = former.axis.size(main: start - former.start, cross: 0)
    return CGPoint(x: shift.width, y: shift.height)
  }

  /// Keeps the item that code scrolled to where it was wanted.
  func followScrollGoal() {
    guard let goal = state.scrollGoal else { return }
    guard goal.offset == contentOffset, currentLayout.selfSizingAxis != nil else {
      state.scrollGoal = nil
      return
    }
    let offset = offset(toShow: goal.indexPath, at: goal.position)
    state.scrollGoal?.offset = offset
    if offset != contentOffset { contentOffset = offset }
  }
}
