import Foundation
import Testing

import HeadlessUIKit

@Suite("Prefetching")
@MainActor
struct PrefetchingTests {
  private let deck = Deck([100])
  private let fetcher = Fetcher()
  private let collection: UICollectionView
  private let hands: UserHands

  init() {
    collection = makeCollection(deck)
    hands = UserHands(on: collection)
    collection.prefetchDataSource = fetcher
    collection.layoutIfNeeded()
  }

  @Test("Row 178: is on by default, and asks for nothing before the first scroll")
  func firstScreen() {
    #expect(collection.isPrefetchingEnabled)
    hands.rest(over: collection)
    #expect(fetcher.log == [])
  }

  @Test("Row 178: asks for items off the screen, the nearest first, after those on it")
  func ahead() throws {
    try hands.scroll(collection, by: 44)
    hands.rest(over: collection)
    #expect(fetcher.log == ["fetch 11 12 13 14 15 16 17 18 19 20"])
    #expect(collection.shown == (1...10).map { path($0) })
    #expect(deck.log.last == "cell 0-10")
    hands.rest(over: collection)
    #expect(fetcher.log.count == 1)
  }

  @Test("asks for what is new, and takes back what will not be wanted")
  func turn() throws {
    try hands.scroll(collection, by: 440)
    hands.rest(over: collection)
    try hands.scroll(collection, by: 44)
    hands.rest(over: collection)
    #expect(fetcher.log.last == "fetch 30")
    fetcher.log = []
    try hands.scroll(collection, by: -44)
    hands.rest(over: collection)
    #expect(
      fetcher.log == [
        "cancel 21 22 23 24 25 26 27 28 29 30", "fetch 9 8 7 6 5 4 3 2 1 0",
      ])
  }

  @Test("at the end of the data there is nothing to fetch")
  func end() {
    collection.scrollToItem(at: path(99), at: .bottom, animated: false)
    hands.rest(over: collection)
    #expect(fetcher.log == [])
  }

  @Test("Row 178: can be switched off")
  func off() throws {
    collection.isPrefetchingEnabled = false
    try hands.scroll(collection, by: 44)
    hands.rest(over: collection)
    #expect(fetcher.log == [])
  }

  @Test("follows its items through an update, and forgets them in a reload")
  func update() throws {
    try hands.scroll(collection, by: 44)
    hands.rest(over: collection)
    deck.counts = [101]
    collection.insertItems(at: [path(0)])
    hands.rest(over: collection)
    #expect(fetcher.log.suffix(2) == ["cancel 21", "fetch 11"])
    collection.reloadData()
    hands.rest(over: collection)
    #expect(fetcher.log.count == 3)
  }

  private final class Fetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var log: [String] = []

    func collectionView(_: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.append("fetch \(text(indexPaths))")
    }

    func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      log.append("cancel \(text(indexPaths))")
    }

    private func text(_ indexPaths: [IndexPath]) -> String {
      indexPaths.map { "\($0.item)" }.joined(separator: " ")
    }
  }
}
