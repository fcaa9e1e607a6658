// The functions have the names of Core Animation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A change of space: a matrix of four rows and columns. Nothing is drawn here, and the engine stores
/// it; a view's place follows its flat part, see ``CALayer/transform``.
///
/// A point `(x, y, z, 1)` is multiplied by the matrix from its left.
public struct CATransform3D: Equatable, Sendable {
  /// The first row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row; `m34` makes a perspective.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row, which moves.
  public var m41, m42, m43, m44: CGFloat

  /// A transform from its rows.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// A transform whose numbers are all zero.
  public init() {
    self.init(rows: Array(repeating: 0, count: 16))
  }

  /// - Parameter rows: Sixteen numbers.
  fileprivate init(rows: [CGFloat]) {
    self.init(
      m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3],
      m21: rows[4], m22: rows[5], m23: rows[6], m24: rows[7],
      m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11],
      m41: rows[12], m42: rows[13], m43: rows[14], m44: rows[15])
  }

  fileprivate var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DIdentity
}

/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// The first transform, then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<16).map { place in
      let (row, column) = (place / 4, place % 4)
      var sum: CGFloat = 0
      for index in 0..<4 { sum += left[row * 4 + index] * right[index * 4 + column] }
      return sum
    })
}

/// A transform that moves.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A transform that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A transform that turns around an axis, by an angle in radians. An axis of length zero turns nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let axis = [x / length, y / length, z / length]
  let (cosine, sine) = (cos(angle), sin(angle))
  // What is along the axis stays; what is across it turns.
  func along(_ row: Int, _ column: Int) -> CGFloat { axis[row] * axis[column] * (1 - cosine) }
  var turn = CATransform3DIdentity
  turn.m11 = along(0, 0) + cosine
  turn.m12 = along(0, 1) + axis[2] * sine
  turn.m13 = along(0, 2) - axis[1] * sine
  turn.m21 = along(1, 0) - axis[2] * sine
  turn.m22 = along(1, 1) + cosine
  turn.m23 = along(1, 2) + axis[0] * sine
  turn.m31 = along(2, 0) + axis[1] * sine
  turn.m32 = along(2, 1) - axis[0] * sine
  turn.m33 = along(2, 2) + cosine
  return turn
}

/// A move, then a transform.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// A scale, then a transform.
public func CATransform3DScale(
  _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// A turn around an axis, then a transform.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// A flat transform as one of space.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var space = CATransform3DIdentity
  (space.m11, space.m12) = (transform.a, transform.b)
  (space.m21, space.m22) = (transform.c, transform.d)
  (space.m41, space.m42) = (transform.tx, transform.ty)
  return space
}

/// Whether a transform leaves the plane where it is.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform))
}

/// The flat part of a transform.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
    tx: transform.m41, ty: transform.m42)
}
