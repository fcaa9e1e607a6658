import Foundation

/// A change of a colour that a configuration applies to the colours it is given.
///
/// Two transformers are equal when one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Function: @unchecked Sendable {
    let call: (UIColor) -> UIColor
    init(_ call: @escaping (UIColor) -> UIColor) { self.call = call }
  }
  private let function: Function

  /// The change.
  public var transform: (UIColor) -> UIColor { function.call }

  /// A transformer from its change.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    function = Function(transform)
  }

  /// The colour that a colour becomes.
  public func callAsFunction(_ input: UIColor) -> UIColor { function.call(input) }

  /// Takes the hue away: red, green and blue become their weighted mean.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor(
      white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue, alpha: color.alpha)
  }

  /// Keeps the colour, as the tint that the system prefers.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Keeps the colour, as a tint of one hue.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }

  public static func == (one: Self, other: Self) -> Bool { one.function === other.function }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
