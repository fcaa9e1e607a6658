import Foundation

extension UIColor {
  /// A colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ shift: CGFloat) -> CGFloat {
      let position = (shift + sector).truncatingRemainder(dividingBy: 6)
      let distance = max(0, min(position, 4 - position, 1))
      return brightness * (1 - saturation * distance)
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// A colour that follows the traits. It is that of the headless screen: of light mode.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(.current)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The colour in other traits: the same, since colours have no others.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Gives the components of a grey, where 0 is black; false for a colour that is none.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
    return true
  }

  /// The tint of views that have none of their own.
  public static let tintColor = UIColor.systemBlue
  /// The colour of text of fourth rank.
  public static let quaternaryLabel = UIColor(
    red: 0.235, green: 0.235, blue: 0.263, alpha: 0.18)
  /// The colour of a link.
  public static let link = UIColor.systemBlue
  /// The colour of lines that hide what is behind them.
  public static let opaqueSeparator = UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1)
  /// The colour behind thin things, such as a slider's track.
  public static let systemFill = UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.2)
  /// The colour behind things of middle size.
  public static let secondarySystemFill = UIColor(
    red: 0.471, green: 0.471, blue: 0.502, alpha: 0.16)
  /// The colour behind large things, such as a field for text.
  public static let tertiarySystemFill = UIColor(
    red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
  /// The colour behind large things with content of their own.
  public static let quaternarySystemFill = UIColor(
    red: 0.455, green: 0.455, blue: 0.502, alpha: 0.08)
  /// The colour behind content that stands on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor.systemGroupedBackground
  /// The colour of text on a light ground.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour of text on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
