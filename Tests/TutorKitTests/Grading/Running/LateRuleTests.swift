import Foundation
import Testing

@testable import TutorKit

@Suite("What being late costs")
struct LateRuleTests {
  private let due = Date(timeIntervalSince1970: 1_800_000_000)
  private let maximum = Points(hundredths: 6000)

  private func deduction(_ text: String, late seconds: Double, of points: Int = 5000) throws
    -> String
  {
    let rule = try #require(LateRule(text, due: due))
    let lateness = rule.lateness(
      submitted: due.addingTimeInterval(seconds), points: Points(hundredths: points),
      maximum: maximum)
    #expect(lateness.rule == text)
    return lateness.deduction.text
  }

  @Test("Each day or hour that has begun costs an amount, or a part of what all is worth")
  func amounts() throws {
    #expect(try deduction("10%/day", late: 1) == "6")
    #expect(try deduction("10%/day", late: 86_400) == "6")
    #expect(try deduction("10%/day", late: 86_401) == "12")
    #expect(try deduction("2.5/hour", late: 7200) == "5")
    #expect(try deduction("33.33%/day", late: 1) == "20")
  }

  @Test("In time, nothing is taken off, and never more than there is")
  func bounds() throws {
    #expect(try deduction("10%/day", late: 0) == "0")
    #expect(try deduction("10%/day", late: -86_400) == "0")
    #expect(try deduction("10%/day", late: 1e9) == "50")
    #expect(try deduction("100000/hour", late: 1e15, of: 1) == "0.01")
  }

  @Test(
    "What is no rule is refused",
    arguments: [
      "", "10%", "10/week", "ten/day", "-1/day", "1e3/day", "10%%/day", "101%/day", "1.234/day",
      "/day",
      "٣/day",
    ])
  func refusals(text: String) {
    #expect(LateRule(text, due: due) == nil)
  }
}
