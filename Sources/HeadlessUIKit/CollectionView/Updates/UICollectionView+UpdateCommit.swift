import Foundation

extension UICollectionView {
  /// Checks a batch against the data source and brings the screen in line with it.
  ///
  /// A reload that is due anyway makes an end of the batch: there is nothing left to follow.
  func commit(_ updates: ListUpdates) {
    guard state.activity == .none else { return reloadData() }
    guard !state.needsReload, let before = state.counts else { return setNeedsLayout() }
    let after = readCounts()
    let plan: UpdatePlan
    do {
      plan = try UpdatePlan(
        before: before.items, updates, after: after.items, rowsOutliveSections: true)
    } catch {
      UIKitException.internalInconsistency.raise(
        error.reason(.collection, description: description))
    }
    guard !state.needsReload else { return }
    state.counts = after
    let size = layoutContentSize(after: updates, plan)
    selection.carry(plan)
    prefetching.carry(plan)
    let gone = carryElements(plan)
    updateContentSize(to: size)
    contentOffset = targetOffset(from: contentOffset)
    updateViews(.followingUpdates) {
      reconfigure(updates.reconfiguredRows.compactMap(plan.newPath(of:)))
      if !state.needsReload { updateVisibleElements() }
      // What goes leaves last: a reloaded item has another cell than before.
      for (element, view) in gone.reversed() { takeLeave(of: view, element) }
      currentLayout.finalizeCollectionViewUpdates()
    }
  }

  /// Has the layout prepare for the new data and then for the change.
  private func layoutContentSize(after updates: ListUpdates, _ plan: UpdatePlan) -> CGSize {
    currentLayout.carry(plan)
    let context = currentLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
    let size = prepareLayout()
    state.activity = .preparingLayout
    currentLayout.prepare(forCollectionViewUpdates: updates.items(plan))
    state.activity = .none
    return size
  }

  /// Where the layout, and then the delegate, want the content to stand after a change.
  func targetOffset(from proposed: CGPoint) -> CGPoint {
    let byLayout = currentLayout.targetContentOffset(forProposedContentOffset: proposed)
    let offset =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: byLayout)
      ?? byLayout
    guard offset.x.isFinite, offset.y.isFinite else {
      CollectionFailure.targetOffsetNotFinite(offset).raise()
    }
    return offset
  }

  // MARK: What is on the screen

  /// Lets views follow their elements.
  ///
  /// - Returns: Those whose elements are gone or reloaded, in the order of the data.
  private func carryElements(_ plan: UpdatePlan) -> [(CollectionElement, UICollectionReusableView)]
  {
    var moves = ElementMoves(plan, currentLayout)
    let former = visible.entries
    visible = VisibleElements()
    var gone: [CollectionElement] = []
    for (element, entry) in former {
      entry.view.listState.indexPath = nil
      if let new = moves.newElement(of: element) {
        visible.insert(entry, for: new)
      } else {
        gone.append(element)
      }
    }
    return gone.sorted(by: precedes).compactMap { element in
      former[element].map { (element, $0.view) }
    }
  }

  /// Has the data source fill cells that are on the screen.
  private func reconfigure(_ paths: [RowPath]) {
    for indexPath in paths.sorted().map(\.indexPath) {
      guard let cell = cellForItem(at: indexPath), let dataSource else { continue }
      state.requested = requiredAttributes(ofItemAt: indexPath)
      state.reconfigured = cell
      let answer = dataSource.collectionView(self, cellForItemAt: indexPath)
      state.reconfigured = nil
      state.requested = nil
      guard answer === cell else {
        CollectionFailure.reconfiguredWithOtherCell(answer, at: indexPath).raise()
      }
      visible.forgetPreferredSizes { $0 == .cell(indexPath) }
    }
  }
}
