import Foundation
import HeadlessUIKit

/// A cell that remembers what happened to it.
final class CardCell: UICollectionViewCell {
  static let identifier = "Card"
  private(set) var history: [String] = []
  var text = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    history.append("init(frame: \(Int(frame.width)) x \(Int(frame.height)))")
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    history.append("apply \(layoutAttributes.indexPath.item)")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    history.append("prepareForReuse")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    history.append("layoutSubviews")
  }
}

/// A header or footer.
class Band: UICollectionReusableView {
  static let identifier = "Band"
}

/// A data source without supplementary views.
class Deck: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var log: [String] = []
  var makeCell: @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell

  init(
    _ counts: [Int],
    makeCell: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell = {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: CardCell.identifier, for: $1)
      (cell as? CardCell)?.text = "\($1.section)-\($1.item)"
      return cell
    }
  ) {
    self.counts = counts
    self.makeCell = makeCell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    log.append("items \(section)")
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    log.append("cell \(indexPath.section)-\(indexPath.item)")
    return makeCell(collectionView, indexPath)
  }
}

/// A data source that also has headers and footers.
final class BandedDeck: NSObject, UICollectionViewDataSource {
  typealias MakeBand = @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView
  let deck: Deck
  var makeBand: MakeBand
  var asked: [String] = []

  init(
    _ counts: [Int],
    makeBand: @escaping MakeBand = {
      $0.dequeueReusableSupplementaryView(
        ofKind: $1, withReuseIdentifier: Band.identifier, for: $2)
    }
  ) {
    deck = Deck(counts)
    self.makeBand = makeBand
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { deck.counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    deck.counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    deck.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked.append(
      "\(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer") "
        + "\(indexPath.section)")
    return makeBand(collectionView, kind, indexPath)
  }
}

/// A delegate that writes down what it is asked and told.
final class Watcher: NSObject, UICollectionViewDelegate {
  var log: [String] = []
  var allowsHighlight = true
  var allowsSelect = true
  var allowsDeselect = true
  var onDidScroll: @MainActor () -> Void = {}

  private func note(_ what: String, _ indexPath: IndexPath) {
    log.append("\(what) \(indexPath.item)")
  }

  func collectionView(_: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return allowsHighlight
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
    if view.cellForItem(at: indexPath)?.isHighlighted != true { log.append("not highlighted") }
  }
  func collectionView(_: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func collectionView(_: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect", indexPath)
    return allowsSelect
  }
  func collectionView(_: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("shouldDeselect", indexPath)
    return allowsDeselect
  }
  func collectionView(_: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func collectionView(_: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
  func collectionView(
    _: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    note("willDisplay", indexPath)
  }
  func collectionView(
    _: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("didEndDisplaying", indexPath)
  }
  func collectionView(
    _: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    log.append("willDisplay \(elementKind) \(indexPath.section)")
  }
  func collectionView(
    _: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    log.append("didEndDisplaying \(elementKind) \(indexPath.section)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("didScroll")
    onDidScroll()
  }
}

/// A layout of full lines, 44 points high, that writes down what it is asked and can be bent.
final class LineLayout: UICollectionViewLayout {
  var log: [String] = []
  var decorates = false
  var headerLength: CGFloat = 0
  var change:
    @MainActor ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]? = { $0 }
  var answersForItems = true
  var invalidatesOnScroll = false
  var size: CGSize?

  private var itemCount: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override var collectionViewContentSize: CGSize {
    size ?? CGSize(width: 320, height: headerLength + 44 * CGFloat(itemCount))
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    log.append("elements")
    var all = (0..<itemCount).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    if decorates,
      let shelf = layoutAttributesForDecorationView(
        ofKind: "Shelf", at: IndexPath(item: 0, section: 0))
    {
      all.append(shelf)
    }
    if headerLength > 0,
      let header = layoutAttributesForSupplementaryView(
        ofKind: "Header", at: IndexPath(item: 0, section: 0))
    {
      all.append(header)
    }
    return change(all)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard answersForItems else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: headerLength + 44 * CGFloat(indexPath.item), width: 320, height: 44)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 320, height: headerLength)
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
    attributes.zIndex = -1
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    invalidatesOnScroll
  }
}

/// A collection view holds its data source weakly; the tests keep theirs here.
@MainActor private var keptDataSources: [any UICollectionViewDataSource] = []

/// A screen of 320 × 440 points: ten lines of 44.
@MainActor
func makeCollection(
  _ dataSource: any UICollectionViewDataSource,
  layout: UICollectionViewLayout = lines()
) -> UICollectionView {
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
  collection.register(CardCell.self, forCellWithReuseIdentifier: CardCell.identifier)
  collection.reuseLog = ReuseLog()
  keptDataSources.append(dataSource)
  collection.dataSource = dataSource
  return collection
}

/// A flow layout with one item a line, and no spacing.
@MainActor
func lines(height: CGFloat = 44) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 320, height: height)
  layout.minimumLineSpacing = 0
  return layout
}

func path(_ item: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(item: item, section: section)
}

extension UICollectionView {
  /// The index paths on the screen, in order.
  var shown: [IndexPath] { indexPathsForVisibleItems.sorted() }
}
