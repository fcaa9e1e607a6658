import Foundation

/// Where a view stands: what UIKit keeps of it, from which the frame follows.
struct ViewGeometry: Equatable {
  var center = CGPoint.zero
  var bounds = CGRect.zero
  var transform = CGAffineTransform.identity

  /// The smallest upright rectangle around the view, in the superview's bounds.
  var frame: CGRect {
    get {
      let centred = CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
      let shape = transform.isIdentity ? centred : centred.applying(transform)
      return shape.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let size = CGSize(width: newValue.width, height: newValue.height)
      bounds.size = transform.isIdentity ? size : size.applying(transform.inverted()).magnitude
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// A point of the bounds, in the superview's bounds.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    let fromCenter = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    let moved = transform.isIdentity ? fromCenter : fromCenter.applying(transform)
    return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
  }

  /// A point of the superview's bounds, in the bounds.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let moved = transform.isIdentity ? fromCenter : fromCenter.applying(transform.inverted())
    return CGPoint(x: bounds.midX + moved.x, y: bounds.midY + moved.y)
  }
}

extension CGSize {
  fileprivate var magnitude: CGSize { CGSize(width: abs(width), height: abs(height)) }
}
