import Foundation

/// An amount of points, counted in hundredths: sums and comparisons are exact.
///
/// In JSON it is that count, an integer.
public struct Points: Hashable, Comparable, Codable, Sendable {
  /// How many hundredths of a point.
  public var hundredths: Int

  static let zero = Points(hundredths: 0)

  public init(hundredths: Int) {
    self.hundredths = hundredths
  }

  public init(from decoder: any Decoder) throws {
    hundredths = try decoder.singleValueContainer().decode(Int.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hundredths)
  }

  /// Points as an author writes them; nil for less than nothing, parts of a hundredth, and more than
  /// ten million.
  init?(_ decimal: Decimal) {
    let count = decimal * 100
    var copy = count
    var whole = Decimal()
    NSDecimalRound(&whole, &copy, 0, .plain)
    guard whole == count, count >= 0, count <= 1_000_000_000 else { return nil }
    hundredths = NSDecimalNumber(decimal: whole).intValue
  }

  /// A part of these points, rounded once, half a hundredth up. Nothing of nothing is nothing.
  func share(_ part: Int, of whole: Int) -> Points {
    guard whole > 0 else { return .zero }
    return Points(hundredths: (hundredths * part * 2 + whole) / (whole * 2))
  }

  /// The points as people write them: `10`, `87.5`, `0.05`.
  public var text: String {
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  public static func < (left: Points, right: Points) -> Bool {
    left.hundredths < right.hundredths
  }

  static func + (left: Points, right: Points) -> Points {
    Points(hundredths: left.hundredths + right.hundredths)
  }
}

extension Sequence<Points> {
  /// All of them together.
  func total() -> Points { reduce(.zero, +) }
}
