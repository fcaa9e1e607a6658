import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A collection view's dequeue")
@MainActor
struct CollectionDequeueTests {
  @Test("Row 154: a collection view without a layout raises")
  func noLayout() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UICollectionView(frame: .zero)
    }
    expect(
      stop, raised: "UICollectionView must be initialized with a non-nil layout parameter",
      "InvalidArgument")
  }

  @Test("Row 155: an unregistered cell identifier raises and names the private kind of cells")
  func unregisteredCell() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck([1])
      deck.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "card", for: $1) }
      makeCollection(deck).layoutIfNeeded()
    }
    expect(
      stop,
      raised: "could not dequeue a view of kind: UICollectionElementKindCell with identifier card "
        + "- must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard")
  }

  @Test("Row 156, S3-02: an unregistered header raises and names the kind")
  func unregisteredHeader() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = lines()
      layout.headerReferenceSize = CGSize(width: 320, height: 40)
      makeCollection(BandedDeck([1]), layout: layout).layoutIfNeeded()
    }
    expect(
      stop,
      raised: "could not dequeue a view of kind: UICollectionElementKindSectionHeader with "
        + "identifier Band - must register a nib or a class for the identifier or connect a "
        + "prototype cell in a storyboard")
  }

  @Test("S3-05: what is registered for headers is unknown to footers")
  func headerIsNoFooter() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = lines()
      layout.footerReferenceSize = CGSize(width: 320, height: 20)
      let collection = makeCollection(BandedDeck([1]), layout: layout)
      collection.register(
        Band.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: Band.identifier)
      collection.layoutIfNeeded()
    }
    expect(
      stop,
      raised: "could not dequeue a view of kind: UICollectionElementKindSectionFooter with "
        + "identifier Band - must register a nib or a class for the identifier or connect a "
        + "prototype cell in a storyboard")
  }

  @Test("S3-12: any string is a legal kind, and the message names it")
  func identifierForKind() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = makeCollection(BandedDeck([1]))
      collection.register(
        Band.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "Head")
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "Head", withReuseIdentifier: "Head", for: path(0))
    }
    expect(
      stop,
      raised: "could not dequeue a view of kind: Head with identifier Head - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard")
  }

  @Test("Row 32: an empty identifier raises")
  func emptyIdentifier() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = makeCollection(Deck([1])).dequeueReusableCell(withReuseIdentifier: "", for: path(0))
    }
    expect(
      stop,
      raised: "must pass a valid reuse identifier to "
        + "-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]")
  }

  @Test("Row 157: there is no dequeue without an index path")
  func noDequeueWithoutIndexPath() {
    // If the collection view had one, this call would be ambiguous and not compile.
    #expect(makeCollection(Deck([1])).dequeueReusableCell(withReuseIdentifier: "card") == nil)
  }

  @Test("Row 158: a cell made by hand raises")
  func cellMadeByHand() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck([1])
      deck.makeCell = { _, _ in CardCell(frame: .zero) }
      makeCollection(deck).layoutIfNeeded()
    }
    expect(
      stop,
      raised: "The collection view's data source returned a cell without a reuseIdentifier. Cells "
        + "must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  @Test("a cell that is kept and returned again raises and says what to do")
  func keptCell() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck([2])
      var kept: UICollectionViewCell?
      deck.makeCell = { view, indexPath in
        let cell =
          kept
          ?? view.dequeueReusableCell(
            withReuseIdentifier: CardCell.identifier, for: indexPath)
        kept = cell
        return cell
      }
      makeCollection(deck).layoutIfNeeded()
    }
    expect(
      stop,
      wrote: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: 'The collection view's data source returned a cell that was not dequeued for "
        + "index path <NSIndexPath: 0x…> {length = 2, path = 0 - 1}.")
  }

  @Test("Row 160: a header made by hand raises and shows it")
  func headerMadeByHand() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = lines()
      layout.footerReferenceSize = CGSize(width: 320, height: 40)
      let deck = BandedDeck([1]) { _, _, _ in Band(frame: .zero) }
      makeCollection(deck, layout: layout).layoutIfNeeded()
    }
    expect(
      stop,
      wrote: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: 'the view returned from "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(UICollectionElementKindSectionFooter,<NSIndexPath: 0x…> {length = 2, path = 0 - 0}) "
        + "was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (<")
    #expect(standardError(of: stop).contains("Band: 0x…"))
  }

  @Test("Row 161: a view dequeued for another kind raises and names both")
  func wrongKind() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = lines()
      layout.headerReferenceSize = CGSize(width: 320, height: 40)
      let deck = BandedDeck([1]) {
        $0.dequeueReusableSupplementaryView(
          ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "Foot", for: $2)
      }
      let collection = makeCollection(deck, layout: layout)
      collection.register(
        Band.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        withReuseIdentifier: "Foot")
      collection.layoutIfNeeded()
    }
    expect(
      stop,
      raised: "the view returned from "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the "
        + "element kind it is being used for. When asked for a view of element kind "
        + "'UICollectionElementKindSectionHeader' the data source dequeued a view registered for "
        + "the element kind 'UICollectionElementKindSectionFooter'.")
  }

  @Test(
    "Row 162: a data source without supplementary views raises when the layout wants one",
    .tags(.believed))
  func noSupplementaryMethod() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = lines()
      layout.headerReferenceSize = CGSize(width: 320, height: 40)
      makeCollection(Deck([1]), layout: layout).layoutIfNeeded()
    }
    expect(
      stop,
      raised: "the view returned from "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(UICollectionElementKindSectionHeader,<NSIndexPath: 0x…> {length = 2, path = 0 - 0}) "
        + "was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "((null))")
  }

  @Test("Row 163: a second dequeue for one item raises at the end of the pass")
  func dequeuedTwice() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck([3])
      deck.makeCell = { view, indexPath in
        _ = view.dequeueReusableCell(withReuseIdentifier: CardCell.identifier, for: indexPath)
        print("asked", indexPath.item)
        return view.dequeueReusableCell(withReuseIdentifier: CardCell.identifier, for: indexPath)
      }
      makeCollection(deck).layoutIfNeeded()
    }
    expect(stop, wrote: Self.notReturned)
  }

  @Test("Row 163: a dequeue that nobody asked for raises at the end of the next pass")
  func dequeuedOutside() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = makeCollection(Deck([3]))
      collection.layoutIfNeeded()
      _ = collection.dequeueReusableCell(
        withReuseIdentifier: CardCell.identifier, for: path(0))
      StandardError.log("dequeued")
      collection.setNeedsLayout()
      collection.layoutIfNeeded()
    }
    expect(stop, wrote: "dequeued")
    expect(stop, wrote: Self.notReturned)
  }

  static let notReturned =
    "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
    + "'Expected dequeued view to be returned to the collection view in preparation for display. "
    + "When the collection view's data source is asked to provide a view for a given index path, "
    + "ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing "
    + "views without a request from the collection view. For retrieving an existing view in the "
    + "collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
    + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <"

  @Test("Row 164: prepareForReuse comes in the dequeue of a used cell, and never on a new one")
  func prepareForReuse() throws {
    let deck = Deck([100])
    let collection = makeCollection(deck)
    collection.layoutIfNeeded()
    let first = try #require(collection.cellForItem(at: path(0)) as? CardCell)
    #expect(!first.history.contains("prepareForReuse"))
    collection.contentOffset.y = 44
    collection.layoutIfNeeded()
    #expect(!first.history.contains("prepareForReuse"), "not when it leaves the screen")
    var preparedInDequeue = false
    deck.makeCell = { view, indexPath in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: CardCell.identifier, for: indexPath)
      preparedInDequeue = (cell as? CardCell)?.history.contains("prepareForReuse") == true
      return cell
    }
    collection.contentOffset.y = 88
    collection.layoutIfNeeded()
    #expect(preparedInDequeue)
    #expect(collection.cellForItem(at: path(11)) === first)
  }

  @Test("S3-08: a footer of no height is not asked for")
  func onlyHeaders() {
    let layout = lines()
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    layout.footerReferenceSize = .zero
    let deck = BandedDeck([1, 1])
    let collection = makeCollection(deck, layout: layout)
    collection.register(
      Band.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Band.identifier)
    collection.layoutIfNeeded()
    #expect(deck.asked == ["header 0", "header 1"])
  }

  @Test("E-17: identifiers that look alike and are written otherwise are two")
  func literalIdentifiers() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck([1])
      deck.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "\u{1100}\u{1161}", for: $1) }
      let collection = makeCollection(deck)
      collection.register(CardCell.self, forCellWithReuseIdentifier: "\u{AC00}")
      collection.layoutIfNeeded()
    }
    expect(
      stop,
      wrote: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: 'could not dequeue a view of kind: UICollectionElementKindCell")
  }
}

extension UICollectionView {
  fileprivate func dequeueReusableCell(withReuseIdentifier _: String) -> UICollectionViewCell? {
    nil
  }
}
