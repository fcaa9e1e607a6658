import Foundation

extension UIView {
  /// How a view follows the size of its superview: which of its margins and sides may grow.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The mask's bits.
    public let rawValue: UInt

    /// A mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The space at the left grows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width grows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space at the right grows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space at the top grows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height grows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space at the bottom grows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// A point of this view's bounds, in the bounds of another view; nil is the window, or the
  /// topmost superview of a view that is in no window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = lineage.reduce(point) { $1 === root ? $0 : $1.geometry.toSuperview($0) }
    guard let view else { return inRoot }
    return view.lineage.reversed().reduce(inRoot) {
      $1 === view.root ? $0 : $1.geometry.fromSuperview($0)
    }
  }

  /// A point of another view's bounds, in this view's bounds; nil is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// A rectangle of this view's bounds, in the bounds of another view; nil is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: view) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
      return rect
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// A rectangle of another view's bounds, in this view's bounds; nil is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// The view itself and all its superviews, upwards.
  private var lineage: [UIView] {
    Array(sequence(first: self, next: \.superview))
  }

  /// The topmost superview; the view itself when it has none.
  private var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The frame without any consequence, for initialisers.
  func setFrameSilently(_ frame: CGRect) {
    geometry.frame = frame
  }

  /// Everything that follows from a new place, size or transform.
  func geometryDidChange(from old: ViewGeometry) {
    checkGeometry()
    if layoutState != nil { constrainedGeometryDidChange(from: old) }
    guard geometry.bounds != old.bounds else { return }
    if geometry.bounds.size != old.bounds.size, autoresizesSubviews {
      for subview in subviews {
        subview.autoresize(from: old.bounds.size, to: geometry.bounds.size)
      }
    }
    setNeedsLayout()
    boundsDidChange(from: old.bounds)
  }

  /// Stops, as UIKit does, at a place or a size that is no number.
  private func checkGeometry() {
    let center = geometry.center
    if center.x.isNaN || center.y.isNaN {
      UIKitException.invalidGeometry.raise(
        "CALayer position contains NaN: [\(center.x.uiKitDescription) "
          + "\(center.y.uiKitDescription)]")
    }
    let bounds = geometry.bounds
    if [bounds.minX, bounds.minY, bounds.width, bounds.height].contains(where: \.isNaN) {
      let size = "\(bounds.width.uiKitDescription) \(bounds.height.uiKitDescription)"
      UIKitException.invalidGeometry.raise(
        "CALayer bounds contains NaN: [\(bounds.origin.x.uiKitDescription) "
          + "\(bounds.origin.y.uiKitDescription); \(size)]")
    }
  }

  /// Follows the superview's new size by the mask.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let x = Autoresizing.resize(
      start: frame.minX, length: frame.width, old: old.width, new: new.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let y = Autoresizing.resize(
      start: frame.minY, length: frame.height, old: old.height, new: new.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}

/// The arithmetic of an autoresizing mask in one direction.
private enum Autoresizing {
  /// Shares a change of the superview's length among the flexible parts.
  ///
  /// The parts share it in proportion to their lengths; when these are all zero, in equal parts.
  static func resize(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    // Most masks let the length alone grow, as that of a cell's content view.
    if flexible == (false, true, false) { return (start, max(0, length + new - old)) }
    let parts: [(length: CGFloat, isFlexible: Bool)] = [
      (start, flexible.before), (length, flexible.length),
      (old - start - length, flexible.after),
    ]
    let flexibleParts = parts.filter(\.isFlexible)
    guard !flexibleParts.isEmpty else { return (start, length) }
    let total = flexibleParts.reduce(0) { $0 + $1.length }
    let change = new - old
    func grown(_ part: (length: CGFloat, isFlexible: Bool)) -> CGFloat {
      guard part.isFlexible else { return part.length }
      let share = total == 0 ? 1 / CGFloat(flexibleParts.count) : part.length / total
      return part.length + change * share
    }
    return (grown(parts[0]), max(0, grown(parts[1])))
  }
}
