import Foundation

/// The view that shows a `UIListContentConfiguration`: an image, and two texts beside or below each
/// other.
///
/// It is as high as its texts need in its width by the metric of `UIFont`, or its image, with the
/// margins of the configuration around them, and at least as high as its style wants: 44 points for
/// a row. A text of 17 points takes 20.4 points a line.
///
/// ```swift
/// var content = UIListContentConfiguration.subtitleCell()
/// content.text = "Dune"
/// content.secondaryText = "Frank Herbert"
/// UIListContentView(configuration: content).sizeThatFits(CGSize(width: 320, height: 0)).height
/// // 58.8 = 11 + 20.4 + 2 + 14.4 + 11
/// ```
open class UIListContentView: UIView, UIContentView {
  /// A view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    contentDidChange()
  }

  /// A view from a nib, which shows nothing yet.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// What the view shows. It takes a `UIListContentConfiguration` only.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        UIKitException.invalidArgument.raise(
          "\(uiKitIdentity) shows a UIListContentConfiguration and was given a "
            + "\(type(of: newValue)); make the view of that configuration instead")
      }
      guard new != content else { return }
      content = new
      contentDidChange()
    }
  }
  private var content: UIListContentConfiguration

  private var imageView: UIImageView?
  private var textLabel: UILabel?
  private var secondaryTextLabel: UILabel?

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width, height: bounds.height)
    imageView?.frame = layout.image
    textLabel?.frame = layout.text
    secondaryTextLabel?.frame = layout.secondaryText
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0 else { return intrinsicContentSize }
    return CGSize(width: size.width, height: layout(width: size.width).height)
  }

  /// The width in which each text takes one line, and the height for it.
  open override var intrinsicContentSize: CGSize {
    let layout = layout(width: .greatestFiniteMagnitude)
    return CGSize(width: layout.naturalWidth, height: layout.height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let natural = intrinsicContentSize
    let width =
      horizontalFittingPriority == .required
        || natural.width > targetSize.width
          && targetSize.width > 0
      ? targetSize.width : natural.width
    let height = layout(width: width).height
    return CGSize(
      width: width, height: verticalFittingPriority == .required ? targetSize.height : height)
  }

  override var wrapsAtItsWidth: Bool { true }

  override func textHeight(inWidth width: CGFloat) -> CGFloat {
    width > 0 ? layout(width: width).height : intrinsicContentSize.height
  }

  private func layout(width: CGFloat, height: CGFloat? = nil) -> ListContentLayout {
    ListContentLayout(content, margins: margins, width: width, height: height)
  }

  /// The configuration's margins, and those of the view around where these are larger.
  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let outer = superview?.marginsOfListContent else { return margins }
    let axes = content.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private func contentDidChange() {
    alpha = content.alpha
    show(content.image, content.imageProperties)
    show(content.text, content.textProperties, in: &textLabel)
    show(content.secondaryText, content.secondaryTextProperties, in: &secondaryTextLabel)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ image: UIImage?, _ properties: UIListContentConfiguration.ImageProperties
  ) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    view.image = image
    view.tintColor = properties.tintColor.map { properties.resolvedTintColor(for: $0) }
    if view.superview == nil { addSubview(view) }
    imageView = view
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties,
    in label: inout UILabel?
  ) {
    guard let text = properties.shown(text), !text.isEmpty else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let view = label ?? UILabel(frame: .zero)
    properties.apply(to: view, text: text)
    if view.superview == nil { addSubview(view) }
    label = view
  }
}

extension UIView {
  /// The least margins of a list's content that stands in the view: those of the view, or what a cell
  /// keeps from its edges and from what stands beside the content.
  fileprivate var marginsOfListContent: NSDirectionalEdgeInsets {
    (self as? any ConfigurableView)?.contentMargins ?? directionalLayoutMargins
  }
}
