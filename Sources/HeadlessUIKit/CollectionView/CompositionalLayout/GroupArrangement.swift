import Foundation

/// Where the items of one group stand, from the group's corner.
struct GroupArrangement {
  /// A view that belongs to an item or a group.
  struct Supplement {
    let item: NSCollectionLayoutSupplementaryItem
    /// The item of the group to which it belongs.
    let index: Int
    let frame: CGRect
  }

  /// The place of an item.
  struct Place: Equatable {
    var frame: CGRect
    var zIndex = 0
    /// The directions in which the view says its size.
    var flexibleAxes: UIAxis = []
  }

  private(set) var size: CGSize
  private(set) var places: [Place] = []
  private(set) var supplements: [Supplement] = []

  /// Arranges the first items of a group.
  ///
  /// - Parameters:
  ///   - limit: How many items there are: the last group of a section may have fewer than it takes.
  ///   - measured: The size that an item's view has said, or nil.
  @MainActor
  init(
    _ template: GroupTemplate, container: CGSize, limit: Int = .max,
    measured: @escaping (_ index: Int) -> CGSize? = { _ in nil }
  ) {
    var builder = Builder(limit: limit, measured: measured)
    size = builder.arrange(template, container: container, at: .zero)
    (places, supplements) = (builder.places, builder.supplements)
  }

  @MainActor
  private struct Builder {
    let limit: Int
    let measured: (Int) -> CGSize?
    var places: [Place] = []
    var supplements: [Supplement] = []

    /// Appends the places of a group's items, and tells how large the group is.
    mutating func arrange(
      _ template: GroupTemplate, container: CGSize, at origin: CGPoint
    ) -> CGSize {
      let group = template.group
      let start = (places.count, supplements.count)
      var size = group.layoutSize.size(in: container)
      if case .custom = group.arrangement {
        for item in template.customItems where places.count < limit {
          places.append(
            Place(
              frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex))
        }
      } else {
        let found = arrangeParts(of: template, size: size, at: origin)
        if found != size {
          // What is a part of a size that has turned out otherwise is found anew.
          places.removeSubrange(start.0...)
          supplements.removeSubrange(start.1...)
          size = found
          _ = arrangeParts(of: template, size: size, at: origin)
        }
      }
      if start.0 < places.count {
        add(group.supplementaryItems, to: CGRect(origin: origin, size: size), index: start.0)
      }
      return size
    }

    /// - Returns: The size of the group, by its parts where it is estimated.
    private mutating func arrangeParts(
      of template: GroupTemplate, size: CGSize, at origin: CGPoint
    ) -> CGSize {
      let group = template.group
      let isVertical = group.isVertical
      let axis = FlowAxis(isVertical: isVertical)
      let insets = group.effectiveInsets
      let corner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
      let room = CGSize(
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom))
      let run = Run(group, template.parts, axis: axis, room: room)
      var end: CGFloat = 0
      var across: CGFloat = 0
      for (index, part) in template.parts.enumerated() {
        guard places.count < limit else { break }
        let edges = axis.edges(of: part.item)
        end += run.space(before: index) + run.length(edges.mainStart)
        let start = axis.size(main: end, cross: edges.crossStart?.spacing ?? 0)
        let used = place(
          part, at: CGPoint(x: corner.x + start.width, y: corner.y + start.height), in: run)
        end += axis.main(used) + run.length(edges.mainEnd)
        across = max(
          across,
          (edges.crossStart?.spacing ?? 0) + axis.cross(used) + (edges.crossEnd?.spacing ?? 0))
      }
      let flexible = group.layoutSize.flexibleAxes
      var found = size
      if flexible.contains(.horizontal) { found.width = isVertical ? across : end }
      if flexible.contains(.vertical) { found.height = isVertical ? end : across }
      return found
    }

    /// Appends the places of one part, and tells how much room it takes.
    private mutating func place(
      _ part: GroupTemplate.Part, at origin: CGPoint, in run: Run
    ) -> CGSize {
      switch part {
      case .group(let template): return arrange(template, container: run.container, at: origin)
      case .leaf(let item):
        var size = run.size(of: item)
        let axes = item.layoutSize.flexibleAxes
        if let own = axes.isEmpty ? nil : measured(places.count) {
          if axes.contains(.horizontal) { size.width = own.width }
          if axes.contains(.vertical) { size.height = own.height }
        }
        let insets = item.effectiveInsets
        let frame = CGRect(
          x: origin.x + insets.leading, y: origin.y + insets.top,
          width: max(0, size.width - insets.leading - insets.trailing),
          height: max(0, size.height - insets.top - insets.bottom))
        add(item.supplementaryItems, to: frame, index: places.count)
        places.append(Place(frame: frame, flexibleAxes: axes))
        return size
      }
    }

    private mutating func add(
      _ items: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, index: Int
    ) {
      for item in items {
        let size = item.layoutSize.size(in: frame.size)
        supplements.append(
          Supplement(item: item, index: index, frame: item.frame(on: frame, size: size)))
      }
    }
  }
}

/// How the room of a group is divided among its parts and the spaces between them.
@MainActor
private struct Run {
  /// The room of which a part's fractions are.
  let container: CGSize
  private let axis: FlowAxis
  private let isDivided: Bool
  private let between: CGFloat
  private let isFlexible: Bool
  private var extra: CGFloat = 0

  init(
    _ group: NSCollectionLayoutGroup, _ parts: [GroupTemplate.Part], axis: FlowAxis, room: CGSize
  ) {
    self.axis = axis
    if case .dividing = group.repetition { isDivided = true } else { isDivided = false }
    let spacing = group.interItemSpacing
    between = spacing?.spacing ?? 0
    isFlexible = spacing?.isFlexibleSpacing ?? false
    container = group.container(ofPartsIn: room)
    let gaps = CGFloat(max(0, parts.count - 1))
    var used = between * gaps
    var flexibleSpaces = isFlexible ? gaps : 0
    for part in parts {
      let edges = axis.edges(of: part.item)
      used += axis.main(size(of: part.item))
      for edge in [edges.mainStart, edges.mainEnd] {
        used += edge?.spacing ?? 0
        if edge?.isFlexibleSpacing == true { flexibleSpaces += 1 }
      }
    }
    let rest = axis.main(room) - used
    if rest > 0, flexibleSpaces > 0 { extra = rest / flexibleSpaces }
  }

  /// The size of an item, which has its share of a group that is divided, whatever its own size.
  func size(of item: NSCollectionLayoutItem) -> CGSize {
    let size = item.layoutSize.size(in: container)
    let own = axis.isVertical ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
    guard isDivided, !own.isEstimated else { return size }
    return axis.size(main: axis.main(container), cross: axis.cross(size))
  }

  /// The space between a part and the one before it.
  func space(before index: Int) -> CGFloat {
    index == 0 ? 0 : between + (isFlexible ? extra : 0)
  }

  /// How long a space at an edge is.
  func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexibleSpacing ? extra : 0)
  }
}

extension FlowAxis {
  /// The spaces around an item, in the directions of a run.
  @MainActor
  fileprivate func edges(of item: NSCollectionLayoutItem) -> (
    mainStart: NSCollectionLayoutSpacing?, mainEnd: NSCollectionLayoutSpacing?,
    crossStart: NSCollectionLayoutSpacing?, crossEnd: NSCollectionLayoutSpacing?
  ) {
    let edges = item.edgeSpacing
    return isVertical
      ? (edges?.top, edges?.bottom, edges?.leading, edges?.trailing)
      : (edges?.leading, edges?.trailing, edges?.top, edges?.bottom)
  }
}
