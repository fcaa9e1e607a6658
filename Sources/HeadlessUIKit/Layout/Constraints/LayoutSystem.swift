import Foundation

/// The constraints of all views below a host, and where they place these views.
///
/// The solver is kept from layout to layout; what has changed since the last one is told to it.
@MainActor
final class LayoutSystem {
  /// A size that a host is to have if its constraints allow.
  struct Fitting: Equatable {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  /// What the solver has been told. It keeps no view alive.
  private struct Installed {
    let id: ConstraintSolver.ID
    var constraint: LinearConstraint
  }

  unowned let host: UIView
  /// Whether something has changed since the last layout.
  var isStale = true
  /// Whether views are just given the places that were found.
  private(set) var isPlacingViews = false

  var solver = ConstraintSolver()
  private var records: [ObjectIdentifier: LayoutRecord] = [:]
  private var installed: [LayoutEquation.Key: Installed] = [:]
  private var order: [LayoutEquation.Key] = []
  /// What could not be met the last time.
  private var broken: Set<LayoutEquation.Key> = []
  private var generation = 0
  private var solvedFitting: Fitting?
  /// Whether the system is being solved, which asks the app for intrinsic sizes.
  private(set) var isSolving = false
  /// Changes told to the solver since it was new: after many it is made anew, so that what rounding
  /// leaves behind does not add up.
  private var changes = 0

  init(host: UIView) {
    self.host = host
  }

  // MARK: Solving

  /// Finds the places of the views, unless they are known.
  func solveIfStale() {
    guard isStale || solvedFitting != nil, !isSolving else { return }
    isStale = false
    solve(nil)
  }

  /// The size of the host that fits a wish best.
  func size(fitting: Fitting) -> CGSize {
    solve(fitting)
    return record(of: host).rect(in: solver).size
  }

  /// The size of a host that stands in nothing and whose frame counts for nothing.
  func sizeOfFreeHost() -> CGSize {
    solve(nil)
    return record(of: host).rect(in: solver).size
  }

  private func solve(_ fitting: Fitting?) {
    isSolving = true
    defer { isSolving = false }
    if changes > 500 + 10 * order.count { reset() }
    solvedFitting = fitting
    let collection = collect(fitting)
    do {
      try update(to: collection.equations)
      try measureWrappingViews(collection.wrappingViews)
    } catch {
      // A change that cannot be met has spoilt the solver. A new one refuses what is too much.
      reset()
      let collection = collect(fitting)
      try? update(to: collection.equations)
      try? measureWrappingViews(collection.wrappingViews)
    }
    forgetUnusedRecords()
  }

  private func collect(_ fitting: Fitting?) -> LayoutCollection {
    generation += 1
    return LayoutCollection(self, fitting, generation: generation)
  }

  private func reset() {
    solver = ConstraintSolver()
    records = [:]
    installed = [:]
    order = []
    changes = 0
  }

  /// Tells the solver what is new: other constants, then what goes, then what comes.
  private func update(to equations: [LayoutEquation]) throws(ConstraintSolver.Failure) {
    var new: [LayoutEquation] = []
    var kept: Set<LayoutEquation.Key> = []
    let changesBefore = changes
    for equation in equations {
      guard let old = installed[equation.key],
        old.constraint.hasSameShape(as: equation.constraint)
      else {
        new.append(equation)
        continue
      }
      kept.insert(equation.key)
      if old.constraint.constant != equation.constraint.constant {
        try move(equation.key, to: equation.constraint.constant)
      }
    }
    for key in order where !kept.contains(key) {
      guard let old = installed.removeValue(forKey: key) else { continue }
      changes += 1
      solver.remove(old.id)
    }
    order = order.filter { kept.contains($0) }
    let isChanged = changes != changesBefore || new.contains { !broken.contains($0.key) }
    if isChanged { for equation in new { install(equation, of: equations) } }
    solver.optimize()
  }

  private func move(
    _ key: LayoutEquation.Key, to constant: Double
  ) throws(ConstraintSolver.Failure) {
    guard let old = installed[key] else { return }
    changes += 1
    try solver.setConstant(constant, of: old.id)
    installed[key]?.constraint.constant = constant
  }

  private func install(_ equation: LayoutEquation, of equations: [LayoutEquation]) {
    changes += 1
    do throws(ConstraintSolver.Failure) {
      let id = try solver.add(equation.constraint)
      installed[equation.key] = Installed(id: id, constraint: equation.constraint)
      order.append(equation.key)
      broken.remove(equation.key)
    } catch {
      let isNew = broken.insert(equation.key).inserted
      guard isNew else { return }
      var others: [LayoutEquation] = []
      if case .unsatisfiable(let ids) = error {
        others = equations.filter { installed[$0.key].map { ids.contains($0.id) } ?? false }
      }
      equation.reportUnsatisfiable(beside: others)
    }
  }

  /// Gives views that wrap their text the height that it needs in the width that they got. That
  /// may change the width of others, so it takes a few turns.
  private func measureWrappingViews(
    _ records: [LayoutRecord]
  ) throws(ConstraintSolver.Failure) {
    for _ in 0..<4 {
      var isChanged = false
      for record in records {
        guard let view = record.wrappingView else { continue }
        let width = record.rect(in: solver).width
        guard width != record.wrapWidth else { continue }
        record.wrapWidth = width
        let height = Double(view.textHeight(inWidth: width))
        for part in [12, 13] {
          let key = LayoutEquation.Key(object: ObjectIdentifier(view), part: part)
          guard let old = installed[key], old.constraint.constant != -height else { continue }
          isChanged = true
          try move(key, to: -height)
        }
      }
      guard isChanged else { return }
    }
  }

  // MARK: Records

  /// What is known of a view or guide.
  func record(of item: AnyObject) -> LayoutRecord {
    let id = ObjectIdentifier(item)
    if let record = records[id] { return record }
    let record = LayoutRecord()
    records[id] = record
    return record
  }

  private func forgetUnusedRecords() {
    guard records.contains(where: { $0.value.generation != generation }) else { return }
    records = records.filter { $0.value.generation == generation }
  }

  // MARK: Placing

  /// The rectangle of a guide in its view's bounds.
  func frame(of guide: UILayoutGuide) -> CGRect {
    solveIfStale()
    let origin = guide.owningView?.contentOrigin ?? .zero
    return record(of: guide).rect(in: solver).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Gives the subviews of a view the places that were found.
  func place(subviewsOf view: UIView) {
    isPlacingViews = true
    defer { isPlacingViews = false }
    let origin = view.contentOrigin
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let record = records[ObjectIdentifier(subview)], record.placement == .constraints else {
        continue
      }
      let frame = record.rect(in: solver).offsetBy(dx: origin.x, dy: origin.y)
      let size = frame.size
      if subview.bounds.size != size { subview.bounds.size = size }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if subview.center != center { subview.center = center }
    }
  }
}

extension UIView {
  /// The size that fits a wish best by the constraints in the view.
  func fittingSize(_ fitting: LayoutSystem.Fitting) -> CGSize {
    updateConstraintsIfNeeded()
    prepareForFitting()
    let isHost = isConstraintBoundary || superview == nil
    // An intrinsic size that asks for this one comes while the system is being solved.
    let system = isHost ? layoutState?.system : nil
    let idle = system.flatMap { $0.isSolving ? nil : $0 } ?? LayoutSystem(host: self)
    return idle.size(fitting: fitting)
  }
}
