import Foundation

extension UICollectionView {
  // MARK: Counts

  /// How many sections and items there are; asks the data source when that is not known.
  var currentCounts: CollectionCounts {
    if let counts = state.counts {
      if dataSource != nil || counts.sections == 0 { return counts }
      markForReload()  // The data source is gone, and its data with it.
    }
    guard state.activity != .readingCounts else {
      StandardError.log(
        "The data source of \(self) asked the collection view for its counts while it was giving "
          + "them. It gets no sections; answer from the model instead.")
      return CollectionCounts()
    }
    let counts = readCounts()
    state.counts = counts
    return counts
  }

  func readCounts() -> CollectionCounts {
    guard let dataSource else { return CollectionCounts() }
    let former = state.activity
    state.activity = .readingCounts
    defer { state.activity = former }
    let sections = dataSource.numberOfSections(in: self)
    guard (0...CollectionCounts.mostSections).contains(sections) else {
      CollectionFailure.impossibleSectionCount(sections).raise()
    }
    return CollectionCounts(
      items: (0..<sections).map { section in
        let items = dataSource.collectionView(self, numberOfItemsInSection: section)
        guard items >= 0 else {
          CollectionFailure.impossibleItemCount(items, section: section).raise()
        }
        return items
      })
  }

  // MARK: Invalidating

  /// Makes the next pass start from nothing.
  func markForReload() {
    state.needsReload = true
    state.counts = nil
    prefetching.removeAll()
    state.layoutIsInvalid = true
    setNeedsLayout()
    let context = currentLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
  }

  /// The layout says that it is wrong. While it prepares, it can only speak of what it is about to
  /// compute.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    guard state.activity != .preparingLayout else { return }
    state.layoutIsInvalid = true
    setNeedsLayout()
    if context.asksForSizesAgain {
      visible.forgetPreferredSizes { _ in true }
    } else if let named = context.invalidatedItemIndexPaths {
      visible.forgetPreferredSizes { $0.category == .cell && named.contains($0.indexPath) }
    }
    let adjustment = context.contentOffsetAdjustment
    guard adjustment != .zero else { return }
    contentOffset = CGPoint(
      x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  func frameWillChange(to newFrame: CGRect) {
    var changed = geometry
    changed.frame = newFrame
    boundsWillChange(to: changed.bounds)
  }

  /// Asks the layout whether it can live with new bounds, before it sees them.
  func boundsWillChange(to newBounds: CGRect) {
    prefetching.follow(to: newBounds.origin)
    guard newBounds != bounds, currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    state.boundsInvalidation = currentLayout.invalidationContext(forBoundsChange: newBounds)
  }

  /// Invalidates the layout if it wanted that for the bounds that are there now. A layout compares the
  /// old bounds with the new ones when it is asked, and finds the new ones when it is invalidated.
  func invalidateForBounds() {
    guard let context = state.boundsInvalidation else { return }
    state.boundsInvalidation = nil
    currentLayout.invalidateLayout(with: context)
  }

  /// Takes a new layout, which the next pass shows.
  func changeLayout(to layout: UICollectionViewLayout) {
    guard layout !== currentLayout else { return }
    finishTransition()
    currentLayout.prepareForTransition(to: layout)
    layout.prepareForTransition(from: currentLayout)
    for element in visible.entries.keys where element.category == .decorationView {
      endDisplaying(element)
    }
    if currentLayout.collectionView === self { currentLayout.collectionView = nil }
    state.outgoingLayout = currentLayout
    currentLayout = layout
    layout.collectionView = self
    state.layoutIsInvalid = true
    setNeedsLayout()
  }

  /// Takes a new layout and shows it.
  func changeLayoutNow(to layout: UICollectionViewLayout) {
    changeLayout(to: layout)
    if state.outgoingLayout != nil { layoutIfNeeded() }
  }

  /// Tells the layouts that the new one has taken the place of the old one.
  private func finishTransition() {
    guard let outgoing = state.outgoingLayout else { return }
    state.outgoingLayout = nil
    outgoing.finalizeLayoutTransition()
    currentLayout.finalizeLayoutTransition()
  }

  func backgroundViewDidChange(from old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: The pass

  /// Brings the screen up to date: a reload that is due, the layout, the views.
  func runLayoutPass() {
    guard state.activity == .none else { return }
    state.reentrantReload.beginPass()
    if dataSource == nil, state.counts?.sections ?? 0 > 0 { markForReload() }
    if state.needsReload {
      state.needsReload = false
      state.activity = .updatingViews
      endDisplayingAll()
      state.activity = .none
    }
    prepareLayoutIfNeeded()
    backgroundView?.frame = bounds
    if state.outgoingLayout != nil { contentOffset = targetOffset(from: contentOffset) }
    updateViews(state.outgoingLayout == nil ? .updatingViews : .followingUpdates) {
      updateVisibleElements()
      finishTransition()
    }
  }

  /// Changes what is on the screen, and sees to it that all ends well.
  func updateViews(_ activity: CollectionState.Activity, _ update: () -> Void) {
    // The layout may have become wrong again by the new offset of a new size.
    prepareLayoutIfNeeded()
    state.activity = activity
    update()
    state.activity = .none
    if let owed = state.dequeued.first {
      CollectionFailure.dequeuedAndNotReturned(owed, self).raise()
    }
    state.reentrantReload.endPass()
    // What was called for meanwhile takes another pass, even if one was tried and refused.
    if state.needsReload || state.layoutIsInvalid { setNeedsLayout() }
    checkInvariants()
  }

  /// Has the layout prepare, if it is wrong and nothing else is going on.
  func prepareLayoutIfNeeded() {
    guard state.activity == .none else { return }
    let counts = currentCounts
    guard state.layoutIsInvalid else { return }
    selection.removeAll { !counts.contains($0) }
    updateContentSize(to: prepareLayout())
  }

  /// Has the layout prepare.
  ///
  /// - Returns: The size of its content.
  func prepareLayout() -> CGSize {
    state.layoutIsInvalid = false
    state.layoutGeneration += 1
    state.activity = .preparingLayout
    currentLayout.prepare()
    let size = currentLayout.collectionViewContentSize
    state.activity = .none
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      CollectionFailure.contentSizeNotFinite(size, currentLayout).raise()
    }
    return size
  }

  /// Takes a new size of the content. A list that became shorter is not left scrolled beyond its end.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - shift: How far what the screen is to show has moved.
  func updateContentSize(to size: CGSize, movedBy shift: CGPoint = .zero) {
    guard size != contentSize || shift != .zero else { return }
    contentSize = size
    contentOffset = clampedToContent(
      CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y))
  }
}
