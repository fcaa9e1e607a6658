import Foundation

/// Where everything in a compositional layout stands: its sections one after the other.
///
/// Sections about which nothing is known but their description take no memory of their own. Making one
/// is O(s) in the sections, finding and changing O(log s) and what a section needs.
@MainActor
final class CompositionalGeometry {
  let axis: FlowAxis
  /// The room that sections have.
  let container: CGSize
  private let counts: [Int]
  private let plans: [SectionPlan]
  private let interSectionSpacing: CGFloat
  /// The lengths of the sections with the space behind them.
  private var extents: HeightSequence
  /// The sections of which more is known than their description.
  private var known: [Int: CompositionalSection] = [:]
  /// The views at the edges of the whole content, as those of a section without items around it.
  private let frameEdges: [NSCollectionLayoutBoundarySupplementaryItem]
  private var measuredEdges: [Int: CGSize] = [:]
  /// Whether some header or footer stays on the screen while its section scrolls by.
  let pinsViews: Bool

  /// - Parameter plan: The description of a section.
  init(
    axis: FlowAxis, container: CGSize, counts: [Int],
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    plan: (_ section: Int) -> SectionPlan
  ) {
    self.axis = axis
    self.container = container
    self.counts = counts
    interSectionSpacing = configuration.interSectionSpacing
    frameEdges = configuration.boundarySupplementaryItems
    let plans = counts.indices.map(plan)
    self.plans = plans
    pinsViews =
      frameEdges.contains(where: \.pinToVisibleBounds) || plans.contains(where: \.pinsViews)
    let spacing = interSectionSpacing
    extents = HeightSequence(count: counts.count) { section in
      max(0, plans[section].length(itemCount: counts[section]) + spacing)
    }
  }

  /// The size of all content.
  var contentSize: CGSize {
    let sections = counts.isEmpty ? 0 : max(0, extents.total - interSectionSpacing)
    return axis.size(
      main: length(of: .header) + sections + length(of: .footer), cross: axis.cross(container))
  }

  // MARK: Sections

  /// Whether there is an item at an index path.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath[0])
      && (0..<counts[indexPath[0]]).contains(indexPath[1])
  }

  /// Whether there is such a section.
  func contains(section: Int) -> Bool { counts.indices.contains(section) }

  func section(_ index: Int) -> CompositionalSection {
    known[index] ?? CompositionalSection(plans[index], itemCount: counts[index])
  }

  /// The point from which a section counts.
  func origin(ofSection index: Int) -> CGPoint {
    let corner = axis.size(main: length(of: .header) + extents.offset(of: index), cross: 0)
    return CGPoint(x: corner.width, y: corner.height)
  }

  /// The sections that may show something in a rectangle.
  func sections(in rect: CGRect) -> Range<Int> {
    let interval = axis.main(rect)
    let start = length(of: .header)
    guard !counts.isEmpty, interval.end > start,
      let first = extents.index(at: max(0, interval.start - start))
    else { return 0..<0 }
    let last = extents.index(at: interval.end - start) ?? counts.count - 1
    return first..<max(first, last) + 1
  }

  // MARK: What views say

  /// Takes the size that the view of an item has said.
  func setMeasured(_ size: CGSize, itemAt indexPath: IndexPath) {
    guard contains(indexPath) else { return }
    change(indexPath[0]) { $0.setMeasured(size, item: indexPath[1]) }
  }

  /// Takes the size that the view of a section's header or footer has said.
  func setMeasured(_ size: CGSize, edge index: Int, ofSection section: Int) {
    guard contains(section: section) else { return }
    change(section) { $0.setMeasured(size, edge: index) }
  }

  /// Takes the size that the view at an edge of the whole content has said.
  func setMeasured(_ size: CGSize, frameEdge index: Int) {
    measuredEdges[index] = size
  }

  private func change(_ index: Int, _ body: (inout CompositionalSection) -> Void) {
    var section =
      known.removeValue(forKey: index)
      ?? CompositionalSection(plans[index], itemCount: counts[index])
    body(&section)
    let extent = max(0, section.length + interSectionSpacing)
    if extent != extents.height(at: index) { extents.set(extent, at: index) }
    known[index] = section
  }

  /// The sizes that views of items have said.
  var measuredItems: [IndexPath: CGSize] {
    var all: [IndexPath: CGSize] = [:]
    for (index, section) in known {
      for (item, size) in section.measured { all[IndexPath(item: item, section: index)] = size }
    }
    return all
  }

  // MARK: The edges of the whole content

  var frameEdgeItems: [NSCollectionLayoutBoundarySupplementaryItem] { frameEdges }

  private func size(ofFrameEdge index: Int) -> CGSize {
    measuredEdges[index] ?? frameEdges[index].layoutSize.size(in: container)
  }

  private func length(of edge: SectionEdge, before end: Int? = nil) -> CGFloat {
    frameEdges.indices.prefix(end ?? frameEdges.count).reduce(0) { length, index in
      let item = frameEdges[index]
      guard item.extendsBoundary, item.edge(along: axis) == edge else { return length }
      return length + axis.main(size(ofFrameEdge: index))
    }
  }

  /// Where a view at an edge of the whole content stands.
  func frame(ofFrameEdge index: Int, visible: FlowAxis.Interval) -> CGRect {
    let item = frameEdges[index]
    let size = size(ofFrameEdge: index)
    let length = axis.main(size)
    let end = axis.main(contentSize)
    var main: CGFloat
    if item.edge(along: axis) == .footer {
      main = end - self.length(of: .footer) + self.length(of: .footer, before: index)
      if item.pinToVisibleBounds { main = min(main, max(visible.end - length, 0)) }
    } else {
      main = self.length(of: .header, before: index)
      if item.pinToVisibleBounds { main = max(main, min(visible.start, end - length)) }
    }
    return axis.rect(
      FlowRect(main: main, cross: 0, size: FlowSize(main: length, cross: axis.cross(size)))
    ).offsetBy(dx: item.offset.x, dy: item.offset.y)
  }
}
