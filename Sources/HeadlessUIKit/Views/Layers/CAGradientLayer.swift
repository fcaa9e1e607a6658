import Foundation

/// A layer that passes from one colour to another. It stores its values; nothing is drawn.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where each colour stands, from 0 to 1; nil is at equal distances.
  open var locations: [NSNumber]?
  /// Where the first colour stands in a layer of size 1 × 1.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands in a layer of size 1 × 1.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
