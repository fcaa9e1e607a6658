import Foundation

/// Which class an element stands for when it names none.
enum NibElementKind {
  /// The engine's class for a tag. A view that the engine does not have is a plain view; an object
  /// that is no view, such as a gesture recognizer, is a plain object.
  @MainActor
  static func baseClass(of tag: String) -> AnyClass {
    if let known = classes[tag] { return known }
    return isView(tag) ? UIView.self : NSObject.self
  }

  /// Whether a tag stands for a view.
  static func isView(_ tag: String) -> Bool {
    let lowercased = tag.lowercased()
    return viewTags.contains(tag) || lowercased.hasSuffix("view") || lowercased.hasSuffix("bar")
      || lowercased.hasSuffix("cell")
  }

  @MainActor
  private static let classes: [String: AnyClass] = [
    "label": UILabel.self,
    "button": UIButton.self,
    "imageView": UIImageView.self,
    "switch": UISwitch.self,
    "textField": UITextField.self,
    "control": UIControl.self,
    "scrollView": UIScrollView.self,
    "tableViewCell": UITableViewCell.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "tableView": UITableView.self,
    "collectionView": UICollectionView.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "stackView": UIStackView.self,
    "window": UIWindow.self,
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UIViewController.self,
    "splitViewController": UIViewController.self,
    "pageViewController": UIViewController.self,
    "glkViewController": UIViewController.self,
    "avPlayerViewController": UIViewController.self,
  ]

  /// Views whose tags do not say so.
  private static let viewTags: Set<String> = [
    "label", "button", "switch", "slider", "stepper", "textField", "control", "segmentedControl",
    "pageControl", "datePicker", "colorWell", "window", "tableViewCellContentView",
    "collectionViewCellContentView",
  ]
}
