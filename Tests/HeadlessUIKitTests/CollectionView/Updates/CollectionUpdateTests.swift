import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A collection view's updates")
@MainActor
struct CollectionUpdateTests {
  private let deck = Deck([20])
  private let watcher = Watcher()
  private let collection: UICollectionView

  init() {
    collection = makeCollection(deck)
    collection.layoutIfNeeded()
    collection.delegate = watcher
    deck.log = []
  }

  private var texts: [String] {
    collection.shown.map { (collection.cellForItem(at: $0) as? CardCell)?.text ?? "" }
  }

  @Test("Row 126: an insertion alone is a batch, and asks for the new item only")
  func insertion() {
    deck.counts = [21]
    collection.insertItems(at: [path(1)])
    #expect(deck.log == ["sections", "items 0", "cell 0-1"])
    #expect(texts.prefix(3) == ["0-0", "0-1", "0-1"])
    #expect(watcher.log == ["willDisplay 1", "didEndDisplaying 10"])
  }

  @Test("Row 172: deletions count before, insertions after, whatever the order of calls")
  func order() {
    let cells = (0..<3).map { collection.cellForItem(at: path($0)) }
    collection.performBatchUpdates {
      collection.insertItems(at: [path(1)])
      collection.deleteItems(at: [path(0)])
    }
    #expect(collection.cellForItem(at: path(0)) === cells[1])
    #expect(collection.cellForItem(at: path(2)) === cells[2])
    #expect(deck.log.last == "cell 0-1")
  }

  @Test("Rows 127, 129: nested batches count when the outermost ends; then completions run")
  func nested() {
    var ended: [Int] = []
    collection.performBatchUpdates {
      collection.performBatchUpdates {
        collection.deleteItems(at: [path(0)])
      } completion: {
        #expect($0)
        ended.append(1)
      }
      #expect(ended.isEmpty && collection.numberOfItems(inSection: 0) == 20)
      deck.counts = [19]
    } completion: { _ in
      ended.append(2)
      #expect(collection.numberOfItems(inSection: 0) == 19)
    }
    #expect(ended == [1, 2])
    #expect(texts.first == "0-1")
  }

  @Test("Row 130: an empty batch asks for the counts and the layout again", .tags(.believed))
  func emptyBatch() {
    let first = collection.cellForItem(at: path(0))
    let sizes = SizeDelegate { _ in CGSize(width: 320, height: 110) }
    collection.delegate = sizes
    withExtendedLifetime(sizes) { collection.performBatchUpdates(nil) }
    #expect(collection.cellForItem(at: path(0)) === first)
    #expect(first?.frame.height == 110)
    #expect(collection.shown == (0..<4).map { path($0) })
    #expect(deck.log == ["sections", "items 0"])
  }

  @Test("Row 173: a layout that is due comes before the closure")
  func flush() {
    collection.reloadData()
    deck.log = []
    collection.performBatchUpdates { #expect(deck.log.prefix(2) == ["sections", "items 0"]) }
  }

  @Test("a reload inside a batch makes an end of it")
  func reloadInBatch() {
    var hasEnded = false
    collection.performBatchUpdates {
      deck.counts = [3]
      collection.deleteItems(at: [path(0)])
      collection.reloadData()
    } completion: {
      hasEnded = $0
    }
    collection.layoutIfNeeded()
    #expect(hasEnded)
    #expect(collection.shown.count == 3)
  }

  @Test("a batch before the first layout takes the counts of its beginning")
  func beforeFirstLayout() {
    let deck = Deck([2])
    let collection = makeCollection(deck)
    collection.performBatchUpdates {
      deck.counts = [3]
      collection.insertItems(at: [path(0)])
    }
    #expect(collection.shown.count == 3)
  }

  // MARK: Cells

  @Test("Row 78: a reloaded item gets another cell and loses its selection")
  func reload() throws {
    let old = try #require(collection.cellForItem(at: path(3)) as? CardCell)
    collection.selectItem(at: path(3), animated: false, scrollPosition: [])
    collection.reloadItems(at: [path(3)])
    #expect(collection.cellForItem(at: path(3)) !== old)
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(watcher.log == ["willDisplay 3", "didEndDisplaying 3"])
    #expect(collection.reuseLog?.count(.made) == 11)
    collection.reloadItems(at: [path(3)])
    #expect(collection.cellForItem(at: path(3)) === old)
    #expect(old.history.contains("prepareForReuse"))
  }

  @Test("Row 79: a reconfigured item keeps its cell, without a preparation for reuse")
  func reconfigure() throws {
    let old = try #require(collection.cellForItem(at: path(3)) as? CardCell)
    let makeCell = deck.makeCell
    deck.makeCell = { collection, indexPath in
      let cell = makeCell(collection, indexPath)
      (cell as? CardCell)?.text = "new"
      return cell
    }
    collection.reconfigureItems(at: [path(3), path(19)])
    #expect(collection.cellForItem(at: path(3)) === old)
    #expect(old.text == "new")
    #expect(!old.history.contains("prepareForReuse"))
    #expect(deck.log == ["sections", "items 0", "cell 0-3"])
    #expect(watcher.log == [])
  }

  @Test("Row 79: a reconfiguration that dequeues another cell stops")
  func reconfigureOther() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck([2])
      let collection = makeCollection(deck)
      collection.register(CardCell.self, forCellWithReuseIdentifier: "Other")
      collection.layoutIfNeeded()
      deck.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "Other", for: $1) }
      collection.reconfigureItems(at: [path(1)])
    }
    expect(
      stop,
      wrote: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: 'Attempted to dequeue a cell for a different registration or reuse identifier "
        + "than the existing cell when reconfiguring an item, which is not allowed. ")
  }

  @Test("Row 147: a moved item takes its cell along, which gets the new attributes")
  func move() throws {
    let cell = try #require(collection.cellForItem(at: path(0)) as? CardCell)
    collection.moveItem(at: path(0), to: path(4))
    #expect(collection.cellForItem(at: path(4)) === cell)
    #expect(cell.frame.minY == 176)
    #expect(cell.history.last == "apply 4")
    #expect(deck.log == ["sections", "items 0"])
    #expect(watcher.log == [])
    collection.moveItem(at: path(4), to: path(19))
    #expect(collection.indexPath(for: cell) == nil)
    #expect(watcher.log == ["willDisplay 9", "didEndDisplaying 19"])
  }

  @Test("Row 116: the selection follows its items, in its order", .tags(.believed))
  func selectionFollows() {
    collection.allowsMultipleSelection = true
    for item in [5, 3, 0] {
      collection.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    deck.counts = [19]
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(0)])
      collection.moveItem(at: path(5), to: path(0))
    }
    #expect(collection.indexPathsForSelectedItems == [path(0), path(3)])
    #expect(collection.cellForItem(at: path(0))?.isSelected == true)
    #expect(collection.visibleCells.count(where: \.isSelected) == 2)
  }

  @Test("a list that becomes shorter is not left scrolled beyond its end")
  func shorter() {
    collection.contentOffset.y = 440
    collection.layoutIfNeeded()
    deck.counts = [12]
    collection.deleteItems(at: (0..<8).map { path($0) })
    #expect(collection.contentOffset.y == 88)
    #expect(collection.shown == (2..<12).map { path($0) })
  }

  @Test("an update from inside cellForItem becomes a postponed reload")
  func fromInside() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck([2])
      let collection = makeCollection(deck)
      let makeCell = deck.makeCell
      deck.makeCell = { collection, indexPath in
        deck.counts = [3]
        deck.makeCell = makeCell
        collection.insertItems(at: [path(2)])
        return makeCell(collection, indexPath)
      }
      collection.layoutIfNeeded()
      exit(collection.shown.count == 3 ? 42 : 1)
    }
    expect(stop, wrote: "Warning once only: -reloadData was called on the collection view while")
  }

  // MARK: Sections

  @Test("Row 148: a reloaded section is asked for again, with its header", .tags(.believed))
  func reloadSection() throws {
    let (banded, collection) = makeBanded([2, 2])
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    banded.deck.counts[0] = 3
    collection.reloadSections([0])
    #expect(banded.asked == ["header 0"])
    #expect(banded.deck.log == ["cell 0-0", "cell 0-1", "cell 0-2"])
    let new = try #require(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0)))
    #expect(new !== header)
  }

  @Test("headers follow their sections, and are asked for new ones only")
  func moveSections() {
    let kind = UICollectionView.elementKindSectionHeader
    let (banded, collection) = makeBanded([1, 2, 1])
    let headers = (0..<3).map {
      collection.supplementaryView(forElementKind: kind, at: path(0, $0))
    }
    banded.deck.counts = [1, 1, 1]
    collection.performBatchUpdates {
      collection.deleteSections([1])
      collection.insertSections([0])
      collection.moveSection(2, toSection: 1)
    }
    #expect(banded.asked == ["header 0"])
    #expect(collection.supplementaryView(forElementKind: kind, at: path(0, 1)) === headers[2])
    #expect(collection.supplementaryView(forElementKind: kind, at: path(0, 2)) === headers[0])
    #expect(banded.deck.log == ["cell 0-0"])
  }

  private func makeBanded(_ counts: [Int]) -> (BandedDeck, UICollectionView) {
    let layout = lines()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let banded = BandedDeck(counts)
    let collection = makeCollection(banded, layout: layout)
    collection.register(
      Band.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Band.identifier)
    collection.layoutIfNeeded()
    banded.deck.log = []
    banded.asked = []
    return (banded, collection)
  }
}

/// A delegate with a size for each item.
private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let size: (IndexPath) -> CGSize

  init(size: @escaping (IndexPath) -> CGSize) {
    self.size = size
  }

  func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size(indexPath)
  }
}
