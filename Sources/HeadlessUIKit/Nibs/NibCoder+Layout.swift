import Foundation

@MainActor
extension NibCoder {
  /// Reads what constraints need to know of a view.
  func decodeLayout(of view: UIView) {
    let priorities: [(String, NSLayoutConstraint.Axis, isHugging: Bool)] = [
      ("horizontalHuggingPriority", .horizontal, true),
      ("verticalHuggingPriority", .vertical, true),
      ("horizontalCompressionResistancePriority", .horizontal, false),
      ("verticalCompressionResistancePriority", .vertical, false),
    ]
    for (name, axis, isHugging) in priorities {
      guard let number = element.number(name), number > 0, number <= 1000 else { continue }
      let priority = UILayoutPriority(Float(number))
      if isHugging {
        view.setContentHuggingPriority(priority, for: axis)
      } else {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
    if let margins = element.child(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.number("top") ?? 0, leading: margins.number("leading") ?? 0,
        bottom: margins.number("bottom") ?? 0, trailing: margins.number("trailing") ?? 0)
    } else if let margins = element.insets(key: "layoutMargins") {
      view.layoutMargins = margins
    }
    for child in element.children where child.name == "viewLayoutGuide" {
      switch child.key {
      case "safeArea": instantiation.enter(view.safeAreaLayoutGuide, child)
      case "layoutMargins": instantiation.enter(view.layoutMarginsGuide, child)
      default: break
      }
    }
    let leftOut = element.leftOut(of: "constraints")
    for child in element.children where child.name == "constraints" {
      for constraint in child.children where constraint.name == "constraint" {
        let isLeftOut = constraint.id.map(leftOut.contains) ?? false
        instantiation.expect(NibConstraint(element: constraint, view: view, isLeftOut: isLeftOut))
      }
    }
  }

  /// Reads what a stack view has.
  func decode(stackView: UIStackView) {
    if element.attributes["axis"] == "vertical" { stackView.axis = .vertical }
    if let name = element.attributes["distribution"] {
      stackView.distribution = NibCoder.distributions[name] ?? .fill
    }
    if let name = element.attributes["alignment"] {
      stackView.alignment = NibCoder.stackAlignments[name] ?? .fill
    }
    if let value = element.number("spacing") { stackView.spacing = value }
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let stackAlignments: [String: UIStackView.Alignment] = [
    "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    "baseline": .lastBaseline,
  ]
}

/// A constraint of a nib, made when all views of the nib are there.
@MainActor
struct NibConstraint {
  let element: NibElement
  /// The view that has the constraint.
  let view: UIView
  /// Whether the constraint is for other size classes.
  let isLeftOut: Bool

  /// The constraint; nil when it names what the engine does not make.
  ///
  /// - Parameter object: Finds an object of the nib by its identity.
  func make(_ object: (String) -> AnyObject?) -> NSLayoutConstraint? {
    let first = element.attributes["firstItem"].map(object) ?? view
    let second = element.attributes["secondItem"].map(object)
    guard let first, let attribute = attribute("firstAttribute"), NSLayoutConstraint.isItem(first)
    else { return nil }
    let other = self.attribute("secondAttribute")
    let isAlone = second == nil
    guard isAlone == (other == nil) else { return nil }
    if let second {
      guard NSLayoutConstraint.isItem(second), attribute.dimension == other?.dimension else {
        return nil
      }
    } else if attribute.dimension != .size {
      return nil
    }
    let multiplier = multiplier
    guard multiplier != 0 || attribute.dimension == .size else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second ?? nil,
      attribute: other ?? .notAnAttribute, multiplier: multiplier,
      constant: element.varyingNumber("constant") ?? 0)
    if let priority = element.number("priority"), priority > 0, priority < 1000 {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = element.attributes["identifier"]
    return constraint
  }

  /// Whether the constraint is in force: it may be switched off, be for other size classes, or be a mere
  /// placeholder.
  var isActive: Bool {
    !isLeftOut && element.bool("active") != false && element.bool("installed") != false
      && element.bool("placeholder") != true
  }

  private var relation: NSLayoutConstraint.Relation {
    switch element.attributes["relation"] {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  /// A number, or a ratio such as `16:9`.
  private var multiplier: CGFloat {
    guard let text = element.attributes["multiplier"] else { return 1 }
    let parts = text.split(separator: ":").map { Double($0) ?? .nan }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
    return value.isFinite ? CGFloat(value) : 1
  }

  private func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    element.attributes[name].flatMap { NibConstraint.attributes[$0] }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
