// The spellings before Swift 4.2, as far as list code has them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The spelling before Swift 4.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { .required }
/// The spelling before Swift 4.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { .defaultHigh }
/// The spelling before Swift 4.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { .defaultLow }
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

extension NSNotification.Name {
  /// The spelling before Swift 4.2.
  @available(*, deprecated, renamed: "UITableView.selectionDidChangeNotification")
  public static var UITableViewSelectionDidChange: NSNotification.Name {
    UITableView.selectionDidChangeNotification
  }
}

extension UIView {
  /// The spelling before Swift 4.2.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The spelling before Swift 4.2.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The spelling before Swift 4.2.
@available(*, deprecated, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The spelling before Swift 4.2.
@available(*, deprecated, message: "Compare with ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ left: UIEdgeInsets, _ right: UIEdgeInsets) -> Bool {
  left == right
}
