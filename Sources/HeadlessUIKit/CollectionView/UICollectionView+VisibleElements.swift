import Foundation

extension UICollectionView {
  /// Shows what the layout wants to see in the bounds, and puts the rest back.
  ///
  /// New views are dequeued before old ones are put back, so a jump by a whole screen needs twice as
  /// many views as a screen shows; UIKit has the same cost.
  ///
  /// A layout that takes sizes from views is asked again when views have other sizes than it thought.
  func updateVisibleElements() {
    var idleTurns = 0
    var anchor = scrollAnchor
    defer { state.scrollGoal = nil }
    while true {
      prepareForOtherSizes(keeping: &anchor)
      let former = visible.entries.count
      let wanted = showWantedElements()
      // A reload asked for by the data source: what follows is of data that is no more.
      if state.needsReload { return }
      idleTurns = visible.entries.count > former ? 0 : idleTurns + 1
      if !state.sizesDiffer || idleTurns == UICollectionView.mostIdleTurns {
        return endDisplaying { !wanted.contains($0) }
      }
    }
  }

  /// Has the layout prepare anew when views have said other sizes than it had.
  private func prepareForOtherSizes(keeping anchor: inout ScrollAnchor?) {
    guard state.sizesDiffer else { return }
    state.sizesDiffer = false
    let activity = state.activity
    let size = prepareLayout()
    state.activity = activity
    updateContentSize(to: size, movedBy: shift(of: &anchor))
    followScrollGoal()
  }

  /// How often a layout is asked again without a new view: cells may change their minds for ever.
  private static let mostIdleTurns = 100

  private func showWantedElements() -> Set<CollectionElement> {
    var wanted: Set<CollectionElement> = []
    for attributes in wantedAttributes() {
      let element = attributes.element
      guard wanted.insert(element).inserted else { continue }
      if state.activity == .followingUpdates { requireAttributes(of: element) }
      if let entry = visible[element] {
        refresh(entry, element, with: attributes)
      } else {
        display(element, with: attributes)
      }
      if state.needsReload { break }
    }
    return wanted
  }

  private func endDisplaying(where isGone: (CollectionElement) -> Bool) {
    for element in visible.entries.keys.filter(isGone).sorted(by: precedes) {
      endDisplaying(element)
    }
  }

  /// The layout's elements that stand in the bounds and can be shown.
  ///
  /// A layout may give more than it is asked for, even all it has; what is off the screen, hidden, or
  /// without an area gets no view.
  private func wantedAttributes() -> [UICollectionViewLayoutAttributes] {
    let screen = bounds
    guard screen.width > 0, screen.height > 0 else { return [] }
    let all = currentLayout.layoutAttributesForElements(in: screen) ?? []
    return all.filter { attributes in
      let frame = attributes.frame
      guard frame.isFinite else { CollectionFailure.frameNotFinite(attributes).raise() }
      return !attributes.isHidden && frame.overlaps(screen) && isInData(attributes)
    }
  }

  /// Whether the data has the element. Since iOS 13 UIKit logs one that it has not, and goes on.
  private func isInData(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let counts = currentCounts
    let isThere =
      switch attributes.representedElementCategory {
      case .cell: counts.contains(attributes.indexPath)
      case .supplementaryView: counts.allowsSupplementary(at: attributes.indexPath)
      case .decorationView: true
      }
    if !isThere {
      StandardError.log(
        "Layout attributes \(attributes) were received from the layout "
          + "\(currentLayout.uiKitIdentity) but are not valid for the data source counts. "
          + "Attributes will be ignored.")
    }
    return isThere
  }

  private func refresh(
    _ entry: VisibleElements.Entry, _ element: CollectionElement,
    with attributes: UICollectionViewLayoutAttributes
  ) {
    var entry = entry
    let former = entry.attributes
    let mayBeAsked = element.category != .decorationView
    if !attributes.isEqual(former) {
      if element.category == .supplementaryView, entry.generation == state.layoutGeneration {
        CollectionFailure.attributesChanged(from: former, attributes).raise()
      }
      entry.attributes = attributes.copied()
      entry.view.adopt(entry.attributes)
      if former.zIndex != attributes.zIndex {
        movingViews {
          entry.view.removeFromSuperview()
          place(entry.view, zIndex: attributes.zIndex)
        }
      }
    } else if entry.generation == state.layoutGeneration, entry.preferredSize != nil || !mayBeAsked
    {
      return
    }
    let isNewSize = attributes.size != former.size && attributes.size != entry.preferredSize
    if mayBeAsked, isNewSize || entry.preferredSize == nil {
      entry.preferredSize = askSize(of: entry.view, entry.attributes)
    }
    entry.generation = state.layoutGeneration
    visible.update(entry, for: element)
  }

  /// Adds or removes views of the list itself, which does not call for another layout of it.
  private func movingViews(_ move: () -> Void) {
    state.isMovingViews = true
    move()
    state.isMovingViews = false
  }

  // MARK: Coming

  private func display(
    _ element: CollectionElement, with attributes: UICollectionViewLayoutAttributes
  ) {
    let attributes = attributes.copied()
    let view: UICollectionReusableView
    var preferredSize: CGSize?
    switch element.category {
    case .cell:
      guard let cell = requestCell(attributes) else { return }
      cell.isSelected = selection.contains(element.indexPath)
      cell.isEditing = isEdited(itemAt: element.indexPath)
      cell.updateConfigurationIfNeeded()
      preferredSize = askSize(of: cell, attributes)
      prefetching.displayed(element.indexPath)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
      view = cell
    case .supplementaryView:
      guard let supplementaryView = requestSupplementaryView(attributes) else { return }
      preferredSize = askSize(of: supplementaryView, attributes)
      delegate?.collectionView(
        self, willDisplaySupplementaryView: supplementaryView, forElementKind: element.kind,
        at: element.indexPath)
      view = supplementaryView
    case .decorationView:
      view = dequeueDecorationView(attributes)
    }
    visible.insert(
      .init(
        view: view, attributes: attributes, generation: state.layoutGeneration,
        preferredSize: preferredSize), for: element)
    movingViews { place(view, zIndex: attributes.zIndex) }
    if state.activity == .followingUpdates,
      let initial = currentLayout.initialAttributes(of: element)
    {
      view.adopt(initial)
      view.adopt(attributes)
    }
  }

  /// Asks the data source for a cell; nil when it went away in the meantime.
  private func requestCell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell?
  {
    let indexPath = attributes.indexPath
    state.requested = attributes
    let answer = dataSource?.collectionView(self, cellForItemAt: indexPath)
    state.requested = nil
    guard let cell = answer else { return nil }
    guard let record = state.dequeued.remove(cell) else {
      if cell.reuseIdentifier == nil { CollectionFailure.cellWithoutIdentifier.raise() }
      CollectionFailure.cellNotDequeuedForRequest(cell, at: indexPath).raise()
    }
    accept(record, as: attributes)
    return cell
  }

  /// Asks the data source for a header or its like; nil when it went away in the meantime.
  private func requestSupplementaryView(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView?
  {
    let element = attributes.element
    state.requested = attributes
    let answer = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    state.requested = nil
    guard let view = answer else { return nil }
    guard let record = state.dequeued.remove(view) else {
      CollectionFailure.supplementaryNotDequeued(view, kind: element.kind, at: element.indexPath)
        .raise()
    }
    accept(record, as: attributes)
    return view
  }

  private func accept(
    _ record: DequeuedViews.Record, as attributes: UICollectionViewLayoutAttributes
  ) {
    guard record.kind == attributes.element.kind else {
      CollectionFailure.wrongKind(wanted: attributes.element.kind, dequeued: record.kind).raise()
    }
    if !attributes.isEqual(record.attributes) { record.view.adopt(attributes) }
  }

  /// Puts a view among the subviews: in front of those with the same zIndex or a lower one.
  private func place(_ view: UICollectionReusableView, zIndex: Int) {
    var index = subviews.count
    while index > 0, let sibling = subviews[index - 1] as? UICollectionReusableView,
      let other = frontness(of: sibling), other > zIndex
    {
      index -= 1
    }
    insertSubview(view, at: index)
  }

  private func frontness(of view: UICollectionReusableView) -> Int? {
    visible.element(of: view).flatMap { visible[$0]?.attributes.zIndex }
  }

  // MARK: Going

  /// Takes all views off the screen, those at the end of the data first.
  func endDisplayingAll() {
    for element in visible.entries.keys.sorted(by: precedes).reversed() { endDisplaying(element) }
  }

  func endDisplaying(_ element: CollectionElement) {
    guard let view = visible[element]?.view else { return }
    visible.remove(element)
    takeLeave(of: view, element)
  }

  /// Takes a view off the screen, tells the delegate, and puts it back for the next one.
  func takeLeave(of view: UICollectionReusableView, _ element: CollectionElement) {
    if state.activity == .followingUpdates,
      let final = (state.outgoingLayout ?? currentLayout).finalAttributes(of: element)
    {
      view.adopt(final)
    }
    movingViews { view.removeFromSuperview() }
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.indexPath)
    case .decorationView: break
    }
    recycle(view, of: element)
  }

  func precedes(_ one: CollectionElement, _ other: CollectionElement) -> Bool {
    (one.category.rawValue, one.indexPath, one.kind)
      < (other.category.rawValue, other.indexPath, other.kind)
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy, which stays as it is when the layout changes the original.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}

extension UICollectionViewLayout {
  /// How an element looks before it appears.
  fileprivate func initialAttributes(of element: CollectionElement)
    -> UICollectionViewLayoutAttributes?
  {
    switch element.category {
    case .cell:
      initialLayoutAttributesForAppearingItem(at: element.indexPath)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind, at: element.indexPath)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind, at: element.indexPath)
    }
  }

  /// How an element looks when it has disappeared.
  fileprivate func finalAttributes(of element: CollectionElement)
    -> UICollectionViewLayoutAttributes?
  {
    switch element.category {
    case .cell:
      finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind, at: element.indexPath)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind, at: element.indexPath)
    }
  }
}
