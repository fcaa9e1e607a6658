import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Selection in a collection view")
@MainActor
struct CollectionSelectionTests {
  let watcher = Watcher()
  let collection: UICollectionView

  init() {
    collection = makeCollection(Deck([100]))
    collection.delegate = watcher
    collection.layoutIfNeeded()
    watcher.log = []
  }

  @Test("Row 105: one item can be selected by default")
  func defaults() {
    #expect(collection.allowsSelection)
    #expect(!collection.allowsMultipleSelection)
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("Row 117: code selects and deselects without a word", .tags(.believed))
  func silent() {
    collection.selectItem(at: path(3), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(3)])
    #expect(collection.cellForItem(at: path(3))?.isSelected == true)
    collection.selectItem(at: path(4), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(4)])
    #expect(collection.cellForItem(at: path(3))?.isSelected == false)
    collection.deselectItem(at: path(4), animated: false)
    #expect(collection.indexPathsForSelectedItems == [])
    collection.selectItem(at: path(4), animated: false, scrollPosition: [])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(watcher.log.isEmpty)
  }

  @Test("Row 107: a tap highlights, unhighlights and selects, in this order", .tags(.believed))
  func tapOrder() {
    #expect(collection.userTapped(itemAt: path(2)))
    #expect(
      watcher.log == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "shouldSelect 2",
        "didSelect 2",
      ])
    #expect(collection.cellForItem(at: path(2))?.isHighlighted == false)
    #expect(collection.cellForItem(at: path(2))?.isSelected == true)
  }

  @Test("Row 109: a tap on another item deselects the first, and says so", .tags(.believed))
  func tapOther() {
    collection.userTapped(itemAt: path(2))
    watcher.log = []
    collection.userTapped(itemAt: path(5))
    #expect(watcher.log.suffix(3) == ["shouldSelect 5", "didDeselect 2", "didSelect 5"])
    #expect(collection.indexPathsForSelectedItems == [path(5)])
  }

  @Test("Row 110: a tap on the selected item selects it again", .tags(.believed))
  func tapAgain() {
    collection.userTapped(itemAt: path(2))
    watcher.log = []
    collection.userTapped(itemAt: path(2))
    #expect(watcher.log.suffix(2) == ["shouldSelect 2", "didSelect 2"])
    #expect(collection.indexPathsForSelectedItems == [path(2)])
  }

  @Test("Row 110: with several allowed a second tap deselects", .tags(.believed))
  func multiple() {
    collection.allowsMultipleSelection = true
    for item in [5, 1, 3] { collection.userTapped(itemAt: path(item)) }
    #expect(collection.indexPathsForSelectedItems == [path(5), path(1), path(3)])
    watcher.log = []
    collection.userTapped(itemAt: path(1))
    #expect(watcher.log.suffix(2) == ["shouldDeselect 1", "didDeselect 1"])
    #expect(collection.indexPathsForSelectedItems == [path(5), path(3)])
    collection.allowsMultipleSelection = false
    #expect(collection.indexPathsForSelectedItems == [path(3)])
    #expect(collection.cellForItem(at: path(5))?.isSelected == false)
  }

  @Test("Row 117: the delegate's no stops a highlight, a selection and a deselection")
  func vetoes() {
    watcher.allowsHighlight = false
    collection.userTapped(itemAt: path(2))
    #expect(watcher.log == ["shouldHighlight 2"])
    watcher.allowsHighlight = true
    watcher.allowsSelect = false
    collection.userTapped(itemAt: path(2))
    #expect(watcher.log.last == "shouldSelect 2")
    #expect(collection.indexPathsForSelectedItems == [])
    watcher.allowsSelect = true
    watcher.allowsDeselect = false
    collection.allowsMultipleSelection = true
    collection.userTapped(itemAt: path(2))
    collection.userTapped(itemAt: path(2))
    #expect(watcher.log.last == "shouldDeselect 2")
    #expect(collection.indexPathsForSelectedItems == [path(2)])
  }

  @Test(
    "Row 111: with allowsSelection off a tap does nothing, and code still selects",
    .tags(.believed))
  func notAllowed() {
    collection.allowsSelection = false
    #expect(!collection.userTapped(itemAt: path(2)))
    #expect(watcher.log.isEmpty)
    collection.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(2)])
  }

  @Test("only what is on the screen can be tapped")
  func offScreen() {
    #expect(!collection.userTapped(itemAt: path(50)))
    #expect(!collection.userTapped(itemAt: path(0, 9)))
    #expect(watcher.log.isEmpty)
  }

  @Test("Row 114: a selected item's next cell is selected too, and no other", .tags(.believed))
  func afterScrolling() {
    collection.selectItem(at: path(2), animated: false, scrollPosition: [])
    collection.contentOffset.y = 880
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count { $0.isSelected } == 1)
    #expect(collection.cellForItem(at: path(2))?.isSelected == true)
  }

  @Test("an item that is not there cannot be selected")
  func notThere() {
    collection.selectItem(at: path(100), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("selecting with a scroll position shows the item")
  func selectAndScroll() {
    collection.selectItem(at: path(50), animated: false, scrollPosition: .top)
    collection.layoutIfNeeded()
    #expect(collection.contentOffset.y == 2200)
    #expect(collection.cellForItem(at: path(50))?.isSelected == true)
  }
}
