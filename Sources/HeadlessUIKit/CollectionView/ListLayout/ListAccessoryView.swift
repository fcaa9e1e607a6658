import Foundation

/// The view of an accessory: the sign of the system's own, a text, or the app's view.
final class ListAccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private let label: UILabel?
  private let customView: UIView?

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    var label: UILabel?
    var customView: UIView?
    switch accessory.accessoryType {
    case .label:
      let text = UILabel(frame: .zero)
      text.text = accessory.text
      text.font = accessory.font ?? .preferredFont(forTextStyle: .body)
      text.textColor = accessory.options.tintColor ?? .secondaryLabel
      label = text
    case .customView(let view): customView = view
    default: break
    }
    (self.label, self.customView) = (label, customView)
    super.init(frame: .zero)
    if let content = label ?? customView { addSubview(content) }
    isHidden = accessory.options.isHidden
    tintColor = accessory.options.tintColor
    if let action = accessory.action {
      addAction(UIAction { _ in action() }, for: .touchUpInside)
    } else {
      // What stands in a sign that does nothing can be touched; the sign cannot.
      isUserInteractionEnabled = customView != nil
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the system's signs have.
  static let standardWidth: CGFloat = 19

  /// The width of what the accessory shows.
  private var contentSize: CGSize {
    label?.intrinsicContentSize ?? customView?.bounds.size
      ?? CGSize(width: ListAccessoryView.standardWidth, height: ListAccessoryView.standardWidth)
  }

  /// The width of the room that the accessory has.
  var roomWidth: CGFloat {
    switch accessory.options.reservedLayoutWidth {
    case .custom(let width): max(0, width)
    case .standard: ListAccessoryView.standardWidth
    case .actual, nil: contentSize.width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    (label ?? customView)?.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
