import Foundation
import Testing

import HeadlessUIKit

@Suite("A collection view's registrations")
@MainActor
struct CollectionRegistrationTests {
  final class OtherCell: UICollectionViewCell {}

  @Test("Row 9: an empty identifier raises at registration")
  func emptyIdentifier() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      makeCollection(Deck([])).register(CardCell.self, forCellWithReuseIdentifier: "")
    }
    expect(
      stop,
      raised: "must pass a valid reuse identifier to "
        + "-[UICollectionView registerClass:forCellWithReuseIdentifier:]", "InvalidArgument")
  }

  @Test("Row 9: an empty identifier for a header raises and names its method")
  func emptySupplementaryIdentifier() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      makeCollection(Deck([])).register(
        Band.self, forSupplementaryViewOfKind: "Kind", withReuseIdentifier: "")
    }
    expect(
      stop,
      raised: "must pass a valid reuse identifier to -[UICollectionView "
        + "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:]", "InvalidArgument")
  }

  @Test(
    "Row 10: a class that is no cell is taken at registration and stops at the dequeue",
    .tags(.believed))
  func noCell() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = makeCollection(Deck([1]))
      collection.register(UILabel.self, forCellWithReuseIdentifier: CardCell.identifier)
      FileHandle.standardError.write(Data("registered\n".utf8))
      collection.layoutIfNeeded()
    }
    expect(stop, wrote: "registered")
    expect(
      stop,
      raised: "the class registered for identifier Card is UILabel, which is not a kind of view "
        + "that the collection view can use - register a UICollectionViewCell for cells, and a "
        + "UICollectionReusableView for supplementary views")
  }

  @Test("Row 11, S3-13: one identifier under two kinds, and for cells, is three registrations")
  func kinds() throws {
    final class Head: Band {}
    final class Foot: Band {}
    let layout = lines()
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    layout.footerReferenceSize = CGSize(width: 320, height: 20)
    let collection = makeCollection(
      BandedDeck([1]) {
        $0.dequeueReusableSupplementaryView(
          ofKind: $1, withReuseIdentifier: CardCell.identifier, for: $2)
      }, layout: layout)
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    collection.register(
      Head.self, forSupplementaryViewOfKind: header, withReuseIdentifier: CardCell.identifier)
    collection.register(
      Foot.self, forSupplementaryViewOfKind: footer, withReuseIdentifier: CardCell.identifier)
    collection.layoutIfNeeded()
    #expect(collection.supplementaryView(forElementKind: header, at: path(0)) is Head)
    #expect(collection.supplementaryView(forElementKind: footer, at: path(0)) is Foot)
    #expect(collection.cellForItem(at: path(0)) is CardCell)
    #expect(collection.visibleSupplementaryViews(ofKind: header).count == 1)
    #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: footer) == [path(0)])
  }

  @Test("Row 12: the kinds of headers and footers have UIKit's names")
  func kindNames() {
    #expect(
      UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(
      UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
  }

  @Test(
    "Row 13, S1-12: a later registration makes new cells; cells of the old class are used up first",
    .tags(.believed))
  func laterRegistration() {
    let collection = makeCollection(Deck([100]))
    collection.layoutIfNeeded()
    collection.contentOffset.y = 88
    collection.layoutIfNeeded()
    collection.register(OtherCell.self, forCellWithReuseIdentifier: CardCell.identifier)
    collection.contentOffset.y = 88 + 440
    collection.layoutIfNeeded()
    let others = collection.visibleCells.count { $0 is OtherCell }
    #expect(collection.visibleCells.count == 10)
    #expect(others == 8, "two cells of the old class waited, and eight had to be made")
  }

  @Test("S1-11: the last of two registrations for one identifier counts")
  func lastWins() {
    let collection = makeCollection(Deck([1]))
    collection.register(OtherCell.self, forCellWithReuseIdentifier: CardCell.identifier)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0)) is OtherCell)
  }

  @Test("S1-14: nil unregisters, even while a cell waits")
  func unregister() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = makeCollection(Deck([100]))
      collection.layoutIfNeeded()
      collection.contentOffset.y = 88
      collection.layoutIfNeeded()
      collection.register(nil as AnyClass?, forCellWithReuseIdentifier: CardCell.identifier)
      collection.contentOffset.y = 176
      collection.layoutIfNeeded()
    }
    expect(
      stop,
      raised: "could not dequeue a view of kind: UICollectionElementKindCell with identifier Card "
        + "- must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard")
  }

  @Test("a subclass that lacks init(frame:) stops with Swift's own words")
  func lackingInitialiser() async {
    final class Needy: UICollectionViewCell {
      let model: String
      init(model: String) {
        self.model = model
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    let stop = await #expect(
      processExitsWith: .signal(trapSignal), observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = makeCollection(Deck([1]))
      collection.register(Needy.self, forCellWithReuseIdentifier: CardCell.identifier)
      collection.layoutIfNeeded()
    }
    expect(stop, trapped: "Fatal error: Use of unimplemented initializer 'init(frame:)' for class")
  }
}
