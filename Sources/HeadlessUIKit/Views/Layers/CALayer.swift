import Foundation

/// The looks of a view: its corners, border and shadow.
///
/// Nothing is drawn here: a layer stores what it is given, and none of it changes a
/// ``ScreenRendering``. Only what a view has, too, is the view's: bounds, place, transform, opacity,
/// whether it is hidden, and its background colour.
///
/// ```swift
/// view.layer.cornerRadius = 8
/// view.layer.opacity = 0.5
/// view.alpha  // 0.5
/// ```
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is; nil for a layer that was added to another.
  private weak var view: UIView?

  /// What a layer without a view keeps itself.
  private var geometry = ViewGeometry()
  private var space: CATransform3D?
  private var ownOpacity: Float = 1
  private var ownIsHidden = false
  private var ownBackgroundColor: CGColor?

  /// A layer of size zero.
  public override init() {
    super.init()
  }

  // MARK: Place

  /// Where the layer stands in the layer or view around it.
  open var frame: CGRect {
    get { view?.frame ?? geometry.frame }
    set { if let view { view.frame = newValue } else { geometry.frame = newValue } }
  }

  /// The layer's own space.
  open var bounds: CGRect {
    get { view?.bounds ?? geometry.bounds }
    set { if let view { view.bounds = newValue } else { geometry.bounds = newValue } }
  }

  /// The middle of the layer, as the view's `center`.
  open var position: CGPoint {
    get { view?.center ?? geometry.center }
    set { if let view { view.center = newValue } else { geometry.center = newValue } }
  }

  /// The point of the layer that stands at `position`. It is stored; the engine always takes the
  /// middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// How far in front the layer is.
  open var zPosition: CGFloat = 0

  /// A change of the layer's shape. Its flat part is the view's `transform`; the rest, such as a
  /// perspective, is stored.
  open var transform: CATransform3D {
    get {
      let flat = affineTransform()
      if let space, CATransform3DGetAffineTransform(space) == flat { return space }
      return CATransform3DMakeAffineTransform(flat)
    }
    set {
      space = newValue
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
    }
  }

  /// The flat part of the transform.
  open func affineTransform() -> CGAffineTransform {
    view?.transform ?? geometry.transform
  }

  /// Sets the transform to a flat one.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { geometry.transform = transform }
  }

  /// A change of the sublayers' shape.
  open var sublayerTransform = CATransform3DIdentity

  // MARK: Looks

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether the layer is left out.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else {
        ownBackgroundColor = newValue
      }
    }
  }

  /// Whether what stands out of the bounds is cut off, as the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }
  private var ownMasksToBounds = false

  /// The radius of round corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The form of round corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; black when it is nil in UIKit's drawing.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// What the layer shows, such as an image.
  open var contents: Any?
  /// How many pixels of the contents a point has.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is kept as an image.
  open var shouldRasterize = false
  /// How many pixels of that image a point has.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer's back is visible.
  open var isDoubleSided = true
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// A layer whose opaque part says what of this one is visible.
  open var mask: CALayer?
  /// A name for the layer.
  open var name: String?

  // MARK: Layers in layers

  /// The layer that holds this one. The layers of subviews are not among `sublayers` here.
  open private(set) weak var superlayer: CALayer?

  /// The layers that were added to this one, from back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get { held.isEmpty ? nil : held }
    set {
      for layer in held { layer.superlayer = nil }
      held = newValue ?? []
      for layer in held { layer.superlayer = self }
    }
  }
  private var held: [CALayer] = []

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(held.count))
  }

  /// Adds a layer at a place among the others, where 0 is the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    held.insert(layer, at: min(Int(index), held.count))
  }

  /// Takes the layer out of the one that holds it.
  open func removeFromSuperlayer() {
    superlayer?.held.removeAll { $0 === self }
    superlayer = nil
  }

  /// Asks for a drawing, which there is none of.
  open func setNeedsDisplay() {}

  /// Asks for a layout pass of the view.
  open func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Lays the view out if it needs to be.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }

  // MARK: Animations

  private var animations: [String: CAAnimation] = [:]

  /// Adds an animation, which is at its end at once: its delegate is told so, and the layer keeps it
  /// only when it is not to be removed then.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if !anim.isRemovedOnCompletion { animations[key ?? UUID().uuidString] = anim }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  /// The animation that was added for a key and is kept.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// The keys of the animations that are kept; nil when there are none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.keys.sorted()
  }

  /// Forgets the animation of a key.
  open func removeAnimation(forKey key: String) {
    animations[key] = nil
  }

  /// Forgets all animations.
  open func removeAllAnimations() {
    animations = [:]
  }

  /// The layer as it is shown: nothing takes time, so as it is.
  open func presentation() -> Self? { self }

  /// Makes this the layer of a view.
  func belong(to view: UIView) {
    self.view = view
  }
}

// How a view makes its layer from its `layerClass`. `init()` cannot be `required`, as app code that
// writes `override init()` would not compile: its symbol is called on the metatype.
extension CALayer {
  @_silgen_name("HeadlessUIKit_CALayer_blank")
  convenience init(blank: Void) {
    self.init()
  }

  @_silgen_name("HeadlessUIKit_CALayer_blank")
  class func makeBlank() -> Self
}

/// Some of a layer's corners. Min is left or top.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners' bits.
  public let rawValue: UInt

  /// Corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The form of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The form's name.
  public let rawValue: String

  /// A form by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins more gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
