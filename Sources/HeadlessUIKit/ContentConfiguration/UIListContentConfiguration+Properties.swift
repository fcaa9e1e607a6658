import Foundation

extension UIListContentConfiguration {
  /// How the image of a list's content looks.
  public struct ImageProperties: Hashable {
    /// The room that stands for "as much as the system gives symbols": 28 points here.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The colour of an image that takes its colour from the view; nil is that of the view.
    public var tintColor: UIColor?
    /// A change of `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners. It is kept and not shown.
    public var cornerRadius: CGFloat = 0
    /// The most room the image may take; 0 in a direction is as much as it needs. An image that is
    /// larger is scaled down.
    public var maximumSize = CGSize.zero
    /// The room in which the image stands in the middle, so that texts begin at one place whatever
    /// the images' sizes; 0 in a direction is the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours where colours are inverted. It is kept and not shown.
    public var accessibilityIgnoresInvertColors = false

    /// The colour for the tint of a view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The room that a dimension of `reservedLayoutSize` stands for.
    static func room(_ reserved: CGFloat, image: CGFloat) -> CGFloat {
      if reserved == standardDimension { return max(28, image) }
      return reserved > 0 ? reserved : image
    }
  }

  /// How a text of a list's content looks.
  public struct TextProperties: Hashable {
    /// Where the lines of a text begin.
    public enum TextAlignment: Sendable {
      /// Where the language has it.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }

    /// A change of the letters.
    public enum TextTransform: Sendable {
      /// None.
      case none
      /// All letters large.
      case uppercase
      /// All letters small.
      case lowercase
      /// The first letter of each word large.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// A change of `color`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where the lines begin.
    public var alignment = TextAlignment.natural
    /// What happens to a text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines the text may take; 0, the default, is as many as it needs.
    public var numberOfLines = 0
    /// Whether a text that is too long is shown in a smaller font. It is kept and not shown.
    public var adjustsFontSizeToFitWidth = false
    /// How small `adjustsFontSizeToFitWidth` may make the font.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may come closer before a text is cut. It is kept and not shown.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the size that the user wishes. There is no such wish here.
    public var adjustsFontForContentSizeCategory = true
    /// A change of the letters.
    public var transform = TextTransform.none
    /// Whether the whole text is shown beside a pointer. There is none here.
    public var showsExpansionTextWhenTruncated = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour in which the text is shown.
    public func resolvedColor() -> UIColor {
      colorTransformer?(color) ?? color
    }

    /// A text as it is shown.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }

    /// Shows a text in a label.
    @MainActor
    func apply(to label: UILabel, text: String) {
      label.text = text
      label.font = font
      label.textColor = resolvedColor()
      label.textAlignment =
        switch alignment {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = numberOfLines
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
}
