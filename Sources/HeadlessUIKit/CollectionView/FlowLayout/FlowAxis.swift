import Foundation

/// The two directions of a flow layout, so that its arithmetic is written once.
///
/// `main` is the direction in which the list scrolls and lines follow each other; `cross` is the
/// direction in which the items of a line follow each other.
struct FlowAxis: Equatable {
  let isVertical: Bool

  func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// The interval of a rectangle in the main direction.
  func main(_ rect: CGRect) -> Interval {
    isVertical
      ? Interval(start: rect.minY, end: rect.maxY) : Interval(start: rect.minX, end: rect.maxX)
  }

  /// Insets at the start and the end of the main direction.
  func main(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// Insets at the start and the end of the cross direction.
  func cross(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  func rect(_ rect: FlowRect) -> CGRect {
    let size = size(main: rect.size.main, cross: rect.size.cross)
    return isVertical
      ? CGRect(origin: CGPoint(x: rect.cross, y: rect.main), size: size)
      : CGRect(origin: CGPoint(x: rect.main, y: rect.cross), size: size)
  }

  /// A part of the main direction.
  struct Interval: Equatable {
    var start: CGFloat
    var end: CGFloat

    /// Whether the intervals share more than an end point.
    func overlaps(_ other: Interval) -> Bool {
      start < other.end && other.start < end
    }
  }
}

/// A size in the directions of a flow layout.
struct FlowSize: Equatable {
  var main: CGFloat
  var cross: CGFloat

  /// Whether there is anything to see.
  var isEmpty: Bool { main <= 0 || cross <= 0 }
}

/// A rectangle in the directions of a flow layout.
struct FlowRect: Equatable {
  var main: CGFloat
  var cross: CGFloat
  var size: FlowSize
}
