import Foundation

/// A colour: red, green, blue and alpha, each from 0 to 1.
///
/// Colours are equal when their components are. Colours that follow light and dark mode have the
/// components of light mode.
open class UIColor: NSObject, @unchecked Sendable {
  let red, green, blue, alpha: CGFloat

  /// A colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// A grey, where 0 is black.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  private convenience init(_ hex: UInt32, alpha: CGFloat = 1) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Gives the components. Returns true: every colour of the engine has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  open override var hash: Int { [red, green, blue, alpha].hashValue }

  open override var description: String {
    "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(alpha)"
  }
}

extension UIColor {
  /// The colour black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey of one third.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A grey of two thirds.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// The colour white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey of one half.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(0xFF0000)
  /// Pure green.
  public static let green = UIColor(0x00FF00)
  /// Pure blue.
  public static let blue = UIColor(0x0000FF)
  /// Green and blue.
  public static let cyan = UIColor(0x00FFFF)
  /// Red and green.
  public static let yellow = UIColor(0xFFFF00)
  /// Red and blue.
  public static let magenta = UIColor(0xFF00FF)
  /// Red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// No colour at all: black with an alpha of 0.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The system's red.
  public static let systemRed = UIColor(0xFF3B30)
  /// The system's green.
  public static let systemGreen = UIColor(0x34C759)
  /// The system's blue, the colour of buttons.
  public static let systemBlue = UIColor(0x007AFF)
  /// The system's orange.
  public static let systemOrange = UIColor(0xFF9500)
  /// The system's yellow.
  public static let systemYellow = UIColor(0xFFCC00)
  /// The system's pink.
  public static let systemPink = UIColor(0xFF2D55)
  /// The system's purple.
  public static let systemPurple = UIColor(0xAF52DE)
  /// The system's teal.
  public static let systemTeal = UIColor(0x30B0C7)
  /// The system's indigo.
  public static let systemIndigo = UIColor(0x5856D6)
  /// The system's mint.
  public static let systemMint = UIColor(0x00C7BE)
  /// The system's cyan.
  public static let systemCyan = UIColor(0x32ADE6)
  /// The system's brown.
  public static let systemBrown = UIColor(0xA2845E)
  /// The system's grey.
  public static let systemGray = UIColor(0x8E8E93)
  /// The second lightest use of the system's grey.
  public static let systemGray2 = UIColor(0xAEAEB2)
  /// A lighter grey.
  public static let systemGray3 = UIColor(0xC7C7CC)
  /// A lighter grey still.
  public static let systemGray4 = UIColor(0xD1D1D6)
  /// A very light grey.
  public static let systemGray5 = UIColor(0xE5E5EA)
  /// The lightest grey.
  public static let systemGray6 = UIColor(0xF2F2F7)

  /// The colour of text.
  public static let label = UIColor(0x000000)
  /// The colour of text of second rank.
  public static let secondaryLabel = UIColor(0x3C3C43, alpha: 0.6)
  /// The colour of text of third rank.
  public static let tertiaryLabel = UIColor(0x3C3C43, alpha: 0.3)
  /// The colour of a placeholder.
  public static let placeholderText = UIColor(0x3C3C43, alpha: 0.3)
  /// The colour of the lines between rows.
  public static let separator = UIColor(0x3C3C43, alpha: 0.29)
  /// The colour behind everything.
  public static let systemBackground = UIColor(0xFFFFFF)
  /// The colour behind content that stands on `systemBackground`.
  public static let secondarySystemBackground = UIColor(0xF2F2F7)
  /// The colour behind content that stands on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF)
  /// The colour behind a grouped list.
  public static let systemGroupedBackground = UIColor(0xF2F2F7)
  /// The colour behind the rows of a grouped list.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF)
}
