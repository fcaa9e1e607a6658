import Foundation
import HeadlessUIKit
import Testing

@Suite("A collection view's cells and headers from nibs")
@MainActor
struct CollectionNibTests {
  @Test(
    "Row 48, row 65, S1-07: a cell nib needs exactly one top object, and that for a collection",
    arguments: [
      "", "<collectionViewCell id='a'/><view id='b'/>", "<view id='a'/>", "<tableViewCell id='a'/>",
    ])
  func invalidNib(objects: String) async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor [objects] in
      let collection = makeCollection(Deck([1]))
      collection.register(nib(objects), forCellWithReuseIdentifier: "cell")
      _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path(0))
    }
    expect(
      stop,
      raised: "invalid nib registered for identifier (cell) - nib must contain exactly one top "
        + "level object which must be a UICollectionReusableView instance")
  }

  @Test("Row 48: the same holds for a header's nib")
  func invalidHeader() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = makeCollection(Deck([1]))
      collection.register(
        nib("<view id='a'/>"), forSupplementaryViewOfKind: "Kind", withReuseIdentifier: "H")
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "Kind", withReuseIdentifier: "H", for: path(0))
    }
    expect(
      stop,
      raised: "invalid nib registered for identifier (H) - nib must contain exactly one top level "
        + "object which must be a UICollectionReusableView instance")
  }

  @Test("Row 51, S1-15: a nib with an identifier of its own cannot be registered under another")
  func mismatch() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let bubble = nib("<collectionViewCell id='a' reuseIdentifier='Bubble'/>")
      let collection = makeCollection(Deck([1]))
      collection.register(bubble, forCellWithReuseIdentifier: "Bubble")
      collection.register(bubble, forCellWithReuseIdentifier: "Bubble.media")
      _ = collection.dequeueReusableCell(withReuseIdentifier: "Bubble", for: path(0))
      _ = collection.dequeueReusableCell(withReuseIdentifier: "Bubble.media", for: path(0))
    }
    expect(
      stop,
      raised:
        "view reuse identifier in nib (Bubble) does not match the identifier used to register "
        + "the nib (Bubble.media)")
  }

  @Test("Row 52: a nib without an identifier takes the registered one, and its cells are reused")
  func ownIdentifier() {
    let collection = makeCollection(Deck([100]))
    collection.register(
      nib("<collectionViewCell id='a'/>"), forCellWithReuseIdentifier: CardCell.identifier)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { $0.reuseIdentifier == CardCell.identifier })
    #expect(collection.cellForItem(at: path(1))?.frame.minY == 44)
    collection.contentOffset.y = 44
    collection.layoutIfNeeded()
    collection.contentOffset.y = 88
    collection.layoutIfNeeded()
    #expect(collection.reuseLog?.count(.made) == 11)
    #expect(collection.reuseLog?.count(.reused) == 1)
  }
}
