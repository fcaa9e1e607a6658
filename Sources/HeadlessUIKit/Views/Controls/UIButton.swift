import Foundation

/// A control with a title or an image, that is tapped.
open class UIButton: UIControl {
  /// The looks that UIKit brings along.
  public enum ButtonType: Int, Sendable {
    /// No looks of its own.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
    /// A circled "i".
    case detailDisclosure = 2
    /// A circled "i" on a light background.
    case infoLight = 3
    /// A circled "i" on a dark background.
    case infoDark = 4
    /// A circled plus.
    case contactAdd = 5
    /// A cross that closes something.
    case close = 7
  }

  /// A button at a place, of type `custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button of type `system` with the title, image and action of a `UIAction`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(button: self)
  }

  /// The look that was chosen when the button was made.
  open internal(set) var buttonType = ButtonType.custom

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  /// The label with the title. Asking for it makes it.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
    return label
  }()

  /// The view with the image. Asking for it makes it.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(frame: .zero)
    insertSubview(view, at: 0)
    return view
  }()

  /// Sets the title for a state. A state without a title has that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// The title that was set for a state, or that of `normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title as the button stands now.
  open var currentTitle: String? { title(for: state) }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// The colour of the title for a state. Without one it is white, or the tint colour in a button of
  /// type `system`.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
  }

  /// The colour of the title as the button stands now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// Sets the image for a state. A state without an image has that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// The image that was set for a state, or that of `normal`.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The image as the button stands now.
  open var currentImage: UIImage? { image(for: state) }

  /// The space between the button's edge and its content.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var isEnabled: Bool { didSet { contentDidChange() } }
  open override var isSelected: Bool { didSet { contentDidChange() } }
  open override var isHighlighted: Bool { didSet { contentDidChange() } }

  /// Does the actions for some events. A tap also triggers the primary action, as UIKit's does.
  open override func sendActions(for controlEvents: Event) {
    let triggersPrimary = controlEvents.contains(.touchUpInside)
    super.sendActions(
      for: triggersPrimary ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentDidChange()
    let room = bounds.inset(by: contentEdgeInsets)
    let imageSize = currentImage?.size ?? .zero
    let titleSize = currentTitle == nil ? .zero : titleLabel?.sizeThatFits(.zero) ?? .zero
    let titleWidth = min(titleSize.width, max(0, room.width - imageSize.width))
    var x = room.midX - (imageSize.width + titleWidth) / 2
    if currentImage != nil {
      imageView?.frame = CGRect(
        x: x, y: room.midY - imageSize.height / 2, width: imageSize.width, height: imageSize.height)
      x += imageSize.width
    }
    if currentTitle != nil {
      titleLabel?.frame = CGRect(
        x: x, y: room.midY - titleSize.height / 2, width: titleWidth, height: titleSize.height)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let imageSize = currentImage?.size ?? .zero
    let titleSize = currentTitle == nil ? .zero : titleLabel?.sizeThatFits(.zero) ?? .zero
    return CGSize(
      width: imageSize.width + titleSize.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(imageSize.height, titleSize.height) + contentEdgeInsets.top
        + contentEdgeInsets.bottom)
  }

  /// Shows title, colour and image of the present state.
  private func contentDidChange() {
    if !titles.isEmpty {
      titleLabel?.text = currentTitle
      titleLabel?.textColor = currentTitleColor
    }
    if !images.isEmpty { imageView?.image = currentImage }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
