import Foundation
import UIKit

// Content configurations and list layouts as apps have them.

struct BookContent: UIContentConfiguration, Hashable {
  var title: String?
  var color: UIColor = .label
  var isLit = false

  func makeContentView() -> UIView & UIContentView {
    BookContentView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isLit = state.isSelected || state.isHighlighted
    return updated
  }
}

final class BookContentView: UIView, UIContentView {
  private let label = UILabel()

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    apply()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func apply() {
    guard let content = configuration as? BookContent else { return }
    label.text = content.title
    label.textColor = content.isLit ? .systemBlue : content.color
  }
}

extension UIConfigurationStateCustomKey {
  static let isLent = UIConfigurationStateCustomKey("isLent")
}

class BookListCell: UICollectionViewListCell {
  var isLent = false { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.isLent] = isLent
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state[.isLent] as? Bool == true ? "lent" : "here"
    content.textProperties.color = .systemRed
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
      color.withAlphaComponent(0.5)
    }
    backgroundConfiguration = background
    accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing, actionHandler: {})]
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = max(50, attributes.frame.height)
    return attributes
  }
}

class LentTableCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration()
    content.secondaryText = "x"
    contentConfiguration = content
  }
}

final class SnappingLayout: UICollectionViewCompositionalLayout {
  init() {
    super.init { _, environment in
      let columns = environment.container.effectiveContentSize.width > 500 ? 3 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        subitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .none
      section.interGroupSpacing = 8
      return section
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)
  }
}

final class Books: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath)
    (cell as? BookListCell)?.isLent = indexPath.item == 1
    return cell
  }
}

/// The texts and heights of a list of books, laid out as the system's lists are.
public func swift6Books() -> [String] {
  var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
  configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete \(indexPath.item)") { _, _, done in
        done(true)
      }
    ])
  }
  let layout = UICollectionViewCompositionalLayout { _, environment in
    NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }
  let list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
  let books = Books()
  list.register(BookListCell.self, forCellWithReuseIdentifier: "Book")
  list.dataSource = books
  list.layoutIfNeeded()
  return list.indexPathsForVisibleItems.sorted().compactMap { indexPath in
    guard let cell = list.cellForItem(at: indexPath) else { return nil }
    let content = cell.contentConfiguration as? UIListContentConfiguration
    return "\(content?.text ?? "") \(cell.frame.height)"
  }
}
