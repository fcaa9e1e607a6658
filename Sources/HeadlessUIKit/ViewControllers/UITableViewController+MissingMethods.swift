import Foundation

/// A data source or delegate of the engine that knows which of its optional methods its subclasses
/// leave as they are.
@MainActor
protocol MissingMethodsKnowing: AnyObject {
  /// The methods that are not overridden.
  var missingMethods: MissingMethods { get }
}

extension UITableViewController: MissingMethodsKnowing {
  var missingMethods: MissingMethods {
    guard let areOverridden = Self.tracked.areOverridden(by: type(of: self)) else { return [] }
    return zip(FullTableController.methods, areOverridden).reduce(into: []) { missing, method in
      if !method.1 { missing.insert(method.0) }
    }
  }

  private static let tracked = OverriddenMethods(
    of: UITableViewController.self, blank: BlankTableController.self,
    full: FullTableController.self, count: FullTableController.methods.count)
}

private final class BlankTableController: UITableViewController {}

/// A controller that overrides the methods of which a table has to know whether they are there.
private final class FullTableController: UITableViewController {
  /// The methods in the order in which `UITableViewController` declares them.
  static let methods: [MissingMethods] = [
    .titleForHeader, .titleForFooter, .commit, .moveRow, .heightForRow, .estimatedHeightForRow,
    .heightForHeader, .heightForFooter, .estimatedHeightForHeader, .estimatedHeightForFooter,
    .viewForHeader, .viewForFooter, .indentationLevel,
  ]

  override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  override func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  override func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ table: UITableView, moveRowAt origin: IndexPath, to destination: IndexPath
  ) {}
  override func tableView(_ table: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    0
  }
  override func tableView(
    _ table: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 0 }
  override func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    0
  }
  override func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    0
  }
  override func tableView(
    _ table: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { 0 }
  override func tableView(
    _ table: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { 0 }
  override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  override func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  override func tableView(
    _ table: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
}
