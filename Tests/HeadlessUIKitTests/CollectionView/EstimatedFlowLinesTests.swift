import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Lines of items that say their sizes one by one")
struct EstimatedFlowLinesTests {
  private let rules = FlowLineRules(available: 100, lineSpacing: 5, interitemSpacing: 10)

  @Test("are those of items with all sizes known, whatever the order of news", arguments: 0..<200)
  func oracle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    let widths: [CGFloat] = [20, 20, 45, 60, 100, 130].shuffled(using: &random).dropLast(
      Int.random(in: 0...5, using: &random))
    let estimate = FlowSize(main: 30, cross: 20)
    let rules = FlowLineRules(
      available: 100, lineSpacing: CGFloat(Int.random(in: -8...8, using: &random)),
      interitemSpacing: CGFloat(Int.random(in: 0...10, using: &random)))
    var sizes = [FlowSize](repeating: estimate, count: count)
    var lines = EstimatedFlowLines(itemCount: count, estimate: estimate, rules: rules)
    for _ in 0..<8 {
      var news: [Int: FlowSize] = [:]
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let item = Int.random(in: 0..<count, using: &random)
        news[item] = FlowSize(
          main: CGFloat(Int.random(in: 10...50, using: &random)),
          cross: widths.randomElement(using: &random) ?? 20)
        sizes[item] = news[item] ?? estimate
      }
      lines = lines.resizing(news)
      let expected = MeasuredFlowLines(items: sizes, rules: rules)
      #expect(lines.length == expected.length)
      for item in 0..<count {
        #expect(close(lines.frame(ofItem: item), expected.frame(ofItem: item)), "\(item)")
      }
      let start = CGFloat(Int.random(in: -50...400, using: &random))
      let interval = FlowAxis.Interval(start: start, end: start + 80)
      let range = lines.items(in: interval)
      for item in 0..<count where !range.contains(item) {
        let frame = expected.frame(ofItem: item)
        #expect(frame.main >= interval.end || frame.main + frame.size.main <= interval.start)
      }
    }
  }

  private func close(_ one: FlowRect, _ other: FlowRect) -> Bool {
    one.size == other.size && abs(one.main - other.main) < 1e-6
      && abs(one.cross - other.cross) < 1e-6
  }

  @Test("of as many items as there are integers cost nothing")
  func many() {
    var lines = EstimatedFlowLines(
      itemCount: .max, estimate: FlowSize(main: 30, cross: 45), rules: rules)
    #expect(lines.items(in: .init(start: 0, end: 65)) == 0..<4)
    for item in stride(from: 1_000_000, to: 1_001_000, by: 2) {
      lines = lines.resizing([item: FlowSize(main: 60, cross: 45)])
    }
    let start: CGFloat = 17_532_500  // 500,500 lines of 35 points, 500 of them 30 points longer
    #expect(lines.frame(ofItem: 1_001_000).main == start)
    #expect(lines.frame(ofItem: 1).cross == 55)
  }

  @Test("take no notice of items that are not there")
  func notThere() {
    let lines = EstimatedFlowLines(
      itemCount: 2, estimate: FlowSize(main: 30, cross: 45), rules: rules)
    #expect(lines.resizing([2: FlowSize(main: 90, cross: 45)]).length == 30)
    let empty = EstimatedFlowLines(
      itemCount: 0, estimate: FlowSize(main: 30, cross: 45), rules: rules)
    #expect(empty.resizing([0: FlowSize(main: 90, cross: 45)]).length == 0)
    #expect(empty.items(in: .init(start: 0, end: 65)).isEmpty)
  }
}
