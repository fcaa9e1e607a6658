import Foundation
import HeadlessUIKit

/// A list whose rows can be edited and moved, and that writes down what it is asked.
@MainActor
class Editable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  var texts: [[String]]
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var style = UITableViewCell.EditingStyle.delete
  var trailing: UISwipeActionsConfiguration?
  var leading: UISwipeActionsConfiguration?
  var rowActions: [UITableViewRowAction]?
  var target: (IndexPath) -> IndexPath = { $0 }
  var indents = true

  init(_ texts: [String]...) {
    self.texts = texts
  }

  func numberOfSections(in tableView: UITableView) -> Int { texts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = texts[indexPath.section][indexPath.row]
    cell.showsReorderControl = true
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    log.add("canEdit \(indexPath.row)")
    return canEdit(indexPath)
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    log.add("editingStyle \(indexPath.row)")
    return style
  }
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    log.add("shouldIndent \(indexPath.row)")
    return indents
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.add("commit \(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
    if editingStyle == .delete {
      texts[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      texts[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.add("target \(proposedDestinationIndexPath.row)")
    return target(proposedDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let shown = tableView.cellForRow(at: destinationIndexPath)?.textLabel?.text ?? "-"
    log.add(
      "move \(sourceIndexPath.row) to \(destinationIndexPath.row), shown there: \(shown), "
        + "uncommitted: \(tableView.hasUncommittedUpdates)")
    let text = texts[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    texts[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { rowActions }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.add("willBegin \(indexPath.row), editing: \(tableView.isEditing)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.add("didEnd \(indexPath.map { "\($0.row)" } ?? "nil"), editing: \(tableView.isEditing)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.add("accessory \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.row)")
  }
}

/// A table on a screen with hands at it.
@MainActor
struct EditedScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var hands: UserHands { UserHands(on: window) }
  /// A table does not keep its data source.
  private let list: any UITableViewDataSource & UITableViewDelegate

  init(
    _ list: any UITableViewDataSource & UITableViewDelegate,
    _ cellClass: AnyClass = UITableViewCell.self
  ) {
    self.list = list
    table.register(cellClass, forCellReuseIdentifier: "Row")
    table.dataSource = list
    table.delegate = list
    window.addSubview(table)
    window.makeKeyAndVisible()
    table.layoutIfNeeded()
  }

  /// The texts on the screen, from top to bottom.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}
