import Foundation
import Testing

import HeadlessUIKit

/// Where an app's code is called from the middle of a list's work.
private enum Moment: CaseIterable {
  case cell, willDisplay, didEndDisplaying, didScroll
}

/// A data source and delegate that does something to its list at one moment, each time.
@MainActor
private final class Meddler: NSObject {
  let moment: Moment
  var meddle: (() -> Void)?
  private var depth = 0

  init(_ moment: Moment) {
    self.moment = moment
  }

  func now(_ moment: Moment) {
    // A call from inside such a call would be the app's own endless loop.
    guard moment == self.moment, depth < 3 else { return }
    depth += 1
    meddle?()
    depth -= 1
  }
}

extension Meddler: UITableViewDataSource, UITableViewDelegate {
  func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 50 }
  func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    now(.cell)
    return table.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }
  func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {
    now(.willDisplay)
  }
  func tableView(_: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath) {
    now(.didEndDisplaying)
  }
  func scrollViewDidScroll(_: UIScrollView) { now(.didScroll) }
}

extension Meddler: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 50 }
  func collectionView(_ collection: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    now(.cell)
    return collection.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
  }
  func collectionView(
    _: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath
  ) { now(.willDisplay) }
  func collectionView(
    _: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt _: IndexPath
  ) { now(.didEndDisplaying) }
}

@Suite("A list that is called from the middle of its own work", .timeLimit(.minutes(10)))
@MainActor
struct ReentrantCallTests {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 440)

  /// Scrolls a list whose app meddles, and then looks whether it is sound when nobody does any more.
  private func scroll(_ list: UIScrollView, _ meddler: Meddler, meddle: @escaping () -> Void) {
    let window = UIWindow(frame: frame)
    window.addSubview(list)
    window.layoutIfNeeded()
    meddler.meddle = meddle
    for step in 0..<20 {
      list.contentOffset.y = CGFloat(step * 90)
      window.layoutIfNeeded()
    }
    meddler.meddle = nil
    list.frame = frame
    window.addSubview(list)
  }

  @Test("a table comes to an end, and shows its rows", arguments: Moment.allCases)
  private func table(moment: Moment) {
    let first = IndexPath(row: 0, section: 0)
    let deeds: [(String, (UITableView) -> Void)] = [
      ("reloadData", { $0.reloadData() }),
      ("layoutIfNeeded", { ($0.setNeedsLayout(), $0.layoutIfNeeded()).0 }),
      ("an empty batch", { $0.performBatchUpdates({}) }),
      ("reloadRows", { $0.reloadRows(at: [first], with: .none) }),
      ("contentOffset", { $0.contentOffset.y += 1 }),
      ("scrollToRow", { $0.scrollToRow(at: first, at: .top, animated: true) }),
      ("selectRow", { $0.selectRow(at: first, animated: true, scrollPosition: .middle) }),
      ("frame", { $0.frame.size.height += 1 }),
      ("rowHeight", { $0.rowHeight = $0.rowHeight == 44 ? 45 : 44 }),
      ("setEditing", { $0.setEditing(!$0.isEditing, animated: true) }),
      ("removeFromSuperview", { $0.removeFromSuperview() }),
      ("dataSource", { $0.dataSource = $0.dataSource }),
    ]
    for (name, deed) in deeds {
      let meddler = Meddler(moment)
      let table = UITableView(frame: frame)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
      table.dataSource = meddler
      table.delegate = meddler
      scroll(table, meddler) { deed(table) }
      table.rowHeight = 44
      table.reloadData()
      table.contentOffset.y = 880
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(20..<30), "\(name) in \(moment)")
    }
  }

  @Test("a collection view comes to an end, and shows its items", arguments: Moment.allCases)
  private func collection(moment: Moment) {
    let first = IndexPath(item: 0, section: 0)
    let deeds: [(String, (UICollectionView) -> Void)] = [
      ("reloadData", { $0.reloadData() }),
      ("layoutIfNeeded", { ($0.setNeedsLayout(), $0.layoutIfNeeded()).0 }),
      ("an empty batch", { $0.performBatchUpdates({}) }),
      ("reloadItems", { $0.reloadItems(at: [first]) }),
      ("reloadSections", { $0.reloadSections([0]) }),
      ("contentOffset", { $0.contentOffset.y += 1 }),
      ("scrollToItem", { $0.scrollToItem(at: first, at: .top, animated: true) }),
      ("frame", { $0.frame.size.height += 1 }),
      ("invalidateLayout", { $0.collectionViewLayout.invalidateLayout() }),
      ("another layout", { $0.collectionViewLayout = UICollectionViewFlowLayout() }),
      (
        "setCollectionViewLayout",
        {
          $0.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        }
      ),
      ("isEditing", { $0.isEditing.toggle() }),
      ("removeFromSuperview", { $0.removeFromSuperview() }),
      ("dataSource", { $0.dataSource = $0.dataSource }),
    ]
    for (name, deed) in deeds {
      for estimate in [CGSize.zero, CGSize(width: 60, height: 60)] {
        let meddler = Meddler(moment)
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = estimate
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Row")
        collection.dataSource = meddler
        collection.delegate = meddler
        scroll(collection, meddler) { deed(collection) }
        let rows = UICollectionViewFlowLayout()
        rows.itemSize = CGSize(width: 320, height: 44)
        rows.minimumLineSpacing = 0
        collection.collectionViewLayout = rows
        collection.reloadData()
        collection.layoutIfNeeded()
        collection.contentOffset.y = 880
        collection.layoutIfNeeded()
        #expect(
          collection.indexPathsForVisibleItems.map(\.item).sorted() == Array(20..<30),
          "\(name) in \(moment)")
      }
    }
  }

  @Test("a delegate that holds the content lets a finger go, after a while")
  func heldContent() throws {
    final class Holder: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset = .zero }
    }
    let holder = Holder()
    let view = UIScrollView(frame: frame)
    view.contentSize.height = 5000
    view.delegate = holder
    try UserHands(on: view).scroll(view, by: 300)
    try UserHands(on: view).scroll(view, to: 300)
    #expect(view.contentOffset == .zero)
    withExtendedLifetime(holder) {}
  }

  @Test("an update that calls for itself without end stops the app, and says so")
  func endlessUpdates() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 3 }
        func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
        func tableView(
          _ table: UITableView, didEndDisplaying _: UITableViewCell, forRowAt indexPath: IndexPath
        ) { table.reloadRows(at: [indexPath], with: .none) }
      }
      let source = Source()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      table.dataSource = source
      table.delegate = source
      table.layoutIfNeeded()
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(
      standardError(of: stop).contains(
        "'the table view is updated from inside its own updates without end; do not insert, delete, "
          + "reload or move rows in a delegate method that these updates call. Table view: <UITable"
      ))
  }

  @Test("a scroll that calls for itself without end stops the app, and says so")
  func endlessScroll() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Delegate: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
      }
      let delegate = Delegate()
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      view.delegate = delegate
      view.contentOffset.y = 1
      withExtendedLifetime(delegate) {}
    }
    #expect(
      standardError(of: stop).contains(
        "'the content offset is changed from inside scrollViewDidScroll: without end; set it only "
          + "where it is not what it should be. Scroll view: <UIScrollView"))
  }
}
