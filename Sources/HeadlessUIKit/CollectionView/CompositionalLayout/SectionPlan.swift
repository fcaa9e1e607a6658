import Foundation

/// A section of a compositional layout in a container: all that does not depend on how many items there
/// are and what their views say. Sections of the same description share one.
@MainActor
final class SectionPlan {
  let section: NSCollectionLayoutSection
  /// The direction in which the layout scrolls.
  let axis: FlowAxis
  /// The direction in which the groups follow each other.
  let runAxis: FlowAxis
  /// The room of which the group's fractions are.
  let groupContainer: CGSize
  /// The room of which the fractions of headers and footers are.
  let container: CGSize
  let template: GroupTemplate
  /// A full group as long as nothing is known of its views.
  let arrangement: GroupArrangement

  init(_ section: NSCollectionLayoutSection, axis: FlowAxis, container: CGSize) {
    self.section = section
    self.axis = axis
    self.container = container
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    runAxis = FlowAxis(isVertical: axis.isVertical != isOrthogonal)
    let insets = section.contentInsets
    groupContainer = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    template = GroupTemplate(section.group, container: groupContainer)
    arrangement = GroupArrangement(template, container: groupContainer)
  }

  /// Whether a header or footer stays on the screen while the section scrolls by.
  var pinsViews: Bool { section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }

  var isOrthogonal: Bool { axis != runAxis }

  /// How many items a group takes: at least one, so that all have a place.
  var itemsPerGroup: Int { max(1, template.itemCount) }

  func groupCount(itemCount: Int) -> Int {
    itemCount == 0 ? 0 : (itemCount - 1) / itemsPerGroup + 1
  }

  /// The space between the edges and the groups, in the direction of the layout.
  var mainInsets: (start: CGFloat, end: CGFloat) { axis.main(section.contentInsets.edgeInsets) }
  /// The same across.
  var crossInsets: (start: CGFloat, end: CGFloat) { axis.cross(section.contentInsets.edgeInsets) }

  /// From the start of a group to that of the next.
  var pitch: CGFloat { max(0, runAxis.main(arrangement.size) + section.interGroupSpacing) }

  /// The length of the section before anything is known of its views.
  func length(itemCount: Int) -> CGFloat {
    if let length = lengths[itemCount] { return length }
    let length = CompositionalSection(self, itemCount: itemCount).length
    lengths[itemCount] = length
    return length
  }
  private var lengths: [Int: CGFloat] = [:]

  // MARK: Headers and footers

  /// The size of a header or footer, as long as nothing is known of its view.
  func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    item.layoutSize.size(in: supplementaryContainer)
  }

  /// The room across that headers and footers have.
  var supplementaryContainer: CGSize {
    guard section.supplementariesFollowContentInsets else { return container }
    return axis.size(
      main: axis.main(container), cross: axis.cross(groupContainer))
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Whether the view stands at the start or the end of the layout's direction; nil for the sides.
  func edge(along axis: FlowAxis) -> SectionEdge? {
    let edges = alignment.edges
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis.isVertical ? (.top, .bottom) : (.leading, .trailing)
    if edges.contains(start) { return .header }
    return edges.contains(end) ? .footer : nil
  }
}

extension NSDirectionalEdgeInsets {
  /// The same insets by the sides of the screen, on which lines begin at the left.
  var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
