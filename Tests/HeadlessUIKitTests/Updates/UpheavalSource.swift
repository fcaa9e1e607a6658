import Foundation
import Testing

@testable import HeadlessUIKit

/// The model as a data source.
@MainActor
final class UpheavalSource: NSObject {
  var model = ListModel(sections: 3, items: 8)
  /// The cells that were announced and not taken back.
  var displayed: Set<ObjectIdentifier> = []
  /// How many more times a cell that comes or goes moves the content.
  var nudges = 0
  private var versions: [Int: Int] = [:]

  /// What the cell of an item says. Another text is seen when the item is reloaded or reconfigured.
  func text(of id: Int) -> String { "\(id).\(versions[id] ?? 0)" }
  func renew(_ id: Int) { versions[id, default: 0] += 1 }

  func fill(_ cell: UIView, _ indexPath: IndexPath) {
    cell.tag = model[indexPath]
    cell.accessibilityLabel = text(of: model[indexPath])
  }

  func appeared(_ cell: UIView, in list: UIScrollView) {
    #expect(displayed.insert(ObjectIdentifier(cell)).inserted, "\(cell.tag) is announced twice")
    nudge(list)
  }

  func left(_ cell: UIView, in list: UIScrollView) {
    #expect(displayed.remove(ObjectIdentifier(cell)) != nil, "\(cell.tag) was not announced")
    nudge(list)
  }

  private func nudge(_ list: UIScrollView) {
    guard nudges > 0 else { return }
    nudges -= 1
    list.contentOffset.y += 7
  }
}

extension UpheavalSource: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in _: UITableView) -> Int { model.sections.count }
  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].items.count
  }
  func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "Head")
    view?.tag = model.sections[section].id
    return view
  }
  func tableView(_: UITableView, heightForHeaderInSection _: Int) -> CGFloat { 24 }
  func tableView(_: UITableView, heightForFooterInSection _: Int) -> CGFloat { 0 }
  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt _: IndexPath) {
    appeared(cell, in: table)
  }
  func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt _: IndexPath
  ) {
    left(cell, in: table)
  }
}

extension UpheavalSource: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in _: UICollectionView) -> Int { model.sections.count }
  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    model.sections[section].items.count
  }
  func collectionView(_ collection: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
  func collectionView(
    _ collection: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collection.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    view.tag = model.sections[indexPath.section].id
    return view
  }
  func collectionView(
    _ collection: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt _: IndexPath
  ) {
    appeared(cell, in: collection)
  }
  func collectionView(
    _ collection: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt _: IndexPath
  ) {
    left(cell, in: collection)
  }
}

/// How high the row of an item would rather be.
func upheavalHeight(of id: Int) -> CGFloat { CGFloat(30 + id % 4 * 17) }
