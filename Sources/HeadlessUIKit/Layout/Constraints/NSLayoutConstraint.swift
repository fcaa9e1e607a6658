import Foundation

/// A rule about two views' edges or sizes: `first = multiplier × second + constant`, or at most or at
/// least that.
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///   label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
///   label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
/// ])
/// ```
///
/// Active constraints place the views at the next layout pass.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide of the first side. The constraint does not keep it alive.
  public private(set) weak var firstItem: AnyObject?
  /// What of `firstItem` the constraint is about.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The view or guide of the second side; nil when that is the constant alone.
  public private(set) weak var secondItem: AnyObject?
  /// What of `secondItem` the constraint is about.
  public let secondAttribute: Attribute
  /// What the second side is multiplied by.
  public let multiplier: CGFloat

  /// A constraint from its parts.
  ///
  /// The process ends with UIKit's exception when the attributes cannot be compared, as a width with
  /// an edge, when a place is to equal a constant, and when a number is not finite.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = attr2 == .notAnAttribute ? nil : view2 as AnyObject?
    secondAttribute = secondItem == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    offset = constant
    super.init()
    checkParts()
    checkConstant(constant)
  }

  /// What is added to the second side, in points. It can be changed at any time.
  open var constant: CGFloat {
    get { offset }
    set {
      checkConstant(newValue)
      guard newValue != offset else { return }
      offset = newValue
      holder?.setNeedsConstraintSolution()
    }
  }
  private var offset: CGFloat

  /// How much the constraint counts. While it is active it cannot change between required and not.
  open var priority: UILayoutPriority {
    get { importance }
    set {
      guard newValue != importance else { return }
      checkPriority(newValue)
      importance = newValue
      holder?.setNeedsConstraintSolution()
    }
  }
  private var importance = UILayoutPriority.required

  /// A name for messages.
  open var identifier: String?

  /// Whether an archive would keep the constraint. There are no archives here.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  private(set) weak var holder: UIView?

  /// Whether the constraint is in force.
  ///
  /// Activating it gives it to the nearest common ancestor of its views; without one the process ends
  /// with an `NSGenericException`.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { commonAncestor()?.hold(self) } else { holder?.release(self) }
    }
  }

  /// Activates each of some constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of some constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  func setHolder(_ view: UIView?) {
    holder = view
  }

  /// `<NSLayoutConstraint:0x6000021 'name' UILabel:0x7f95.width == 100   (active)>`
  open override nonisolated var description: String {
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated { uiKitDescription }
  }

  // MARK: What cannot be

  private static let creation =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
    + "constant:]: "

  private func checkParts() {
    guard NSLayoutConstraint.isItem(firstItem),
      secondItem == nil || NSLayoutConstraint.isItem(secondItem)
    else {
      UIKitException.invalidArgument.raise(
        "\(NSLayoutConstraint.creation)Constraint items must each be a view or layout guide.")
    }
    guard multiplier.isFinite else {
      UIKitException.internalInconsistency.raise(
        "Multiplier is not finite!  That's illegal.  "
          + "multiplier:\(multiplier.uiKitDescription)")
    }
    let isPlace = firstAttribute.dimension != .size
    guard !isPlace || (secondItem != nil && multiplier != 0) else {
      UIKitException.invalidArgument.raise(
        "\(NSLayoutConstraint.creation)A multiplier of 0 or a nil second item together with a "
          + "location for the first attribute creates an illegal constraint of a location equal to "
          + "a constant. Location attributes must be specified in pairs")
    }
    let dimensions = (firstAttribute.dimension, secondAttribute.dimension)
    guard dimensions.0 != nil, dimensions.1 == nil || dimensions.0 == dimensions.1 else {
      UIKitException.invalidArgument.raise(
        "\(NSLayoutConstraint.creation)Invalid pairing of layout attributes")
    }
  }

  private func checkConstant(_ constant: CGFloat) {
    guard !constant.isFinite else { return }
    UIKitException.internalInconsistency.raise(
      "NSLayoutConstraint constant is not finite!  That's illegal.  "
        + "constant:\(constant.uiKitDescription) "
        + "firstAnchor:\(anchorDescription(firstItem, firstAttribute)) "
        + "secondAnchor:\(anchorDescription(secondItem, secondAttribute))")
  }

  private func checkPriority(_ priority: UILayoutPriority) {
    guard priority > UILayoutPriority(0), priority <= .required else {
      UIKitException.internalInconsistency.raise(
        "It's illegal to set priority:\(CGFloat(priority.rawValue).uiKitDescription).  "
          + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, "
          + "which is 1000.000000.")
    }
    guard !isActive || (priority == .required) == (importance == .required) else {
      UIKitException.internalInconsistency.raise(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(CGFloat(priority.rawValue).uiKitDescription) and "
          + "the existing priority was \(CGFloat(importance.rawValue).uiKitDescription).")
    }
  }
}
