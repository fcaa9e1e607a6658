import Foundation

// What Apple's CoreGraphics has and Foundation on Linux lacks.

#if !canImport(CoreGraphics)
  /// A colour as layers have it: red, green, blue and alpha, each from 0 to 1.
  public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha.
    public let components: [CGFloat]?

    /// A colour from its components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// How opaque the colour is.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// Whether two colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
      left.components == right.components
    }

    /// Feeds the components to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(components)
    }
  }

  /// A direction with a length.
  public struct CGVector: Hashable, Sendable {
    /// The part along the x-axis.
    public var dx: CGFloat
    /// The part along the y-axis.
    public var dy: CGFloat

    /// A vector from its parts.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
      (self.dx, self.dy) = (dx, dy)
    }

    /// The vector of length zero.
    public static let zero = CGVector()
  }

  extension CGSize {
    /// Whether two sizes are the same.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }

  extension CGPoint {
    /// Whether two points are the same.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGRect {
    /// Whether two rectangles are the same.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
  }
#endif

extension UIColor {
  /// The colour as layers have it.
  public var cgColor: CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of a layer. What is no red, green, blue and alpha counts as a grey.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    if parts.count >= 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    } else {
      self.init(white: parts.first ?? 0, alpha: cgColor.alpha)
    }
  }
}
