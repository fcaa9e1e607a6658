import Foundation

/// What makes a section of a compositional layout one of a list.
@MainActor
final class ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
  }

  /// What an item is to the list.
  func item(at indexPath: IndexPath, count: Int) -> ListItem {
    let isHeader = configuration.headerMode == .firstItemInSection && indexPath.item == 0
    var separators = configuration.separatorConfiguration
    if configuration.showsSeparators, let handler = configuration.itemSeparatorHandler {
      separators = handler(indexPath, separators)
    }
    // Groups are closed by the space around them.
    let isClosed = configuration.appearance != .plain && indexPath.item == count - 1
    let isVisible =
      switch separators.bottomSeparatorVisibility {
      case .automatic: !isClosed && !isHeader
      case .visible: true
      case .hidden: false
      }
    let inset = separators.bottomSeparatorInsets.leading
    return ListItem(
      appearance: configuration.appearance, role: isHeader ? .header : .row,
      hasSeparator: configuration.showsSeparators && isVisible,
      separatorInset: inset == .greatestFiniteMagnitude ? nil : inset)
  }

  /// What a header or footer is to the list.
  func edge(_ edge: SectionEdge) -> ListItem {
    ListItem(
      appearance: configuration.appearance, role: edge == .header ? .header : .footer,
      hasSeparator: false, separatorInset: nil)
  }

  /// The actions that appear at an edge of a row.
  func swipeActions(leading: Bool, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    leading
      ? configuration.leadingSwipeActionsConfigurationProvider?(indexPath)
      : configuration.trailingSwipeActionsConfigurationProvider?(indexPath)
  }
}

/// What a cell or a supplementary view is to the list around it.
struct ListItem: Equatable {
  enum Role {
    case row, header, footer
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let role: Role
  /// Whether there is a line below.
  let hasSeparator: Bool
  /// How far that line keeps from the leading edge; nil is the usual distance.
  let separatorInset: CGFloat?

  /// What such a view usually shows, with nothing in it.
  var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
    case (.row, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter()
    case (.footer, _): .plainFooter()
    }
  }

  /// What usually stands behind such a view.
  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.row, .plain): .listPlainCell()
    case (.row, .grouped), (.row, .insetGrouped): .listGroupedCell()
    case (.row, _): .listSidebarCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
    case (_, _): .listSidebarHeader()
    }
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows below each other, each as wide as the list and as high as its cell says. A row
  /// counts 44 points until its cell is there.
  ///
  /// Plain lists keep their headers and footers on the screen. Grouped lists have 17.5 points above and
  /// below each section, and those that keep from the edges 20 points at the sides.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(UITableView.Standard.row))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = ListSection(configuration)
    let isPlain = configuration.appearance == .plain
    func edge(_ kind: String, _ alignment: NSRectAlignment) {
      let height = isPlain ? UITableView.Standard.plainEdge : UITableView.Standard.groupedTitle
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
        elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.headerMode == .supplementary {
      edge(UICollectionView.elementKindSectionHeader, .top)
    }
    if configuration.footerMode == .supplementary {
      edge(UICollectionView.elementKindSectionFooter, .bottom)
    }
    let isGrouped =
      configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    if isGrouped {
      section.contentInsets.top =
        configuration.headerMode == .supplementary ? 0 : UITableView.Standard.groupedGap
      section.contentInsets.bottom =
        configuration.footerMode == .supplementary ? 0 : UITableView.Standard.groupedGap
    }
    if configuration.appearance == .insetGrouped {
      section.contentInsets.leading = UITableView.Standard.insetMargin
      section.contentInsets.trailing = UITableView.Standard.insetMargin
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of which every section is one of a list.
  ///
  /// ```swift
  /// let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  /// ```
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: .list(
        using: configuration, layoutEnvironment: LayoutEnvironment(contentSize: .zero)))
  }

  /// The actions that the list has for a row; nil where there is no list or no action.
  func swipeActions(leading: Bool, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    listSection(at: indexPath)?.swipeActions(leading: leading, at: indexPath)
  }
}
