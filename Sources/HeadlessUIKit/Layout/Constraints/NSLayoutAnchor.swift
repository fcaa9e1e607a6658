import Foundation

/// An edge, a middle or a size of a view or guide, from which constraints are made.
///
/// The type keeps apart what cannot be compared: `NSLayoutXAxisAnchor` for places from left to right,
/// `NSLayoutYAxisAnchor` for places from top to bottom, `NSLayoutDimension` for sizes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide.
  public let item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// The name of the anchor, such as `top`.
  public var name: String { attribute.name }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// An inactive constraint: this anchor is where another one is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: 0)
  }

  /// An inactive constraint: this anchor is at or after another one, or as large or larger.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: 0)
  }

  /// An inactive constraint: this anchor is at or before another one, or as large or smaller.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: 0)
  }

  /// An inactive constraint: this anchor is a distance after another one, or larger by it.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// An inactive constraint: this anchor is at least a distance after another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// An inactive constraint: this anchor is at most a distance after another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  open override nonisolated var description: String {
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated {
      let kind = type(of: self).uiKitName
      return "<\(kind):\(address) \"\((item as? NSObject)?.layoutName ?? "(null)").\(name)\">"
    }
  }
}

/// The distance that UIKit puts between two views when it is asked for its standard, in points.
let systemSpacing: CGFloat = 8

/// A place from left to right.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// An inactive constraint: this anchor is some standard distances (8 points each) after another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// An inactive constraint: this anchor is at least some standard distances after another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// An inactive constraint: this anchor is at most some standard distances after another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// A place from top to bottom.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// An inactive constraint: this anchor is some standard distances (8 points each) below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// An inactive constraint: this anchor is at least some standard distances below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// An inactive constraint: this anchor is at most some standard distances below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// An inactive constraint: this size is so many points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// An inactive constraint: this size is at least so many points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// An inactive constraint: this size is at most so many points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// An inactive constraint: this size is a multiple of another, and some points more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// An inactive constraint: this size is at least a multiple of another, and some points more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// An inactive constraint: this size is at most a multiple of another, and some points more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}

extension NSLayoutConstraint {
  /// The first side, as an anchor.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? self, firstAttribute)
  }

  /// The second side, as an anchor; nil when it is a constant.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
