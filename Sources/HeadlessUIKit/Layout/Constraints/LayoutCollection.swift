import Foundation

/// All equations of a layout: what constraints, frames, intrinsic sizes and stack views say, at one
/// moment.
@MainActor
final class LayoutCollection {
  private let system: LayoutSystem
  private let host: UIView
  private let fitting: LayoutSystem.Fitting?
  private let generation: Int
  /// What the frames say, and what stack views do.
  private var given: [LayoutEquation] = []
  /// What the app wants.
  private var wanted: [LayoutEquation] = []
  /// The labels whose height depends on the width that they get.
  private(set) var wrappingViews: [LayoutRecord] = []

  /// The largest number in a constraint that is taken as it is. A larger one means "no limit".
  private static let largest = 1e9

  init(_ system: LayoutSystem, _ fitting: LayoutSystem.Fitting?, generation: Int) {
    self.system = system
    self.fitting = fitting
    self.generation = generation
    host = system.host
    _ = record(of: host)
    visit(host)
  }

  /// The equations, in the order in which the solver is to have them: what comes first is not given up
  /// for what comes later. Those about one unknown come first, which makes the others short.
  var equations: [LayoutEquation] {
    let isShort = { (equation: LayoutEquation) in equation.constraint.terms.count <= 1 }
    return given.filter(isShort) + wanted.filter(isShort)
      + given.filter { !isShort($0) } + wanted.filter { !isShort($0) }
  }

  private func visit(_ view: UIView) {
    if view !== host, !view.translatesAutoresizingMaskIntoConstraints { _ = record(of: view) }
    guard view.hasConstraintsInside else { return }
    view.collectEquations(into: self)
    for constraint in view.constraints { add(constraint) }
    for subview in view.subviews where !subview.isConstraintBoundary { visit(subview) }
  }

  // MARK: Equations

  /// Adds a condition that the engine makes.
  ///
  /// - Parameter part: What tells it from others about the same view; 100 and more for stack views.
  func add(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation,
    priority: UILayoutPriority = .required, about view: UIView, part: Int,
    _ source: LayoutEquation.Source
  ) {
    given.append(
      LayoutEquation(
        key: LayoutEquation.Key(object: ObjectIdentifier(view), part: part),
        constraint: LinearConstraint(
          expression.terms, relation, constant: LayoutCollection.limited(expression.constant),
          priority: priority.rawValue),
        source: source))
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem, let firstView = owningView(of: first) else { return }
    let second = constraint.secondItem
    guard second != nil || constraint.secondAttribute == .notAnAttribute else { return }
    let frame = reference(firstView, owningView(of: second))
    guard let frame else { return }
    var expression = self.expression(of: first, constraint.firstAttribute, in: frame)
    if let second {
      let other = self.expression(of: second, constraint.secondAttribute, in: frame)
      expression = expression - other * Double(constraint.multiplier)
    }
    expression.constant -= LayoutCollection.limited(Double(constraint.constant))
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    wanted.append(
      LayoutEquation(
        key: LayoutEquation.Key(object: ObjectIdentifier(constraint), part: 0),
        constraint: LinearConstraint(
          expression.terms, relation, constant: expression.constant,
          priority: constraint.priority.rawValue),
        source: .constraint(constraint)))
  }

  private static func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : min(largest, max(-largest, value))
  }

  /// The view in whose space the places of two views are compared.
  private func reference(_ first: UIView, _ second: UIView?) -> UIView? {
    guard let second, first !== second else { return first }
    if first.superview === second { return second }
    if second.superview === first { return first }
    if let superview = first.superview, superview === second.superview { return superview }
    return first.nearestAncestor(sharedWith: second)
  }

  // MARK: Expressions

  private func expression(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in frame: UIView
  ) -> LinearExpression {
    let axis = attribute.axis
    let place = LayoutItem(item, self, axis, in: frame)
    guard let place else { return LinearExpression(0) }
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    let inset = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    switch attribute {
    case .notAnAttribute: return LinearExpression(0)
    case .width, .height: return place.size
    case .left, .leading, .top: return place.minimum
    case .right, .trailing, .bottom: return place.maximum
    case .centerX, .centerY: return place.minimum + place.size * 0.5
    case .leftMargin, .leadingMargin, .topMargin: return place.minimum + Double(inset.0)
    case .rightMargin, .trailingMargin, .bottomMargin: return place.maximum - Double(inset.1)
    case .centerXWithinMargins, .centerYWithinMargins:
      return place.minimum + place.size * 0.5 + Double(inset.0 - inset.1) / 2
    case .firstBaseline:
      guard let font = (item as? UILabel)?.font else { return place.maximum }
      return place.minimum + Double(font.ascender)
    case .lastBaseline:
      guard let font = (item as? UILabel)?.font else { return place.maximum }
      return place.maximum + Double(font.descender)
    }
  }

  /// Where a view begins in the space of a view around it.
  func minimum(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, in frame: UIView
  ) -> LinearExpression {
    var sum = LinearExpression(0)
    var current = view
    while current !== frame, let superview = current.superview {
      sum = sum + unknown(.minimum(axis), of: current)
      if superview !== frame { sum.constant -= Double(superview.scrolledDistance(axis)) }
      current = superview
    }
    return sum
  }

  /// The width or height of a view.
  func size(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    unknown(.size(axis), of: view)
  }

  /// An unknown of a guide that constraints place.
  func unknown(_ part: LayoutRecord.Part, of guide: UILayoutGuide) -> LinearExpression {
    let record = system.record(of: guide)
    record.generation = generation
    return LinearExpression(record.unknown(part, in: &system.solver))
  }

  private func unknown(_ part: LayoutRecord.Part, of view: UIView) -> LinearExpression {
    let record = record(of: view)
    let axis: NSLayoutConstraint.Axis = part == .x || part == .width ? .horizontal : .vertical
    if record.placement == .mask || record.placement == .frame,
      record.toldAxes.insert(axis).inserted
    {
      tellFrame(of: view, record, axis)
    }
    return LinearExpression(record.unknown(part, in: &system.solver))
  }

  // MARK: Views

  private func record(of view: UIView) -> LayoutRecord {
    let record = system.record(of: view)
    guard record.generation != generation else { return record }
    record.generation = generation
    record.toldAxes = []
    record.wrapWidth = nil
    record.wrappingView = nil
    record.placement = placement(of: view)
    view.madeLayoutState.participates = true
    switch record.placement {
    case .host: tellHostSize(record)
    case .constraints: tellContentSize(of: view, record)
    case .mask, .frame: break
    }
    return record
  }

  private func placement(of view: UIView) -> LayoutRecord.Placement {
    if view === host { return .host }
    var current = view
    while current !== host {
      guard !current.isConstraintBoundary, let superview = current.superview else { return .frame }
      current = superview
    }
    return view.translatesAutoresizingMaskIntoConstraints ? .mask : .constraints
  }

  private func tellHostSize(_ record: LayoutRecord) {
    let isFree =
      host.superview == nil && !host.translatesAutoresizingMaskIntoConstraints
      && !host.isConstraintBoundary
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let size = fitting?.size ?? host.bounds.size
      let length = Double(axis == .horizontal ? size.width : size.height)
      let priority =
        fitting.map { axis == .horizontal ? $0.horizontal : $0.vertical }
        ?? (isFree ? .fittingSizeLevel : .required)
      let unknown = LinearExpression(record.unknown(.size(axis), in: &system.solver))
      add(
        unknown - length, .equal, priority: priority, about: host,
        part: LayoutRecord.Part.size(axis).rawValue,
        .frame(host, axis == .horizontal ? .width : .height, length))
    }
    if fitting != nil || isFree { tellContentSize(of: host, record) }
  }

  private func tellContentSize(of view: UIView, _ record: LayoutRecord) {
    let size = view.intrinsicContentSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let unknown = LinearExpression(record.unknown(.size(axis), in: &system.solver))
      _ = record.unknown(.minimum(axis), in: &system.solver)
      let length = Double(axis == .horizontal ? size.width : size.height)
      guard length >= 0, length.isFinite else { continue }
      let part = 10 + 2 * axis.rawValue
      add(
        unknown - length, .lessOrEqual, priority: view.contentHuggingPriority(for: axis),
        about: view, part: part, .content(view, axis))
      add(
        unknown - length, .greaterOrEqual,
        priority: view.contentCompressionResistancePriority(for: axis),
        about: view, part: part + 1, .content(view, axis))
    }
    if view.wrapsAtItsWidth {
      record.wrappingView = view
      wrappingViews.append(record)
    }
  }

  /// Tells the solver where a view stands that constraints do not place.
  private func tellFrame(of view: UIView, _ record: LayoutRecord, _ axis: NSLayoutConstraint.Axis) {
    guard let superview = view.superview else { return }
    let isHorizontal = axis == .horizontal
    let frame = view.frame.offsetBy(
      dx: -superview.contentOrigin.x, dy: -superview.contentOrigin.y)
    let (start, length) =
      isHorizontal
      ? (Double(frame.minX), Double(frame.width)) : (Double(frame.minY), Double(frame.height))
    var minimum = LinearExpression(start)
    var size = LinearExpression(length)
    if record.placement == .mask, isSought(superview) {
      let room = Double(isHorizontal ? superview.bounds.width : superview.bounds.height)
      let mask = superview.fittingMask(of: view)
      let grows: (before: Bool, length: Bool, after: Bool) =
        isHorizontal
        ? (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
        : (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      switch grows {
      case (false, true, false): size = self.size(of: superview, axis) - (room - length)
      case (true, false, false): minimum = self.size(of: superview, axis) - (room - start)
      default: break
      }
    }
    let parts = (LayoutRecord.Part.minimum(axis), LayoutRecord.Part.size(axis))
    let unknowns = (
      LinearExpression(record.unknown(parts.0, in: &system.solver)),
      LinearExpression(record.unknown(parts.1, in: &system.solver))
    )
    add(
      unknowns.0 - minimum, .equal, about: view, part: parts.0.rawValue,
      .frame(view, isHorizontal ? .left : .top, start))
    add(
      unknowns.1 - size, .equal, about: view, part: parts.1.rawValue,
      .frame(view, isHorizontal ? .width : .height, length))
  }

  /// Whether a view's size is not known before the system is solved.
  private func isSought(_ view: UIView) -> Bool {
    switch record(of: view).placement {
    case .host: fitting != nil
    case .constraints: true
    case .mask: view.superview.map(isSought) ?? false
    case .frame: false
    }
  }
}

/// Where a view or guide begins and how long it is in one direction, in the space of a view around it.
@MainActor
private struct LayoutItem {
  let minimum: LinearExpression
  let size: LinearExpression

  var maximum: LinearExpression { minimum + size }

  init?(
    _ item: AnyObject, _ collection: LayoutCollection, _ axis: NSLayoutConstraint.Axis,
    in frame: UIView
  ) {
    guard let view = owningView(of: item) else { return nil }
    let start = collection.minimum(of: view, axis, in: frame)
    switch item {
    case let guide as UILayoutGuide where guide.source == .constraints:
      minimum = start + collection.unknown(.minimum(axis), of: guide)
      size = collection.unknown(.size(axis), of: guide)
    case let guide as UILayoutGuide:
      let insets = guide.insets
      let (before, after) =
        axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      minimum = start + Double(before)
      size = collection.size(of: view, axis) - Double(before + after)
    default:
      minimum = start
      size = collection.size(of: view, axis)
    }
  }
}

extension UIView {
  /// The point of the bounds from which constraints measure the places of subviews: the upper left
  /// corner, or in a scroll view that of its content.
  var contentOrigin: CGPoint { self is UIScrollView ? .zero : bounds.origin }

  /// How far the content of a scroll view is scrolled.
  fileprivate func scrolledDistance(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? bounds.minX - contentOrigin.x : bounds.minY - contentOrigin.y
  }
}
