import Foundation

/// The equations by which a stack view arranges its views.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let collection: LayoutCollection
  private let along: NSLayoutConstraint.Axis
  private let across: NSLayoutConstraint.Axis

  /// What an equation is about, to tell it from the others of the same view.
  private enum Part: Int {
    case start = 100
    case length, end, shortest, narrowest, first, last, middle, baseline
  }

  init(_ stack: UIStackView, _ collection: LayoutCollection) {
    self.stack = stack
    self.collection = collection
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    along = stack.axis
    across = stack.axis == .horizontal ? .vertical : .horizontal
  }

  func collect() {
    // Where nothing else says how large the stack is, it is as small as can be.
    for (axis, part) in [(along, Part.shortest), (across, Part.narrowest)] {
      add(
        collection.size(of: stack, axis), .equal, priority: 1, stack, part,
        "UISV-ambiguity-suppression")
    }
    guard let last = views.last else { return }
    for (index, view) in views.enumerated() { collectPlace(of: view, at: index) }
    add(
      end(of: last, along) - self.end(along), .equal, last, .end, "UISV-canvas-connection")
    collectLengths()
    for view in views { collectAlignment(of: view) }
  }

  // MARK: Along the stack

  private func collectPlace(of view: UIView, at index: Int) {
    guard index > 0 else {
      let place = start(of: view, along) - start(along)
      return add(place, .equal, view, .start, "UISV-canvas-connection")
    }
    let previous = views[index - 1]
    let gap = start(of: view, along) - end(of: previous, along) - stack.space(after: previous)
    let isFixed =
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: true
      case .equalSpacing, .equalCentering: false
      }
    add(gap, isFixed ? .equal : .greaterOrEqual, view, .start, "UISV-spacing")
  }

  private func collectLengths() {
    guard let first = views.first else { return }
    for (index, view) in views.enumerated().dropFirst() {
      switch stack.distribution {
      case .fill: break
      case .fillEqually:
        let difference = collection.size(of: view, along) - collection.size(of: first, along)
        add(difference, .equal, view, .length, "UISV-fill-equally")
      case .fillProportionally:
        let (length, firstLength) = (intrinsicLength(of: view), intrinsicLength(of: first))
        guard length > 0, firstLength > 0 else { continue }
        let scaled = collection.size(of: first, along) * (length / firstLength)
        add(
          collection.size(of: view, along) - scaled, .equal, priority: 999, view, .length,
          "UISV-fill-proportionally")
      case .equalSpacing:
        guard index > 1 else { continue }
        let (gap, firstGap) = (self.gap(before: index), self.gap(before: 1))
        add(gap - firstGap, .equal, view, .length, "UISV-distributing")
      case .equalCentering:
        guard index > 1 else { continue }
        let (step, firstStep) = (self.step(before: index), self.step(before: 1))
        add(step - firstStep, .equal, priority: 149, view, .length, "UISV-distributing")
      }
    }
  }

  private func intrinsicLength(of view: UIView) -> Double {
    let size = view.intrinsicContentSize
    return Double(along == .horizontal ? size.width : size.height)
  }

  private func gap(before index: Int) -> LinearExpression {
    start(of: views[index], along) - end(of: views[index - 1], along)
  }

  private func step(before index: Int) -> LinearExpression {
    middle(of: views[index], along) - middle(of: views[index - 1], along)
  }

  // MARK: Across the stack

  private func collectAlignment(of view: UIView) {
    let start = start(of: view, across) - self.start(across)
    let end = self.end(across) - self.end(of: view, across)
    let name = "UISV-alignment"
    let isRow = along == .horizontal
    switch stack.alignment {
    case .fill:
      add(start, .equal, view, .first, name)
      add(end, .equal, view, .last, name)
    case .leading:
      add(start, .equal, view, .first, name)
      add(end, .greaterOrEqual, view, .last, name)
    case .trailing:
      add(start, .greaterOrEqual, view, .first, name)
      add(end, .equal, view, .last, name)
    case .center, .firstBaseline, .lastBaseline:
      add(start, .greaterOrEqual, view, .first, name)
      add(end, .greaterOrEqual, view, .last, name)
      if stack.alignment == .center || !isRow {
        let middle = (self.start(across) + self.end(across)) * 0.5
        add(self.middle(of: view, across) - middle, .equal, view, .middle, name)
      } else if let first = views.first, first !== view {
        add(baseline(of: view) - baseline(of: first), .equal, view, .baseline, name)
      }
    }
  }

  private func baseline(of view: UIView) -> LinearExpression {
    guard let font = (view as? UILabel)?.font else { return end(of: view, across) }
    return stack.alignment == .firstBaseline
      ? start(of: view, across) + Double(font.ascender)
      : end(of: view, across) + Double(font.descender)
  }

  // MARK: Edges

  private var margins: UIEdgeInsets {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
  }

  private func start(_ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    LinearExpression(Double(axis == .horizontal ? margins.left : margins.top))
  }

  private func end(_ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    let margin = axis == .horizontal ? margins.right : margins.bottom
    return collection.size(of: stack, axis) - Double(margin)
  }

  private func start(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    collection.minimum(of: view, axis, in: stack)
  }

  private func end(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    start(of: view, axis) + collection.size(of: view, axis)
  }

  private func middle(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    start(of: view, axis) + collection.size(of: view, axis) * 0.5
  }

  private func add(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation,
    priority: Float = UILayoutPriority.required.rawValue, _ view: UIView, _ part: Part,
    _ name: String
  ) {
    collection.add(
      expression, relation, priority: UILayoutPriority(priority), about: view,
      part: part.rawValue, .stack(view, name))
  }
}
