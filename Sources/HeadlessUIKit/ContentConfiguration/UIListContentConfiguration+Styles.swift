import Foundation

/// What a list's content looks like before an app changes it.
enum ListContentStyle: Hashable {
  case cell, subtitleCell, valueCell
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
  case plainHeader, groupedHeader, prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  case sidebarHeader
  case plainFooter, groupedFooter

  private var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  var font: UIFont {
    switch self {
    case .plainHeader, .sidebarHeader: .preferredFont(forTextStyle: .headline)
    case .groupedHeader, .plainFooter, .groupedFooter: .preferredFont(forTextStyle: .footnote)
    case .prominentInsetGroupedHeader: .systemFont(ofSize: 20, weight: .bold)
    case .extraProminentInsetGroupedHeader: .systemFont(ofSize: 22, weight: .bold)
    default: .preferredFont(forTextStyle: .body)
    }
  }

  var color: UIColor {
    switch self {
    case .groupedHeader, .plainFooter, .groupedFooter: .secondaryLabel
    default: .label
    }
  }

  var secondaryFont: UIFont {
    switch self {
    case .cell, .valueCell, .sidebarCell, .accompaniedSidebarCell, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader, .sidebarHeader, .plainHeader:
      .preferredFont(forTextStyle: .body)
    case .subtitleCell: .preferredFont(forTextStyle: .caption1)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      .preferredFont(forTextStyle: .subheadline)
    case .groupedHeader, .plainFooter, .groupedFooter: .preferredFont(forTextStyle: .footnote)
    }
  }

  var secondaryColor: UIColor { self == .subtitleCell ? .label : .secondaryLabel }

  var transform: UIListContentConfiguration.TextProperties.TextTransform {
    self == .groupedHeader ? .uppercase : .none
  }

  var isSideBySide: Bool { self == .valueCell || !isCell }

  var imagePadding: CGFloat { isCell ? 16 : 8 }

  var verticalPadding: CGFloat { self == .subtitleCell ? 2 : 3 }

  var margins: NSDirectionalEdgeInsets {
    let (top, bottom): (CGFloat, CGFloat) =
      switch self {
      case .plainHeader, .plainFooter: (4, 4)
      case .groupedHeader: (16, 6)
      case .groupedFooter: (6, 6)
      case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: (16, 8)
      default: (11, 11)
      }
    return NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 8)
  }

  /// The height that content of the style has at least.
  var minimumHeight: CGFloat {
    switch self {
    case .plainHeader, .plainFooter: UITableView.Standard.plainEdge
    case .groupedHeader: UITableView.Standard.groupedTitle
    case .groupedFooter: 0
    default: UITableView.Standard.row
    }
  }
}

extension UIListContentConfiguration {
  /// The content of a row: text in the size of running text.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }
  /// The content of a row with a small second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
  /// The content of a row with a second text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }
  /// The content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
  /// The content of a row in a sidebar, with a second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.sidebarSubtitleCell)
  }
  /// The content of a row in a list that stands beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }
  /// The content of a row in a list that stands beside a sidebar, with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }
  /// The content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
  /// The content of a header in a grouped list: small, in large letters.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
  /// The content of a large header in a grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }
  /// The content of the largest header in a grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }
  /// The content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
  /// The content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
  /// The content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
  /// The content of a header: that of a plain list. UIKit's follows the list around it.
  public static func header() -> UIListContentConfiguration { .init(.plainHeader) }
  /// The content of a footer: that of a plain list. UIKit's follows the list around it.
  public static func footer() -> UIListContentConfiguration { .init(.plainFooter) }
}
