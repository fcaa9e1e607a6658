import Foundation

/// Sets an object's outlets by their names.
@MainActor
struct NibConnector {
  private let object: NSObject
  private let outlets: [String: any NibOutlet]
  private let plainProperties: Set<String>

  /// Looks through the properties of an object's class and its superclasses.
  init(_ object: NSObject) {
    var outlets: [String: any NibOutlet] = [:]
    var plain: Set<String> = []
    for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
      for child in mirror.children {
        guard let label = child.label else { continue }
        if let outlet = child.value as? any NibOutlet {
          // The wrapper of `name` is called `_name`. A subclass's property hides its superclass's.
          let name = String(label.dropFirst())
          if outlets[name] == nil { outlets[name] = outlet }
        } else {
          plain.insert(label)
        }
      }
    }
    self.object = object
    self.outlets = outlets
    plainProperties = plain
  }

  /// Connects an outlet; nil stands for a part of the nib that the engine does not make.
  func connect(_ name: String, to value: AnyObject?) {
    if let outlet = outlets[name] {
      guard let value, !outlet.connect(value) else { return }
      StandardError.log(
        "The outlet '\(name)' of \(object.uiKitIdentity) is a \(outlet.typeName), but the nib "
          + "connects a \(uiKitName(of: type(of: value))): it stays nil.")
    } else if !object.setNibValue(value, forKey: name) {
      if plainProperties.contains(name) {
        StandardError.log(
          "The property '\(name)' of \(type(of: object).uiKitName) is no outlet: "
            + "write '@Outlet var \(name)'.")
      }
      NibConnector.raiseUndefinedKey(name, of: object)
    }
  }

  /// Connects an outlet to several objects.
  func connect(_ name: String, toAll values: [AnyObject]) {
    guard let outlet = outlets[name] else { NibConnector.raiseUndefinedKey(name, of: object) }
    guard !outlet.connect(values) else { return }
    StandardError.log(
      "The outlet collection '\(name)' of \(object.uiKitIdentity) is a \(outlet.typeName), which "
        + "is not what the nib connects: it stays nil.")
  }

  /// Ends the process as UIKit does when an object has no property of a name.
  static func raiseUndefinedKey(_ key: String, of object: NSObject) -> Never {
    UIKitException.unknownKey.raise(
      "[<\(type(of: object).uiKitName) \(object.address)> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }
}

extension NSObject {
  /// Sets one of the properties that UIKit's own classes offer as outlets; false when there is none
  /// of that name.
  @MainActor
  func setNibValue(_ value: AnyObject?, forKey key: String) -> Bool {
    switch (self, key) {
    case (let controller as UIViewController, "view"): controller.view = value as? UIView
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = value as? UIView
    case (let cell as UITableViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = value as? UIView
    case (let view as UITableViewHeaderFooterView, "backgroundView"):
      view.backgroundView = value as? UIView
    case (let cell as UICollectionViewCell, "backgroundView"):
      cell.backgroundView = value as? UIView
    case (let cell as UICollectionViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = value as? UIView
    case (let table as UITableView, "dataSource"):
      table.dataSource = value as? any UITableViewDataSource
    case (let table as UITableView, "delegate"):
      table.delegate = value as? any UITableViewDelegate
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = value as? UIView
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = value as? UIView
    case (let table as UITableView, "backgroundView"): table.backgroundView = value as? UIView
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = value as? any UICollectionViewDataSource
    case (let collection as UICollectionView, "delegate"):
      collection.delegate = value as? any UICollectionViewDelegate
    case (let field as UITextField, "delegate"):
      field.delegate = value as? any UITextFieldDelegate
    case (let view as UIScrollView, "delegate"):
      view.scrollDelegate = value as? any UIScrollViewDelegate
    default: return false
    }
    return true
  }
}
