import Foundation
import Testing

@testable import TutorKit

@Suite("Points")
struct PointsTests {
  @Test(
    "Points are written with as many decimals as they need",
    arguments: [
      (0, "0"), (5, "0.05"), (10, "0.1"), (50, "0.5"), (100, "1"), (1000, "10"), (8750, "87.5"),
      (8755, "87.55"), (-5, "-0.05"), (-150, "-1.5"),
    ])
  func text(hundredths: Int, text: String) {
    #expect(Points(hundredths: hundredths).text == text)
  }

  @Test("Tenths add up to a whole")
  func sums() {
    #expect(Array(repeating: Points(hundredths: 10), count: 10).total().text == "1")
  }

  @Test("A share is rounded once, half a hundredth up")
  func shares() {
    #expect(Points(hundredths: 10000).share(7, of: 8).text == "87.5")
    #expect(Points(hundredths: 1000).share(1, of: 3).text == "3.33")
    #expect(Points(hundredths: 1000).share(2, of: 3).text == "6.67")
    #expect(Points(hundredths: 1).share(1, of: 2).text == "0.01")
    #expect(Points(hundredths: 1000).share(10, of: 10).text == "10")
    #expect(Points(hundredths: 1000).share(0, of: 0).text == "0")
  }

  @Test("Less than nothing, parts of a hundredth and absurd amounts are no points")
  func refusals() {
    #expect(Points(Decimal(string: "12.5") ?? 0)?.hundredths == 1250)
    #expect(Points(Decimal(string: "0.001") ?? 0) == nil)
    #expect(Points(-1) == nil)
    #expect(Points(Decimal(string: "1e30") ?? 0) == nil)
  }

  @Test("In JSON, points are a count of hundredths")
  func json() throws {
    let data = try JSONEncoder().encode([Points(hundredths: 8750)])
    #expect(String(decoding: data, as: UTF8.self) == "[8750]")
    #expect(try JSONDecoder().decode([Points].self, from: data) == [Points(hundredths: 8750)])
  }
}
