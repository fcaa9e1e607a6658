import Foundation

/// What being late costs, as an instructor writes it: `10%/day`, `2.5/hour`, `100%/day`.
struct LateRule: Equatable, Sendable {
  private enum Amount: Equatable {
    case points(Points)
    /// Of the points that all stages can give, in hundredths of a percent.
    case share(Int)
  }

  /// When submissions are due.
  let due: Date
  /// The rule as it was written.
  let text: String
  private let amount: Amount
  private let unit: Double

  /// Reads a rule; nil if it is none. Each day, or hour, that has begun costs the amount.
  init?(_ text: String, due: Date) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let units = ["hour": 3600.0, "day": 86400.0]
    guard parts.count == 2, let unit = units[String(parts[1])] else { return nil }
    let isShare = parts[0].hasSuffix("%")
    let digits = isShare ? parts[0].dropLast() : parts[0]
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let decimal = Decimal(string: String(digits), locale: Locale(identifier: "en_US_POSIX")),
      let amount = Points(decimal), !isShare || amount.hundredths <= 10_000
    else { return nil }
    self.due = due
    self.text = text
    self.unit = unit
    self.amount = isShare ? .share(amount.hundredths) : .points(amount)
  }

  /// What a submission loses: no more than it has.
  func lateness(submitted: Date, points: Points, maximum: Points) -> Lateness {
    let begun = max(0, (submitted.timeIntervalSince(due) / unit).rounded(.up))
    let count = Int(min(begun, 100_000))
    let each =
      switch amount {
      case .points(let points): points
      case .share(let hundredths): maximum.share(hundredths, of: 10_000)
      }
    // Amounts end at ten million points, so this stays far below what a number can hold.
    let whole = Points(hundredths: each.hundredths * count)
    return Lateness(due: due, submitted: submitted, rule: text, deduction: min(whole, points))
  }
}
