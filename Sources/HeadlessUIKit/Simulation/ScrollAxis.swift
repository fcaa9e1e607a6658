import Foundation

/// The direction in which a list is longer than its screen.
enum ScrollAxis {
  case vertical
  case horizontal

  /// The part of a point that lies in this direction.
  var coordinate: WritableKeyPath<CGPoint, CGFloat> {
    self == .vertical ? \.y : \.x
  }

  /// The part of a size that lies in this direction.
  var length: KeyPath<CGSize, CGFloat> {
    self == .vertical ? \.height : \.width
  }
}

extension CGRect {
  /// What a rectangle covers in a direction.
  subscript(axis: ScrollAxis) -> ClosedRange<CGFloat> {
    axis == .vertical ? minY...max(minY, maxY) : minX...max(minX, maxX)
  }
}

extension UIScrollView {
  /// Horizontal for content that is wider than its view and no higher; vertical otherwise.
  var scrollAxis: ScrollAxis {
    contentSize.height <= bounds.height && contentSize.width > bounds.width
      ? .horizontal : .vertical
  }

  /// How far the content can be moved in that direction, from the first to the last offset.
  var scrollRange: ClosedRange<CGFloat> {
    let (inset, axis) = (adjustedContentInset, scrollAxis)
    let first = axis == .vertical ? -inset.top : -inset.left
    let last =
      contentSize[keyPath: axis.length] - bounds.size[keyPath: axis.length]
      + (axis == .vertical ? inset.bottom : inset.right)
    return first...max(first, last)
  }
}
