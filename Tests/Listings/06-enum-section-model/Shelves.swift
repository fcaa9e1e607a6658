import UIKit

struct Map {}
struct Globe {}

enum Shelf {
  case maps([Map])
  case globes([Globe])
}

/// The sections of a page as the identifiers of a diffable data source.
enum Page {
  nonisolated enum PageSection: Hashable {
    case account, books
  }

  nonisolated enum PageItem: Hashable {
    case name(String)
    case book(title: String)
  }

  typealias DataSource = UITableViewDiffableDataSource<PageSection, PageItem>

  static func show(in dataSource: DataSource) {
    var snapshot = NSDiffableDataSourceSnapshot<PageSection, PageItem>()
    snapshot.appendSections([.account, .books])
    snapshot.appendItems([.name("Ines")], toSection: .account)
    dataSource.apply(snapshot)
  }
}
