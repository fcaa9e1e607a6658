import Foundation

/// The parts of a group as they are repeated: which places for items it has, in which order.
///
/// How many there are follows from the sizes that the layout gives, not from those that views say, so
/// that a group always takes the same number of items.
@MainActor
final class GroupTemplate {
  enum Part {
    /// The place of an item.
    case leaf(NSCollectionLayoutItem)
    /// A group inside the group.
    case group(GroupTemplate)
  }

  let group: NSCollectionLayoutGroup
  let parts: [Part]
  /// The places of a custom group.
  let customItems: [NSCollectionLayoutGroupCustomItem]
  /// How many items the group takes.
  let itemCount: Int

  /// More places than this in one group are an error of the layout.
  static let mostItems = 10_000

  /// Finds out how often the subitems of a group stand in it.
  init(_ group: NSCollectionLayoutGroup, container: CGSize) {
    self.group = group
    let size = group.layoutSize.size(in: container)
    let insets = group.effectiveInsets
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    if case .custom(let provider) = group.arrangement {
      parts = []
      customItems = provider(LayoutEnvironment(contentSize: size, contentInsets: insets))
      itemCount = customItems.count
      return
    }
    customItems = []
    let partContainer = group.container(ofPartsIn: room)
    let cycle = group.subitems.map { subitem in
      (subitem as? NSCollectionLayoutGroup)
        .map { Part.group(GroupTemplate($0, container: partContainer)) } ?? .leaf(subitem)
    }
    parts = GroupTemplate.repeated(cycle, in: group, room: room)
    itemCount = parts.reduce(0) { $0 + $1.itemCount }
  }

  private static func repeated(
    _ cycle: [Part], in group: NSCollectionLayoutGroup, room: CGSize
  ) -> [Part] {
    guard !cycle.isEmpty else { return [] }
    switch group.repetition {
    case .times(let count), .dividing(let count):
      return (0..<max(1, min(count, mostItems))).flatMap { _ in cycle }
    case .filling: break
    }
    let isVertical = group.isVertical
    let available = isVertical ? room.height : room.width
    let spacing = group.interItemSpacing?.spacing ?? 0
    var parts: [Part] = []
    var used: CGFloat = 0
    while parts.count < mostItems {
      let part = cycle[parts.count % cycle.count]
      let length = part.length(isVertical: isVertical, in: room)
      let next = used + (parts.isEmpty ? 0 : spacing) + length
      // All subitems have a place once, whatever their sizes; what has no length stands once.
      if parts.count >= cycle.count, next > available + 1e-6 || next <= used { break }
      parts.append(part)
      used = next
    }
    return parts
  }
}

extension GroupTemplate.Part {
  @MainActor
  var item: NSCollectionLayoutItem {
    switch self {
    case .leaf(let item): item
    case .group(let template): template.group
    }
  }

  @MainActor
  var itemCount: Int {
    switch self {
    case .leaf: 1
    case .group(let template): template.itemCount
    }
  }

  /// The length in a group's direction, with the spaces around.
  @MainActor
  fileprivate func length(isVertical: Bool, in room: CGSize) -> CGFloat {
    let size = item.layoutSize.size(in: room)
    let edges = item.edgeSpacing
    return isVertical
      ? size.height + (edges?.top?.spacing ?? 0) + (edges?.bottom?.spacing ?? 0)
      : size.width + (edges?.leading?.spacing ?? 0) + (edges?.trailing?.spacing ?? 0)
  }
}
