import Foundation

/// How a list in a collection view looks, and what can be done to its rows.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
public struct UICollectionLayoutListConfiguration {
  /// The kinds of list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; headers stay on the screen.
    case plain
    /// Rows from edge to edge, with space between sections.
    case grouped
    /// Rows that keep from the edges, with space between sections.
    case insetGrouped
    /// The list beside the content of a large screen.
    case sidebar
    /// The same, with rows from edge to edge.
    case sidebarPlain
  }

  /// Where the headers of sections come from.
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none
    /// From the data source, as supplementary views.
    case supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  /// Where the footers of sections come from.
  public enum FooterMode: Int, Sendable {
    /// There are none.
    case none
    /// From the data source, as supplementary views.
    case supplementary
  }

  /// A closure that has the actions beside a row.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// A closure that has the separators of a row.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// The kind of list.
  public let appearance: Appearance
  /// Where the headers of sections come from.
  public var headerMode = HeaderMode.none
  /// Where the footers of sections come from.
  public var footerMode = FooterMode.none
  /// The space above each header; nil is the usual one.
  public var headerTopPadding: CGFloat?
  /// Whether lines stand between the rows.
  public var showsSeparators: Bool
  /// How these lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Who has the lines of each row; nil gives all rows those of the list.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; nil is the usual one. It is kept and not shown.
  public var backgroundColor: UIColor?
  /// Who has the actions that appear at the leading edge of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Who has the actions that appear at the trailing edge of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list of a kind. All kinds but the sidebars have separators.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// How the lines above and below a row look.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// As the list has it.
    case automatic
    /// Yes.
    case visible
    /// No.
    case hidden
  }

  /// Insets that stand for "as the list has it".
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above keeps from the edges.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below keeps from the edges.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the lines.
  public var color = UIColor.separator
  /// The colour of the lines between selected rows.
  public var multipleSelectionColor = UIColor.separator

  /// The usual lines of a kind of list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
