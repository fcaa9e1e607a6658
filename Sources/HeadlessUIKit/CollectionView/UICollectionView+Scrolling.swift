import Foundation

extension UICollectionView {
  /// Where in the visible rectangle an item is to stand: one position for each axis, or none.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The position's bits.
    public let rawValue: UInt

    /// A position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item's top edge at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item's middle at the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's bottom edge at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge at the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item's middle at the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge at the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  func scroll(to indexPath: IndexPath, position: ScrollPosition, animated: Bool) {
    let counts = currentCounts
    guard counts.items.indices.contains(indexPath.section) else {
      CollectionFailure.scrolledToSection(indexPath.section, count: counts.sections, self).raise()
    }
    guard counts.contains(indexPath) else {
      CollectionFailure.scrolledToItem(
        indexPath.item, section: indexPath.section, count: counts.items[indexPath.section], self
      ).raise()
    }
    prepareLayoutIfNeeded()
    (currentLayout as? UICollectionViewCompositionalLayout)?
      .scrollSection(toShow: indexPath, at: position)
    let offset = offset(toShow: indexPath, at: position)
    state.scrollGoal = .init(indexPath: indexPath, position: position, offset: offset)
    setContentOffset(offset, animated: animated)
  }

  /// The offset at which an item stands where it is wanted, as far as the content allows.
  func offset(toShow indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    let (vertical, horizontal) = (position.verticalAlignment, position.horizontalAlignment)
    let frame = requiredAttributes(ofItemAt: indexPath).frame
    let inset = adjustedContentInset
    return clampedToContent(
      CGPoint(
        x: ScrollAlignment.offset(
          toShow: frame.minX...frame.maxX, at: horizontal, from: contentOffset.x,
          length: bounds.width, insets: (inset.left, inset.right)),
        y: ScrollAlignment.offset(
          toShow: frame.minY...frame.maxY, at: vertical, from: contentOffset.y,
          length: bounds.height, insets: (inset.top, inset.bottom))))
  }

  /// The nearest offset that shows content only, as far as there is enough of it.
  func clampedToContent(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func clamped(
      _ value: CGFloat, _ before: CGFloat, _ after: CGFloat, content: CGFloat, length: CGFloat
    ) -> CGFloat {
      max(-before, min(value, content + after - length))
    }
    return CGPoint(
      x: clamped(
        offset.x, inset.left, inset.right, content: contentSize.width, length: bounds.width),
      y: clamped(
        offset.y, inset.top, inset.bottom, content: contentSize.height, length: bounds.height))
  }

  /// The layout's attributes of an item that is in the data; a layout without any stops the app.
  func requiredAttributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributesForItem(at: indexPath) else {
      CollectionFailure.noAttributes(.cell(indexPath)).raise()
    }
    return attributes
  }

  /// What the layout says of an element; nil where it has none, or where the data has none.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    let counts = currentCounts
    switch element.category {
    case .cell:
      guard counts.contains(element.indexPath) else { return nil }
      return currentLayout.layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      guard counts.allowsSupplementary(at: element.indexPath) else { return nil }
      return currentLayout.layoutAttributesForSupplementaryView(
        ofKind: element.kind, at: element.indexPath)
    case .decorationView:
      return currentLayout.layoutAttributesForDecorationView(
        ofKind: element.kind, at: element.indexPath)
    }
  }

  /// Stops the app when a layout that shows an element has no attributes for it alone. A change of
  /// the data or of the layout asks for them one by one.
  func requireAttributes(of element: CollectionElement) {
    if element.category != .decorationView, attributes(of: element) == nil {
      CollectionFailure.noAttributes(element).raise()
    }
  }

  /// The frontmost item at a point of the content.
  func item(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let counts = currentCounts
    let neighbourhood = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return (currentLayout.layoutAttributesForElements(in: neighbourhood) ?? [])
      .filter {
        $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
          && counts.contains($0.indexPath)
      }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
}

extension UICollectionView.ScrollPosition {
  @MainActor
  var verticalAlignment: ScrollAlignment {
    alignment(.top, .centeredVertically, .bottom, axis: "vertical")
  }

  @MainActor
  var horizontalAlignment: ScrollAlignment {
    alignment(.left, .centeredHorizontally, .right, axis: "horizontal")
  }

  /// The position on one axis; two on the same axis stop the app.
  @MainActor
  private func alignment(_ start: Self, _ centre: Self, _ end: Self, axis: String)
    -> ScrollAlignment
  {
    let chosen: [(Self, ScrollAlignment)] = [(start, .start), (centre, .centre), (end, .end)]
    let matching = chosen.filter { contains($0.0) }
    guard matching.count <= 1 else {
      CollectionFailure.ambiguousScrollPosition(axis: axis).raise()
    }
    return matching.first?.1 ?? .nearest
  }
}

/// Where something is to stand along one axis of the visible rectangle.
enum ScrollAlignment {
  case nearest, start, centre, end

  /// The offset at which a range of the content stands where it is wanted.
  static func offset(
    toShow range: ClosedRange<CGFloat>, at alignment: ScrollAlignment, from present: CGFloat,
    length: CGFloat, insets: (before: CGFloat, after: CGFloat)
  ) -> CGFloat {
    let start = range.lowerBound - insets.before
    let end = range.upperBound + insets.after - length
    switch alignment {
    case .start: return start
    case .end: return end
    case .centre: return (start + end) / 2
    case .nearest:
      if present > start { return start }
      return present < end ? min(end, start) : present
    }
  }
}
