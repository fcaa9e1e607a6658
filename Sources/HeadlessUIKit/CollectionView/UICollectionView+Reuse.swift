import Foundation

extension UICollectionView {
  // MARK: Registering

  func register(_ source: ViewSource?, kind: String, identifier: String, selector: String) {
    guard !identifier.isEmpty else {
      ReuseFailure.registeredWithoutIdentifier(selector: "-[UICollectionView \(selector)]").raise()
    }
    registry.register(source, for: KindedReuseIdentifier(kind: kind, identifier: identifier))
  }

  // MARK: Dequeuing

  func dequeueCell(identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeueView(
      for: .cell(indexPath), identifier: identifier,
      selector: "dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    guard let cell = view as? UICollectionViewCell else {
      CollectionFailure.registeredClassMakesNoCell(type(of: view), identifier: identifier).raise()
    }
    return cell
  }

  func dequeueSupplementaryView(kind: String, identifier: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  {
    dequeueView(
      for: .supplementary(kind, indexPath), identifier: identifier,
      selector: "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
  }

  /// A waiting view or a new one, with the layout's attributes applied.
  private func dequeueView(
    for element: CollectionElement, identifier: String, selector: String
  ) -> UICollectionReusableView {
    guard !identifier.isEmpty else {
      ReuseFailure.dequeuedWithoutIdentifier(selector: "-[UICollectionView \(selector)]").raise()
    }
    if let reconfigured = state.reconfigured, state.requested?.element == element {
      guard reconfigured.reuseIdentifier == identifier else {
        CollectionFailure.reconfiguredUnderOtherIdentifier(identifier, reconfigured).raise()
      }
      return reconfigured
    }
    let key = KindedReuseIdentifier(kind: element.kind, identifier: identifier)
    guard let entry = registry.entry(for: key), let source = entry.source else {
      ReuseFailure.unregisteredView(kind: element.kind, identifier: identifier).raise()
    }
    let attributes = attributesForDequeue(of: element)
    let view: UICollectionReusableView
    if let waiting = entry.queue.dequeue() {
      view = waiting
      reuseLog?.record(.reused, view, identifier: identifier, at: element.indexPath)
    } else {
      view = source.makeCollectionView(identifier: identifier, frame: attributes?.frame ?? .zero)
      reuseLog?.record(.made, view, identifier: identifier, at: element.indexPath)
    }
    if let attributes { view.adopt(attributes) }
    state.dequeued.insert(.init(view: view, kind: element.kind, attributes: attributes))
    return view
  }

  /// What the layout says of the element: known already when the collection view is asking for it.
  ///
  /// An element that is not in the data has none; the view then keeps the frame it has.
  private func attributesForDequeue(of element: CollectionElement)
    -> UICollectionViewLayoutAttributes?
  {
    if let requested = state.requested, requested.element == element { return requested }
    guard element.category == .cell else {
      return layoutAttributesForSupplementaryElement(ofKind: element.kind, at: element.indexPath)
    }
    guard currentCounts.contains(element.indexPath) else { return nil }
    return requiredAttributes(ofItemAt: element.indexPath)
  }

  // MARK: Putting back

  /// Puts a view that left the screen where it can be used again.
  func recycle(_ view: UICollectionReusableView, of element: CollectionElement) {
    if element.category == .decorationView {
      currentLayout.decorations.enqueue(view, for: ReuseIdentifier(element.kind))
      return
    }
    guard let identifier = view.reuseIdentifier else { return }
    let key = KindedReuseIdentifier(kind: element.kind, identifier: identifier)
    registry.enqueue(view, for: key)
    reuseLog?.record(.pooled, view, identifier: identifier, at: element.indexPath)
  }

  /// Lets go of all waiting views, as UIKit does when memory is short.
  func emptyReuseQueues() {
    for view in registry.removeAllQueued() {
      reuseLog?.record(.discarded, view, identifier: view.reuseIdentifier, at: nil)
    }
    _ = currentLayout.decorations.removeAllQueued()
  }

  // MARK: Decoration views

  /// A decoration view of a kind, by the layout's own registrations.
  func dequeueDecorationView(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView
  {
    let kind = attributes.element.kind
    guard
      let entry = currentLayout.decorations.entry(for: ReuseIdentifier(kind)),
      let source = entry.source
    else { CollectionFailure.unregisteredDecoration(kind: kind).raise() }
    let view =
      entry.queue.dequeue() ?? source.makeCollectionView(identifier: kind, frame: attributes.frame)
    view.adopt(attributes)
    return view
  }
}

extension ViewSource {
  /// A new view for a collection view, with its identifier.
  ///
  /// UIKit does not look at a class when it is registered: what is no view for a collection view is
  /// found here.
  @MainActor
  fileprivate func makeCollectionView(identifier: String, frame: CGRect) -> UICollectionReusableView
  {
    switch self {
    case .class(let type):
      guard let type = type as? UICollectionReusableView.Type else {
        CollectionFailure.registeredClassMakesNoCell(type, identifier: identifier).raise()
      }
      let view = type.instantiate(frame: frame)
      view.reuseIdentifier = identifier
      return view
    case .nib(let nib):
      return nib.makeView(
        UICollectionReusableView.self, identifier: identifier,
        mismatch: ReuseFailure.viewIdentifierMismatch)
    }
  }
}

extension UICollectionReusableView {
  /// Takes the place and the looks that attributes say, and then tells the subclass.
  func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    adopt(attributes.transform3D)
    bounds.size = attributes.size
    center = attributes.center
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
