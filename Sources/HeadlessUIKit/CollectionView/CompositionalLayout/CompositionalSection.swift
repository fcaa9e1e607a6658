import Foundation

/// One section of a compositional layout, with what its views have said of their sizes.
///
/// All places are counted from the start of the section and from the edge of the content. Costs depend
/// on how many views have said something, not on how many items there are.
@MainActor
struct CompositionalSection {
  let plan: SectionPlan
  let itemCount: Int
  /// The pitches of the groups: their lengths with the space behind them.
  private var pitches: HeightSequence
  /// The sizes that views of items have said.
  private(set) var measured: [Int: CGSize] = [:]
  /// The groups in which a view has said something.
  private var arrangements: [Int: GroupArrangement] = [:]
  /// The sizes that views of headers and footers have said.
  private var measuredEdges: [Int: CGSize] = [:]
  /// How far the largest group reaches across the run, where that is the length of the section.
  private var largestGroup: CGFloat
  /// How far the groups of a section that scrolls on its own are scrolled.
  private(set) var scrollOffset: CGFloat = 0

  init(_ plan: SectionPlan, itemCount: Int) {
    self.plan = plan
    self.itemCount = itemCount
    pitches = HeightSequence(count: plan.groupCount(itemCount: itemCount), guess: plan.pitch)
    largestGroup = itemCount == 0 ? 0 : plan.axis.main(plan.arrangement.size)
    let rest = itemCount % plan.itemsPerGroup
    if rest > 0 { rearrange(group: pitches.count - 1) }
  }

  // MARK: Sizes

  /// Takes the size that an item's view has said.
  mutating func setMeasured(_ size: CGSize, item: Int) {
    guard (0..<itemCount).contains(item), measured[item] != size else { return }
    measured[item] = size
    rearrange(group: item / plan.itemsPerGroup)
  }

  /// Takes the size that the view of a header or footer has said.
  mutating func setMeasured(_ size: CGSize, edge index: Int) {
    measuredEdges[index] = size
  }

  private mutating func rearrange(group: Int) {
    let first = group * plan.itemsPerGroup
    let measured = measured
    let arrangement = GroupArrangement(
      plan.template, container: plan.groupContainer,
      limit: min(plan.itemsPerGroup, itemCount - first)
    ) { measured[first + $0] }
    arrangements[group] = arrangement
    let pitch = max(
      0, plan.runAxis.main(arrangement.size) + plan.section.interGroupSpacing)
    if pitch != pitches.height(at: group) { pitches.set(pitch, at: group) }
    largestGroup = max(largestGroup, plan.axis.main(arrangement.size))
  }

  private func arrangement(ofGroup group: Int) -> GroupArrangement {
    arrangements[group] ?? plan.arrangement
  }

  // MARK: The run of groups

  /// The length of all groups in the direction of the layout.
  private var groupsLength: CGFloat {
    guard pitches.count > 0 else { return 0 }
    return plan.isOrthogonal
      ? largestGroup : max(0, pitches.total - plan.section.interGroupSpacing)
  }

  /// Where a group begins, from the start of the section and the edge of the content.
  private func origin(ofGroup group: Int) -> CGPoint {
    let offset = pitches.offset(of: group)
    let main = startLength + plan.mainInsets.start + (plan.isOrthogonal ? 0 : offset)
    let cross = plan.crossInsets.start + (plan.isOrthogonal ? offset - scrollOffset : 0)
    let corner = plan.axis.size(main: main, cross: cross)
    return CGPoint(x: corner.width, y: corner.height)
  }

  // MARK: Scrolling on its own

  /// How far the groups can be scrolled, from the first offset to the last.
  var scrollRange: ClosedRange<CGFloat> {
    guard plan.isOrthogonal, pitches.count > 0 else { return 0...0 }
    let first: CGFloat
    let last: CGFloat
    if plan.section.orthogonalScrollingBehavior == .groupPagingCentered {
      first = centredOffset(ofGroup: 0)
      last = centredOffset(ofGroup: pitches.count - 1)
    } else {
      first = 0
      last =
        plan.crossInsets.start + max(0, pitches.total - plan.section.interGroupSpacing)
        + plan.crossInsets.end - plan.axis.cross(plan.container)
    }
    return first.isFinite && last.isFinite ? first...max(first, last) : 0...0
  }

  /// The same section with its groups scrolled; nil is how they stand at first.
  func scrolled(to offset: CGFloat?) -> CompositionalSection {
    guard plan.isOrthogonal else { return self }
    var section = self
    let range = scrollRange
    section.scrollOffset = max(range.lowerBound, min(offset ?? range.lowerBound, range.upperBound))
    return section
  }

  /// Where the groups come to rest when a finger lets go of them at an offset.
  func restingOffset(near offset: CGFloat) -> CGFloat {
    let range = scrollRange
    let rest: CGFloat
    switch plan.section.orthogonalScrollingBehavior {
    case .none, .continuous: rest = offset
    case .paging:
      let room = plan.axis.cross(plan.container)
      rest = room > 0 ? (offset / room).rounded() * room : offset
    case .continuousGroupLeadingBoundary, .groupPaging:
      rest = nearest(to: offset) { pitches.offset(of: $0) }
    case .groupPagingCentered: rest = nearest(to: offset, centredOffset(ofGroup:))
    }
    return max(range.lowerBound, min(rest, range.upperBound))
  }

  /// The offset that shows all of an interval of what is visible now, with as little scrolling as
  /// possible.
  func offset(toShow interval: FlowAxis.Interval) -> CGFloat {
    let room = plan.axis.cross(plan.container)
    if interval.start < 0 { return scrollOffset + interval.start }
    guard interval.end > room else { return scrollOffset }
    return scrollOffset + min(interval.end - room, interval.start)
  }

  private func centredOffset(ofGroup group: Int) -> CGFloat {
    let length = plan.runAxis.main(arrangement(ofGroup: group).size)
    return plan.crossInsets.start + pitches.offset(of: group)
      + (length - plan.axis.cross(plan.container)) / 2
  }

  /// The nearest of the offsets that belong to the groups around one.
  private func nearest(to offset: CGFloat, _ place: (_ group: Int) -> CGFloat) -> CGFloat {
    guard pitches.count > 0 else { return 0 }
    let group = pitches.index(at: max(0, offset)) ?? pitches.count - 1
    return (max(0, group - 1)...min(group + 1, pitches.count - 1)).map(place)
      .min { abs($0 - offset) < abs($1 - offset) } ?? 0
  }

  // MARK: Items

  /// The place of an item.
  func place(ofItem item: Int) -> GroupArrangement.Place {
    let group = item / plan.itemsPerGroup
    let places = arrangement(ofGroup: group).places
    let index = item % plan.itemsPerGroup
    let origin = origin(ofGroup: group)
    guard places.indices.contains(index) else {
      return GroupArrangement.Place(frame: CGRect(origin: origin, size: .zero))
    }
    var place = places[index]
    place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
    return place
  }

  /// The groups that may show something in a rectangle.
  private func groups(in rect: CGRect) -> Range<Int> {
    let interval = plan.runAxis.main(rect)
    let start =
      plan.isOrthogonal
      ? plan.crossInsets.start - scrollOffset : startLength + plan.mainInsets.start
    let end = interval.end - start
    guard pitches.count > 0, plan.pitch > 0 || !arrangements.isEmpty, end > 0 else { return 0..<0 }
    guard let first = pitches.index(at: max(0, interval.start - start)) else { return 0..<0 }
    let last = pitches.index(at: end) ?? pitches.count - 1
    return first..<max(first, last) + 1
  }

  /// The items that stand in a rectangle.
  func items(in rect: CGRect) -> [(item: Int, place: GroupArrangement.Place)] {
    var found: [(item: Int, place: GroupArrangement.Place)] = []
    for group in groups(in: rect) {
      let origin = origin(ofGroup: group)
      let first = group * plan.itemsPerGroup
      for (index, place) in arrangement(ofGroup: group).places.enumerated()
      where first + index < itemCount {
        var place = place
        place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
        if place.frame.overlaps(rect) { found.append((first + index, place)) }
      }
    }
    return found
  }

  /// The views that belong to items and groups and stand in a rectangle.
  func supplements(in rect: CGRect) -> [(
    item: Int, supplement: NSCollectionLayoutSupplementaryItem, frame: CGRect
  )] {
    groups(in: rect).flatMap { supplements(ofGroup: $0) }.filter { $0.frame.overlaps(rect) }
  }

  /// The views that belong to an item, or to the group that it begins.
  func supplements(ofItem item: Int) -> [(
    item: Int, supplement: NSCollectionLayoutSupplementaryItem, frame: CGRect
  )] {
    supplements(ofGroup: item / plan.itemsPerGroup).filter { $0.item == item }
  }

  private func supplements(ofGroup group: Int) -> [(
    item: Int, supplement: NSCollectionLayoutSupplementaryItem, frame: CGRect
  )] {
    let origin = origin(ofGroup: group)
    return arrangement(ofGroup: group).supplements.map {
      (
        group * plan.itemsPerGroup + $0.index, $0.item,
        $0.frame.offsetBy(dx: origin.x, dy: origin.y)
      )
    }
  }

  // MARK: Headers and footers

  private var edgeItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    plan.section.boundarySupplementaryItems
  }

  private func size(ofEdge index: Int) -> CGSize {
    measuredEdges[index] ?? plan.size(of: edgeItems[index])
  }

  /// The length that headers, or footers, add to the section.
  private func length(of edge: SectionEdge, before end: Int? = nil) -> CGFloat {
    edgeItems.indices.prefix(end ?? edgeItems.count).reduce(0) { length, index in
      let item = edgeItems[index]
      guard item.extendsBoundary, item.edge(along: plan.axis) == edge else { return length }
      return length + plan.axis.main(size(ofEdge: index))
    }
  }

  private var startLength: CGFloat { length(of: .header) }

  /// The length of the section.
  var length: CGFloat {
    startLength + plan.mainInsets.start + groupsLength + plan.mainInsets.end + length(of: .footer)
  }

  /// The rectangle of the groups with the insets around them.
  var backgroundFrame: CGRect {
    plan.axis.rect(
      FlowRect(
        main: 0, cross: 0, size: FlowSize(main: length, cross: plan.axis.cross(plan.container))))
  }

  /// Where a header or footer stands; pinned, as far as its section allows.
  ///
  /// - Parameter visible: What of the layout's direction is visible, from the start of the section.
  func frame(ofEdge index: Int, visible: FlowAxis.Interval) -> CGRect {
    let item = edgeItems[index]
    let size = size(ofEdge: index)
    let length = plan.axis.main(size)
    var main: CGFloat
    switch item.edge(along: plan.axis) {
    case .header:
      main = self.length(of: .header, before: index)
      if item.pinToVisibleBounds {
        main = max(main, min(visible.start, self.length - self.length(of: .footer) - length))
      }
    case .footer:
      main =
        self.length - self.length(of: .footer)
        + (item.extendsBoundary ? self.length(of: .footer, before: index) : -length)
      if item.pinToVisibleBounds { main = min(main, max(visible.end - length, startLength)) }
    case nil: main = (self.length - length) / 2
    }
    let room = plan.axis.cross(plan.supplementaryContainer)
    let inset = plan.section.supplementariesFollowContentInsets ? plan.crossInsets.start : 0
    let across = plan.axis.cross(size)
    let edges = item.alignment.edges
    let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      plan.axis.isVertical ? (.leading, .trailing) : (.top, .bottom)
    let cross =
      edges.contains(first)
      ? inset : edges.contains(last) ? inset + room - across : inset + (room - across) / 2
    return plan.axis.rect(
      FlowRect(main: main, cross: cross, size: FlowSize(main: length, cross: across))
    ).offsetBy(dx: item.offset.x, dy: item.offset.y)
  }
}
