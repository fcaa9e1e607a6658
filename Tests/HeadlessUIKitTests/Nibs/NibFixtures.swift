import Foundation

@testable import HeadlessUIKit

// Classes that the .xib files in `Resources` and in the tests name. A nib can name a top-level class
// only.

class EngineTitledCell: UITableViewCell {
  @Outlet var titleLabel: UILabel!
}

final class EngineCardCell: EngineTitledCell {
  @Outlet var subtitleLabel: UILabel!
  @Outlet var buyButton: UIButton?
  @Outlet var stars: [UIImageView]!
  @Outlet var notConnected: UILabel!
  /// What happened, in order.
  var events: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init, \(contentView.subviews.count) subviews, title \(titleLabel as Any?)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake, title \(titleLabel.text ?? "-")")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    events.append("prepareForReuse")
  }
}

final class EngineBadgeCell: UICollectionViewCell {
  @Outlet var countLabel: UILabel!
}

final class EngineHeaderView: UITableViewHeaderFooterView {
  @Outlet var title: UILabel!
}

final class EnginePanelViewController: UIViewController {
  @Outlet var greeting: UILabel!
  var events: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("viewDidLoad, \(greeting.text ?? "-")")
  }
}

final class 엔진프로필셀: UITableViewCell {}

/// A cell that forgot to say `@Outlet`.
final class EnginePlainCell: UITableViewCell {
  var titleLabel: UILabel!
}

final class EngineRefusingView: UIView {
  required init?(coder: NSCoder) { nil }
}

/// A view that loads the nib in which it stands.
final class EngineEndlessView: UIView {
  static let nib = HeadlessUIKitTests.nib(
    "<view id='a' customClass='EngineEndlessView' customModule='HeadlessUIKitTests'/>")

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    EngineEndlessView.nib.instantiate(withOwner: self)
  }
}

/// A class that a nib can make by `init()` alone.
final class EngineModel: NSObject {
  @Outlet var label: UILabel!
  let isMadeByInit = true
}

@MainActor
final class EngineAwakeLog {
  static var names: [Int] = []
}

final class EngineAwakeView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    EngineAwakeLog.names.append(tag)
  }
}

/// A nib whose `objects` are these, after the placeholders.
func nib(_ objects: String, owner: String = "") -> UINib {
  UINib(data: Data(xib(objects, owner: owner).utf8), bundle: .module)
}

/// The text of a .xib file whose `objects` are these, after the placeholders.
func xib(_ objects: String, owner: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
    </objects>
  </document>
  """
}
