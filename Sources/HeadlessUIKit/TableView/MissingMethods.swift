import Foundation

/// The optional methods that a table has found its data source and its delegate not to have.
///
/// Without Objective-C nobody can be asked whether it implements a method. But a default can say
/// that it was called: the defaults of these methods do, and the table does not call them again.
/// So a table whose delegate has no `heightForRowAt` does not ask it for a million heights.
///
/// A default counts only when it runs on the table's own delegate or data source: one that hands a
/// call on to another object does have the method.
struct MissingMethods: OptionSet {
  let rawValue: Int

  static let titleForHeader = MissingMethods(rawValue: 1 << 0)
  static let titleForFooter = MissingMethods(rawValue: 1 << 1)
  static let commit = MissingMethods(rawValue: 1 << 2)
  static let moveRow = MissingMethods(rawValue: 1 << 3)
  static let ofDataSource: MissingMethods = [.titleForHeader, .titleForFooter, .commit, .moveRow]

  static let heightForRow = MissingMethods(rawValue: 1 << 8)
  static let estimatedHeightForRow = MissingMethods(rawValue: 1 << 9)
  static let heightForHeader = MissingMethods(rawValue: 1 << 10)
  static let heightForFooter = MissingMethods(rawValue: 1 << 11)
  static let estimatedHeightForHeader = MissingMethods(rawValue: 1 << 12)
  static let estimatedHeightForFooter = MissingMethods(rawValue: 1 << 13)
  static let viewForHeader = MissingMethods(rawValue: 1 << 14)
  static let viewForFooter = MissingMethods(rawValue: 1 << 15)
  static let indentationLevel = MissingMethods(rawValue: 1 << 16)
  static let ofDelegate: MissingMethods = [
    .heightForRow, .estimatedHeightForRow, .heightForHeader, .heightForFooter,
    .estimatedHeightForHeader, .estimatedHeightForFooter, .viewForHeader, .viewForFooter,
    .indentationLevel,
  ]
}

extension UITableView {
  /// Starts to find out anew which methods of a data source or delegate are missing. What it knows of
  /// itself it need not be asked for.
  func forgetMissingMethods(_ methods: MissingMethods, of object: AnyObject?) {
    let known = (object as? any MissingMethodsKnowing)?.missingMethods ?? []
    missingMethods = missingMethods.subtracting(methods).union(known.intersection(methods))
  }

  /// Called by the default of an optional method.
  func note(_ method: MissingMethods, missingFrom object: AnyObject) {
    let asked: AnyObject? = MissingMethods.ofDelegate.contains(method) ? delegate : dataSource
    if object === asked { missingMethods.insert(method) }
  }

  /// The delegate, when it is worth asking.
  func delegate(for method: MissingMethods) -> (any UITableViewDelegate)? {
    missingMethods.contains(method) ? nil : delegate
  }

  /// The data source, when it is worth asking.
  func dataSource(for method: MissingMethods) -> (any UITableViewDataSource)? {
    missingMethods.contains(method) ? nil : dataSource
  }
}
