import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A collection view that is edited")
@MainActor
struct CollectionEditingTests {
  @MainActor
  final class Deck: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let log = CallLog()
    var texts = [["a", "b", "c"], ["d"]]
    var canMove: (IndexPath) -> Bool = { _ in true }
    var target: (IndexPath) -> IndexPath = { $0 }
    var canEdit: (IndexPath) -> Bool = { _ in true }

    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
      cell.accessibilityLabel = texts[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { canMove(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.add(
        "move \(sourceIndexPath.section)-\(sourceIndexPath.item) to "
          + "\(destinationIndexPath.section)-\(destinationIndexPath.item)")
      let text = texts[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      texts[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      log.add("target \(currentIndexPath.item) to \(proposedIndexPath.item)")
      return target(proposedIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { canEdit(indexPath) }
  }

  @MainActor
  struct Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    var hands: UserHands { UserHands(on: window) }

    init(_ list: any UICollectionViewDataSource & UICollectionViewDelegate) {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
      collection.dataSource = list
      collection.delegate = list
      window.addSubview(collection)
      window.makeKeyAndVisible()
      collection.layoutIfNeeded()
    }

    var texts: [String] {
      collection.visibleCells.sorted {
        ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
      }
      .map { $0.accessibilityLabel ?? "" }
    }
  }

  private func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("lets a user move items, within a section and to another one")
  func moving() throws {
    let deck = Deck()
    let screen = Screen(deck)
    let cell = screen.collection.cellForItem(at: item(0))
    try screen.hands.move(itemAt: item(0), to: item(2), in: screen.collection)
    #expect(deck.log.take() == ["target 0 to 2", "move 0-0 to 0-2"])
    #expect(screen.texts == ["b", "c", "a", "d"])
    #expect(screen.collection.cellForItem(at: item(2)) === cell)
    try screen.hands.move(itemAt: item(0), to: item(1, 1), in: screen.collection)
    #expect(deck.texts == [["c", "a"], ["d", "b"]])
    #expect(screen.texts == ["c", "a", "d", "b"])
  }

  @Test("follows a finger from item to item, and forgets it when it is cancelled")
  func interactive() {
    let deck = Deck()
    let screen = Screen(deck)
    let places = (0..<3).compactMap { screen.collection.cellForItem(at: item($0))?.center }
    #expect(screen.collection.beginInteractiveMovementForItem(at: item(0)))
    screen.collection.updateInteractiveMovementTargetPosition(places[1])
    screen.collection.updateInteractiveMovementTargetPosition(places[2])
    screen.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 300, y: 470))
    #expect(deck.log.take() == ["target 0 to 1", "target 1 to 2"])
    screen.collection.cancelInteractiveMovement()
    screen.collection.endInteractiveMovement()
    #expect(deck.log.take() == [])
    deck.target = { _ in IndexPath(item: 1, section: 0) }
    #expect(screen.collection.beginInteractiveMovementForItem(at: item(0)))
    screen.collection.updateInteractiveMovementTargetPosition(places[2])
    screen.collection.endInteractiveMovement()
    #expect(screen.texts == ["b", "a", "c", "d"])
  }

  @Test("does not move what the data source keeps, or what it cannot move")
  func refused() {
    let deck = Deck()
    deck.canMove = { _ in false }
    let screen = Screen(deck)
    #expect(!screen.collection.beginInteractiveMovementForItem(at: item(0)))
    #expect(!screen.collection.beginInteractiveMovementForItem(at: item(9)))
    #expect(throws: UserHands.Failure.notEditable(item(0), because: "it cannot be moved")) {
      try screen.hands.move(itemAt: item(0), to: item(1), in: screen.collection)
    }
    let reason = "the data source does not implement collectionView(_:moveItemAt:to:)"
    let list = Fixed(collectionViewLayout: UICollectionViewFlowLayout())
    let fixed = Screen(list)
    for _ in 0..<2 {
      #expect(throws: UserHands.Failure.notEditable(item(0), because: reason)) {
        try fixed.hands.move(itemAt: item(0), to: item(1), in: fixed.collection)
      }
    }
  }

  class Fixed: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
  }

  final class Moving: Fixed {
    var moves = 0
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      moves += 1
    }
  }

  @Test("moves items of a controller that overrides the method for it")
  func controller() throws {
    let list = Moving(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = Screen(list)
    try screen.hands.move(itemAt: item(0), to: item(1), in: screen.collection)
    try screen.hands.move(itemAt: item(0), to: item(1), in: screen.collection)
    #expect(list.moves == 2)
  }

  @Test("stops the app when the delegate has an item go where none can be")
  func badTarget() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck()
      deck.target = { _ in IndexPath(item: 3, section: 0) }
      let screen = Screen(deck)
      let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
      try? screen.hands.move(itemAt: first, to: second, in: screen.collection)
    }
    #expect(
      standardError(of: stop).contains(
        "reason: 'Attempted to move an item to an index path that does not exist after the move "
          + "(<NSIndexPath: 0x…> {length = 2, path = 0 - 3})."))
  }

  @Test("moves items of a diffable data source that lets them be moved")
  func diffable() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    let window = UIWindow(frame: collection.frame)
    window.addSubview(collection)
    let hands = UserHands(on: window)
    #expect(throws: UserHands.Failure.notEditable(item(0), because: "it cannot be moved")) {
      try hands.move(itemAt: item(0), to: item(2), in: collection)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var after: [String] = []
    source.reorderingHandlers.didReorder = { after = $0.finalSnapshot.itemIdentifiers }
    try hands.move(itemAt: item(0), to: item(2), in: collection)
    #expect(after == ["b", "c", "a"])
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
  }

  @Test("has its cells know that they are edited, but for those that the delegate leaves out")
  func state() {
    let deck = Deck()
    deck.canEdit = { $0.item != 1 }
    let screen = Screen(deck)
    let cells = (0..<3).compactMap { screen.collection.cellForItem(at: item($0)) }
    #expect(cells.map(\.configurationState.isEditing) == [false, false, false])
    screen.collection.isEditing = true
    #expect(cells.map(\.configurationState.isEditing) == [true, false, true])
  }

  @Test("lets items be selected only if it is said")
  func selection() throws {
    let screen = Screen(Deck())
    let deck = Deck()
    screen.collection.dataSource = deck
    screen.collection.selectItem(at: item(0), animated: false, scrollPosition: [])
    screen.collection.isEditing = true
    #expect(screen.collection.indexPathsForSelectedItems == [])
    try screen.hands.tap(itemAt: item(1), in: screen.collection)
    #expect(screen.collection.indexPathsForSelectedItems == [])
    screen.collection.allowsMultipleSelectionDuringEditing = true
    try screen.hands.tap(itemAt: item(1), in: screen.collection)
    try screen.hands.tap(itemAt: item(2), in: screen.collection)
    #expect(screen.collection.indexPathsForSelectedItems == [item(1), item(2)])
    screen.collection.isEditing = false
    #expect(screen.collection.indexPathsForSelectedItems == [])
  }
}
