import Foundation

/// What a row, a header or a footer of a list usually shows: an image, a text and a second text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = book.title
/// content.secondaryText = book.author
/// cell.contentConfiguration = content
/// ```
///
/// A configuration starts from a style, which has fonts, colours and margins. The headless engine has
/// numbers of its own for these, near UIKit's; `UIListContentView` says how they make a height.
public struct UIListContentConfiguration: Hashable {
  /// The image at the leading edge.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties: ImageProperties

  /// The text. Setting it takes the attributed text away.
  public var text: String? {
    didSet { styledText = nil }
  }
  /// The text with attributes, which are kept and not shown.
  public var attributedText: NSAttributedString? {
    get { styledText }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  private var styledText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties

  /// The second text. Setting it takes the attributed one away.
  public var secondaryText: String? {
    didSet { styledSecondaryText = nil }
  }
  /// The second text with attributes, which are kept and not shown.
  public var secondaryAttributedText: NSAttributedString? {
    get { styledSecondaryText }
    set {
      secondaryText = newValue?.string
      styledSecondaryText = newValue
    }
  }
  private var styledSecondaryText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  /// In which directions the margins are at least those of the view around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The space between the edges and the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the two texts stand side by side, as long as each fits into one line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The space between image and text.
  public var imageToTextPadding: CGFloat
  /// The least space between texts that stand side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between texts of which one stands below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// How opaque the content is.
  public var alpha: CGFloat = 1

  let style: ListContentStyle
  /// Whether the colours are those of content that takes no touches.
  private var isDimmed = false

  init(_ style: ListContentStyle) {
    self.style = style
    imageProperties = ImageProperties()
    textProperties = TextProperties(font: style.font, color: style.color)
    textProperties.transform = style.transform
    secondaryTextProperties = TextProperties(
      font: style.secondaryFont, color: style.secondaryColor)
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style.isSideBySide
    imageToTextPadding = style.imagePadding
    textToSecondaryTextVerticalPadding = style.verticalPadding
  }

  /// The configuration for a state: colours that are still those of the style become those that the
  /// style has in the state. All others stay as they were set.
  ///
  /// The engine's styles dim the texts of a view that takes no touches; other states look the same.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled != isDimmed else { return self }
    var updated = self
    updated.isDimmed = isDisabled
    func update(_ color: inout UIColor, of styleColor: UIColor) {
      let present = isDimmed ? .tertiaryLabel : styleColor
      if color == present { color = isDisabled ? .tertiaryLabel : styleColor }
    }
    update(&updated.textProperties.color, of: style.color)
    update(&updated.secondaryTextProperties.color, of: style.secondaryColor)
    return updated
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// The directions of a screen.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The directions' bits.
  public let rawValue: UInt

  /// Directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
