import Foundation

/// Asks a flow layout and its delegate for all measures, and places the sections.
@MainActor
struct FlowMeasuring {
  /// More items than this in a section with `sizeForItemAt` are an error: asking for each would take
  /// minutes.
  static let mostMeasuredItems = 10_000_000

  private let layout: UICollectionViewFlowLayout
  private let collectionView: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let axis: FlowAxis
  private let crossLength: CGFloat
  private var loggedProblems: Set<String> = []

  init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    axis = layout.axis
    let insets = axis.cross(collectionView.adjustedContentInset)
    crossLength = max(0, axis.cross(collectionView.bounds.size) - insets.start - insets.end)
  }

  /// - Complexity: O(n) in the number of sections, and in that of the items whose sizes the delegate
  ///   gives.
  mutating func measure() -> FlowGeometry {
    var sections: [FlowSection] = []
    var start: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      let section = measure(index, from: start)
      start = section.end
      sections.append(section)
    }
    return FlowGeometry(axis: axis, crossLength: crossLength, sections: sections)
  }

  /// Takes into account what items have said of their sizes.
  ///
  /// - Complexity: O(n) in the number of sections, and in the items that have said their sizes and
  ///   stand after the first one of these.
  mutating func resize(_ geometry: FlowGeometry, _ sizes: [Int: [Int: CGSize]]) -> FlowGeometry {
    var newLines: [Int: any FlowLines] = [:]
    for (section, sizes) in sizes where geometry.sections.indices.contains(section) {
      guard let lines = geometry.sections[section].lines as? any SelfSizingFlowLines else {
        continue
      }
      newLines[section] = resize(lines, sizes)
    }
    return geometry.replacingLines(newLines)
  }

  private mutating func resize(_ lines: some SelfSizingFlowLines, _ sizes: [Int: CGSize])
    -> any FlowLines
  {
    let checkedSizes = sizes.mapValues { checked($0, "preferred size") }
    for size in checkedSizes.values { review(size, lines.rules) }
    return lines.resizing(checkedSizes)
  }

  private mutating func measure(_ section: Int, from start: CGFloat) -> FlowSection {
    let itemCount = collectionView.numberOfItems(inSection: section)
    let sizes =
      layout.estimatesOneSize
      ? .uniform(checked(layout.estimatedItemSize, "estimated item size"))
      : itemSizes(count: itemCount, section: section)
    let insets =
      delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    let crossInsets = axis.cross(insets)
    let rules = FlowLineRules(
      available: crossLength - crossInsets.start - crossInsets.end,
      lineSpacing: delegate?.collectionView(
        collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? layout.minimumLineSpacing,
      interitemSpacing: delegate?.collectionView(
        collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing)
    check(insets, rules)
    let header =
      delegate?.collectionView(
        collectionView, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    let footer =
      delegate?.collectionView(
        collectionView, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
    return FlowSection(
      start: start, headerLength: checked(header, "header reference size").main,
      footerLength: checked(footer, "footer reference size").main,
      mainInsets: axis.main(insets), crossInset: crossInsets.start, itemCount: itemCount,
      lines: layout.sizesItemsByThemselves
        ? selfSizingLines(of: sizes, count: itemCount, rules: rules, section: section)
        : lines(of: sizes, count: itemCount, rules: rules))
  }

  // MARK: Items

  private enum ItemSizes {
    case uniform(FlowSize)
    case measured([FlowSize])
  }

  /// The sizes of a section's items. A delegate without `sizeForItemAt` is found out by its answer
  /// for the first item, and sizes that turn out to be one and the same are kept as one.
  private func itemSizes(count: Int, section: Int) -> ItemSizes {
    guard count > 0, let delegate else { return .uniform(checked(layout.itemSize, "item size")) }
    layout.sizeCameFromDefault = false
    let firstSize = delegate.collectionView(
      collectionView, layout: layout, sizeForItemAt: IndexPath(item: 0, section: section))
    let first = checked(firstSize, "item size")
    guard !layout.sizeCameFromDefault else { return .uniform(first) }
    guard count <= FlowMeasuring.mostMeasuredItems else {
      CollectionFailure.tooManyToMeasure(count, section: section).raise()
    }
    var sizes: [FlowSize] = []
    for item in 1..<count {
      let size = delegate.collectionView(
        collectionView, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
      let checkedSize = checked(size, "item size")
      if sizes.isEmpty {
        if checkedSize == first { continue }
        sizes = Array(repeating: first, count: item)
        sizes.reserveCapacity(count)
      }
      sizes.append(checkedSize)
    }
    return sizes.isEmpty ? .uniform(first) : .measured(sizes)
  }

  private mutating func lines(of sizes: ItemSizes, count: Int, rules: FlowLineRules)
    -> any FlowLines
  {
    switch sizes {
    case .uniform(let size):
      if count > 0 { review(size, rules) }
      return UniformFlowLines(itemCount: count, item: size, rules: rules)
    case .measured(let sizes):
      for size in sizes { review(size, rules) }
      return MeasuredFlowLines(items: sizes, rules: rules)
    }
  }

  /// Lines that begin with the sizes that are known already.
  private mutating func selfSizingLines(
    of sizes: ItemSizes, count: Int, rules: FlowLineRules, section: Int
  ) -> any FlowLines {
    let known = layout.selfSizes.known[section] ?? [:]
    switch sizes {
    case .uniform(let size):
      if count > 0 { review(size, rules) }
      return resize(EstimatedFlowLines(itemCount: count, estimate: size, rules: rules), known)
    case .measured(let sizes):
      return resize(MeasuredFlowLines(items: sizes, rules: rules), known)
    }
  }

  // MARK: Bad measures

  /// A size in the layout's directions; one that is negative or no number stops the app.
  private func checked(_ size: CGSize, _ name: String) -> FlowSize {
    guard size.width.isFinite, size.height.isFinite else {
      CollectionFailure.measureNotFinite(name: name, value: size.uiKitDescription).raise()
    }
    guard size.width >= 0, size.height >= 0 else { CollectionFailure.negativeSize.raise() }
    return FlowSize(main: axis.main(size), cross: axis.cross(size))
  }

  private func check(_ insets: UIEdgeInsets, _ rules: FlowLineRules) {
    guard
      insets.top.isFinite, insets.left.isFinite, insets.bottom.isFinite, insets.right.isFinite
    else {
      CollectionFailure.measureNotFinite(name: "section inset", value: "\(insets)").raise()
    }
    guard rules.lineSpacing.isFinite else {
      CollectionFailure.measureNotFinite(
        name: "minimumLineSpacing", value: "\(rules.lineSpacing)"
      ).raise()
    }
    guard rules.interitemSpacing.isFinite else {
      CollectionFailure.measureNotFinite(
        name: "minimumInteritemSpacing", value: "\(rules.interitemSpacing)"
      ).raise()
    }
  }

  /// Logs what UIKit logs of a size that it lays out all the same.
  private mutating func review(_ size: FlowSize, _ rules: FlowLineRules) {
    rules.check(size)
    if size.isEmpty {
      logOnce(
        "Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint "
          + "at UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the debugger. "
          + "Invalid size: \(axis.size(main: size.main, cross: size.cross).uiKitDescription); "
          + "collection view: \(collectionView)")
    } else if crossLength > 0, !rules.fits(size.cross) {
      let (side, edges) =
        axis.isVertical ? ("width", "left and right") : ("height", "top and bottom")
      logOnce(
        """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item \(side) must be less than the \(side) of the UICollectionView minus the section \
        insets \(edges) values, minus the content insets \(edges) values.
        The relevant UICollectionViewFlowLayout instance is \(layout.uiKitIdentity), and it is \
        attached to \(collectionView).
        Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this \
        in the debugger.
        """)
    }
  }

  private mutating func logOnce(_ text: String) {
    if loggedProblems.insert(text).inserted { StandardError.log(text) }
  }
}
