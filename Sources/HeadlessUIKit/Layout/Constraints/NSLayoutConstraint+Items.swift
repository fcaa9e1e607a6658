import Foundation

/// The view to which a view or guide belongs; nil for anything else.
@MainActor
func owningView(of item: AnyObject?) -> UIView? {
  switch item {
  case let view as UIView: view
  case let guide as UILayoutGuide: guide.owningView
  default: nil
  }
}

extension NSLayoutConstraint {
  /// Whether an object can be a side of a constraint.
  static func isItem(_ object: AnyObject?) -> Bool {
    object is UIView || object is UILayoutGuide
  }

  /// The view that is to hold the constraint. The process ends when the views have none in common.
  func commonAncestor() -> UIView? {
    guard firstItem != nil, secondItem != nil || secondAttribute == .notAnAttribute else {
      return nil
    }
    let first = owningView(of: firstItem)
    guard secondItem != nil else { return first }
    let second = owningView(of: secondItem)
    if let first, let second, let ancestor = first.nearestAncestor(sharedWith: second) {
      return ancestor
    }
    UIKitException.genericException.raise(
      "Unable to activate constraint with anchors "
        + "\(anchorDescription(firstItem, firstAttribute)) and "
        + "\(anchorDescription(secondItem, secondAttribute)) because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal.")
  }

  /// Whether the constraint's views have an ancestor in common.
  var tiesOneHierarchy: Bool {
    guard let first = owningView(of: firstItem) else { return false }
    guard let second = owningView(of: secondItem) else { return secondItem == nil }
    return first.nearestAncestor(sharedWith: second) != nil
  }

  /// Whether one of the constraint's views stands in a view or is that view.
  func isAbout(subtreeOf view: UIView) -> Bool {
    [firstItem, secondItem].contains { owningView(of: $0)?.isDescendant(of: view) == true }
  }

  // MARK: Descriptions

  /// As messages show a constraint.
  var uiKitDescription: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<NSLayoutConstraint:\(address) \(name)\(equation)   (\(state))>"
  }

  private var equation: String {
    let first = side(firstItem, firstAttribute)
    guard secondItem != nil else {
      return "\(first) \(relation.sign) \(constant.uiKitDescription)\(priorityDescription)"
    }
    var second = side(secondItem, secondAttribute)
    if multiplier != 1 { second = "\(multiplier.uiKitDescription)*\(second)" }
    if constant != 0 {
      second += " \(constant < 0 ? "-" : "+") \(abs(constant).uiKitDescription)"
    }
    return "\(first) \(relation.sign) \(second)\(priorityDescription)"
  }

  private var priorityDescription: String {
    priority == .required ? "" : " @\(CGFloat(priority.rawValue).uiKitDescription)"
  }

  private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item = item as? NSObject else { return "(null)" }
    return "\(item.layoutName).\(attribute.name)"
  }

  /// As messages show an anchor: `<NSLayoutDimension:0x6000 "UIView:0x7f95.width">`.
  func anchorDescription(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item = item as? NSObject else { return "(null)" }
    let name =
      switch attribute.dimension {
      case .x: "NSLayoutXAxisAnchor"
      case .y: "NSLayoutYAxisAnchor"
      case .size, nil: "NSLayoutDimension"
      }
    return "<\(name):\(address) \"\(item.layoutName).\(attribute.name)\">"
  }
}

extension NSObject {
  /// Class and address, as messages about constraints show an item: `UILabel:0x7f95`.
  var layoutName: String { "\(type(of: self).uiKitName):\(address)" }
}

extension UIView {
  /// The nearest view in whose hierarchy both stand; nil when there is none.
  func nearestAncestor(sharedWith other: UIView) -> UIView? {
    let mine = Set(sequence(first: self, next: \.superview).map(ObjectIdentifier.init))
    return sequence(first: other, next: \.superview).first { mine.contains(ObjectIdentifier($0)) }
  }
}
