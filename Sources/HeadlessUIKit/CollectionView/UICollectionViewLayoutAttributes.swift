import Foundation

/// Where one element of a collection view stands and how it looks, as a layout says it.
///
/// A layout makes attributes; the collection view applies them to the cell, supplementary view or
/// decoration view at the same index path.
///
/// ```swift
/// let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
/// attributes.frame = CGRect(x: 0, y: 44, width: 320, height: 44)
/// ```
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)`: the collection
/// view keeps copies, and applies attributes again only when they differ from the ones it applied
/// last.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Which of the three sorts of element attributes speak of.
  public typealias ElementCategory = UICollectionView.ElementCategory

  /// Attributes of no element yet. Use one of the initialisers that name the element.
  public override init() {
    super.init()
  }

  /// Attributes of the cell at an index path.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
    self.indexPath = indexPath
  }

  /// Attributes of a decoration view, which belongs to the layout and not to the data.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
    self.indexPath = indexPath
  }

  // MARK: Which element

  /// The element's place in the data; for a supplementary view usually its section's first item.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Whether this is a cell, a supplementary view or a decoration view.
  open internal(set) var representedElementCategory = ElementCategory.cell

  /// The kind of a supplementary or decoration view; nil for a cell.
  open internal(set) var representedElementKind: String?

  // MARK: Where and how

  /// Place, size and transform, from which `frame` is computed.
  private var geometry = ViewGeometry()

  /// The element's rectangle in the collection view's content, in points. With a `transform` other
  /// than the identity it is the smallest upright rectangle around the element.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// The middle of the element.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// The element's size before its transform.
  open var size: CGSize {
    get { geometry.bounds.size }
    set { geometry.bounds.size = newValue }
  }

  /// The element's own space; the origin is zero.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  /// A change of the element's shape around its centre.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// A change of the element's shape in space. Its flat part is the `transform`; the rest, such as a
  /// perspective, is stored and applied to the view's layer.
  open var transform3D: CATransform3D {
    get {
      if let space, CATransform3DGetAffineTransform(space) == transform { return space }
      return CATransform3DMakeAffineTransform(transform)
    }
    set {
      space = newValue
      transform = CATransform3DGetAffineTransform(newValue)
    }
  }
  private var space: CATransform3D?

  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The element's place from back to front: a higher one covers a lower one.
  open var zIndex = 0

  /// Whether the element is left out. The collection view makes no view for it.
  open var isHidden = false

  /// The directions in which the element may have another size than this.
  var flexibleAxes: UIAxis = .both

  // MARK: Values

  /// Attributes of the same class that say the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.makeBlank()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.geometry = geometry
    copy.space = space
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.flexibleAxes = flexibleAxes
    return copy
  }

  /// Whether other attributes are of the same element and say the same of it.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { saysTheSame(as: other) }
  }

  open nonisolated override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  private func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    element == other.element && geometry == other.geometry
      && transform3D == other.transform3D && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// UIKit's form: the class, the index path, the kind of a supplementary view, the frame, and what
  /// differs from the default.
  open nonisolated override var description: String {
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated {
      var parts = ["\(uiKitIdentity) index path: (\(indexPath.uiKitDescription))"]
      if let kind = representedElementKind { parts[0] += "; element kind: (\(kind))" }
      parts.append("frame = \(frame.uiKitDescription)")
      if !transform.isIdentity { parts.append("transform = \(transform)") }
      if alpha != 1 { parts.append("alpha = \(alpha)") }
      if zIndex != 0 { parts.append("zIndex = \(zIndex)") }
      if isHidden { parts.append("hidden = YES") }
      return parts.joined(separator: "; ") + ";"
    }
  }
}

// How a copy of a subclass is made: `init()` cannot be `required`, since app code that writes
// `override init()` would not compile. So the initialiser's own symbol is called on the metatype,
// which runs the override of whatever class stands behind it.
extension UICollectionViewLayoutAttributes {
  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutAttributes_blank")
  convenience init(blank: Void) {
    self.init()
  }

  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutAttributes_blank")
  class func makeBlank() -> Self
}
