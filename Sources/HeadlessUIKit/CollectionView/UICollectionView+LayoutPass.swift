import Foundation

extension UICollectionView {
  // MARK: Counts

  /// How many sections and items there are; asks the data source when that is not known.
  var currentCounts: CollectionCounts {
    if let loadedCounts {
      if dataSource != nil || loadedCounts.sections == 0 { return loadedCounts }
      markForReload()  // The data source is gone, and its data with it.
    }
    guard activity != .readingCounts else {
      StandardError.log(
        "The data source of \(self) asked the collection view for its counts while it was giving "
          + "them. It gets no sections; answer from the model instead.")
      return CollectionCounts()
    }
    let counts = readCounts()
    loadedCounts = counts
    return counts
  }

  private func readCounts() -> CollectionCounts {
    guard let dataSource else { return CollectionCounts() }
    let former = activity
    activity = .readingCounts
    defer { activity = former }
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
    needsReload = true
    loadedCounts = nil
    layoutIsInvalid = true
    setNeedsLayout()
    let context = currentLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
  }

  /// The layout says that it is wrong. While it prepares, it can only speak of what it is about to
  /// compute.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    guard activity != .preparingLayout else { return }
    layoutIsInvalid = true
    setNeedsLayout()
    let adjustment = context.contentOffsetAdjustment
    guard adjustment != .zero else { return }
    contentOffset = CGPoint(
      x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  /// Asks the layout whether it can live with new bounds, before it sees them.
  func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != bounds, currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    currentLayout.invalidateLayout(
      with: currentLayout.invalidationContext(forBoundsChange: newBounds))
  }

  func changeLayout(to layout: UICollectionViewLayout) {
    guard layout !== currentLayout else { return }
    for element in visible.entries.keys where element.category == .decorationView {
      endDisplaying(element)
    }
    if currentLayout.collectionView === self { currentLayout.collectionView = nil }
    currentLayout = layout
    layout.collectionView = self
    layoutIsInvalid = true
    setNeedsLayout()
  }

  // MARK: The pass

  /// Brings the screen up to date: a reload that is due, the layout, the views.
  func runLayoutPass() {
    guard activity == .none else { return }
    reentrantReload.beginPass()
    if dataSource == nil, loadedCounts?.sections ?? 0 > 0 { markForReload() }
    if needsReload {
      needsReload = false
      activity = .updatingViews
      endDisplayingAll()
      activity = .none
    }
    prepareLayoutIfNeeded()
    backgroundView?.frame = bounds
    activity = .updatingViews
    updateVisibleElements()
    activity = .none
    if let owed = dequeued.first {
      CollectionFailure.dequeuedAndNotReturned(owed, self).raise()
    }
    reentrantReload.endPass()
    checkInvariants()
  }

  /// Has the layout prepare, if it is wrong and nothing else is going on.
  func prepareLayoutIfNeeded() {
    guard activity == .none else { return }
    let counts = currentCounts
    guard layoutIsInvalid else { return }
    layoutIsInvalid = false
    layoutGeneration += 1
    selection.removeAll { !counts.contains($0) }
    activity = .preparingLayout
    currentLayout.prepare()
    let size = currentLayout.collectionViewContentSize
    activity = .none
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      CollectionFailure.contentSizeNotFinite(size, currentLayout).raise()
    }
    guard size != contentSize else { return }
    contentSize = size
    // A list that became shorter must not be left scrolled beyond its end.
    contentOffset = clampedToContent(contentOffset)
  }
}
