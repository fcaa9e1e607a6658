import Foundation

/// A text that cannot be edited.
open class UILabel: UIView {
  /// A label at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    (coder as? NibCoder)?.decode(label: self)
  }

  /// The text.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The text with attributes. Setting it sets `text`; the attributes are kept and not shown.
  open var attributedText: NSAttributedString? {
    get { styledText?.string == text ? styledText : text.map { NSAttributedString(string: $0) } }
    set {
      styledText = newValue
      text = newValue?.string
    }
  }
  private var styledText: NSAttributedString?

  /// The font: 17 points unless another is set. Setting nil brings that back.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the text.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// The colour of the text while `isHighlighted`.
  open var highlightedTextColor: UIColor?

  /// Whether the label stands in a highlighted or selected cell.
  open var isHighlighted = false

  /// Whether the text is shown as active.
  open var isEnabled = true

  /// Where the lines begin.
  open var textAlignment = NSTextAlignment.natural

  /// What happens to a text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The most lines the text may take; 0 is as many as it needs.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }

  /// Whether a text that is too long is shown in a smaller font.
  open var adjustsFontSizeToFitWidth = false

  /// How small `adjustsFontSizeToFitWidth` may make the font.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the font follows the size that the user wishes.
  open var adjustsFontForContentSizeCategory = false

  /// The width at which a text of several lines is measured by `intrinsicContentSize`; 0 is none.
  /// With 0 constraints give the label the height that its text needs in the width that they give it.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  override var wrapsAtItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func textHeight(inWidth width: CGFloat) -> CGFloat {
    textSize(width: width > 0 ? width : .greatestFiniteMagnitude).height
  }

  override var descriptionParts: [String] {
    super.descriptionParts + [text.map { "text = '\($0)'" }].compactMap(\.self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override var intrinsicContentSize: CGSize {
    textSize(
      width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  private func textSize(width: CGFloat) -> CGSize {
    TextMetric.size(of: text ?? "", font: font, width: width, lines: numberOfLines)
  }
}
