import Foundation
import Swift5Client
import Testing

@testable import HeadlessUIKit

@Suite("What a diffable data source says is wrong")
@MainActor
struct DiffableMessageTests {
  @Test("Row 213: a cell provider without a cell")
  func noCell() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      let source = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil
      }
      source.apply(snapshot("A: a"))
      table.layoutIfNeeded()
    }
    #expect(
      standardError(of: stop).contains(
        "reason: 'UITableViewDiffableDataSource cell provider returned nil for index path "
          + "<NSIndexPath: 0x…> {length = 2, path = 0 - 0} with item identifier 'a', which is not "
          + "allowed. You must always return a cell to the table view: <UITableView: 0x…"))
  }

  @Test("Row 213: the same of a collection view")
  func noCollectionCell() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 440),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
        _, _, _ in nil
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["A"])
      snapshot.appendItems([7])
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    #expect(
      standardError(of: stop).contains(
        "reason: 'UICollectionViewDiffableDataSource cell provider returned nil for index path "
          + "<NSIndexPath: 0x…> {length = 2, path = 0 - 0} with item identifier '7', which is not "
          + "allowed. You must always return a cell to the collection view: <UICollectionView: 0x…")
    )
  }

  @Test("Row 214: a header that nobody provides")
  func noSupplementaryProvider() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let it = DiffableGrid("A: a")
      it.layout.headerReferenceSize = CGSize(width: 320, height: 40)
      it.grid.layoutIfNeeded()
    }
    let text = standardError(of: stop)
    #expect(text.contains("reason: 'CollectionView <UICollectionView: 0x…"))
    #expect(
      text.contains(
        "> requested a supplementary view, but a supplementaryViewProvider was not specified on the "
          + "diffable data source <UICollectionViewDiffableDataSource<"))
  }

  @Test("Row 160: a supplementary view provider without a view")
  func noSupplementaryView() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let it = DiffableGrid("A: a")
      it.source.supplementaryViewProvider = { _, _, _ in nil }
      it.layout.headerReferenceSize = CGSize(width: 320, height: 40)
      it.grid.layoutIfNeeded()
    }
    #expect(standardError(of: stop).contains("or is nil ((null))'"))
  }

  @Test("Row 215: a question past the last section", arguments: [true, false])
  func pastTheEnd(ofTable: Bool) async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor [ofTable] in
      if ofTable {
        let it = DiffableTable("A: a")
        _ = it.source.tableView(it.table, numberOfRowsInSection: 1)
      } else {
        let it = DiffableGrid("A: a")
        _ = it.source.collectionView(it.grid, numberOfItemsInSection: 1)
      }
    }
    expect(stop, raised: "Invalid parameter not satisfying: section < _impl.numberOfSections")
  }

  @Test("Row 216: from the main queue while a change from another one waits")
  func mixedQueues() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let it = DiffableTable("A: a")
      applyOnOtherThread([snapshot("A: b")], to: it.source)
      it.source.apply(snapshot("A: c"))
    }
    #expect(
      standardError(of: stop).contains(
        "reason: 'Deadlock detected: calling this method on the main queue with outstanding async "
          + "updates is not permitted and will deadlock. Please always submit updates either always "
          + "on the main queue or always off the main queue - view=<UITableView: 0x…"))
  }

  @Test("Row 216: changes from another queue alone come in their order")
  func otherQueue() async {
    let it = DiffableTable("A: a")
    applyOnOtherThread([snapshot("A: b"), snapshot("A: c d")], to: it.source)
    #expect(it.texts == ["a"])
    while it.source.snapshot().numberOfItems < 2 { await Task.yield() }
    #expect(it.texts == ["c", "d"])
    it.source.apply(snapshot("A: e"), completion: nil)
    #expect(it.texts == ["e"])
  }
}
