import Foundation
import Testing

@testable import HeadlessUIKit

/// What a random test does to a list besides updates.
private enum Upheaval: CaseIterable {
  case batch, batchBeforeLayout, nestedBatch, reconfigure, reload, scroll, resize, memoryWarning
  case edit, otherMeasures
}

@Suite("Lists under everything that can happen to them")
@MainActor
struct ListUpheavalRandomTests {
  @Test(
    "a table shows its model, headers and all, and tells of each cell once", arguments: seeds(12))
  func table(seed: UInt64) {
    let source = UpheavalSource()
    run(UpheavalTable(source, isEstimated: seed % 2 == 0), source, seed: seed)
  }

  @Test("a collection view shows its model likewise", arguments: seeds(12))
  func collection(seed: UInt64) {
    let source = UpheavalSource()
    run(UpheavalCollection(source), source, seed: seed)
  }

  private func run(_ list: some UpheavalList, _ source: UpheavalSource, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    window.addSubview(list.view)
    list.view.layoutIfNeeded()
    for _ in 0..<50 {
      // Every third time a cell that comes or goes moves the content.
      source.nudges = Int.random(in: 0..<3, using: &random) == 0 ? 2 : 0
      act(on: list, source, &random)
      list.view.layoutIfNeeded()
      expectTrueScreen(list, source)
    }
  }

  private func act(
    on list: some UpheavalList, _ source: UpheavalSource, _ random: inout SeededGenerator
  ) {
    switch Upheaval.allCases.randomElement(using: &random) ?? .batch {
    case .batch: update(list, source, &random)
    case .batchBeforeLayout:
      list.view.contentOffset.y = CGFloat(Int.random(in: 0...900, using: &random))
      update(list, source, &random)
    case .nestedBatch:
      list.perform(ListModel.Batch()) { update(list, source, &random) }
    case .reconfigure:
      let paths = source.model.paths.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
      for path in paths { source.renew(source.model[path]) }
      list.reconfigure(paths)
    case .reload:
      source.model = ListModel(
        sections: Int.random(in: 0...4, using: &random),
        items: Int.random(in: 0...12, using: &random))
      list.reload()
    case .scroll: list.view.contentOffset.y = CGFloat(Int.random(in: -50...1500, using: &random))
    case .resize:
      list.view.frame.size = CGSize(
        width: Int.random(in: 100...400, using: &random),
        height: Int.random(in: 0...600, using: &random))
    case .memoryWarning:
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    case .edit: list.toggleEditing()
    case .otherMeasures: list.changeMeasures(&random)
    }
  }

  private func update(
    _ list: some UpheavalList, _ source: UpheavalSource, _ random: inout SeededGenerator
  ) {
    let before = source.model
    var after = before
    let batch = after.change(using: &random)
    for path in batch.reloadedItems { source.renew(before[path]) }
    list.perform(batch) { source.model = after }
  }

  private func expectTrueScreen(_ list: some UpheavalList, _ source: UpheavalSource) {
    let model = source.model
    let cells = list.cells
    let expected = list.expectedCells
    #expect(Set(cells.keys) == Set(expected.keys))
    for (path, cell) in cells {
      let id = model[path]
      #expect(cell.tag == id, "\(path)")
      #expect(cell.accessibilityLabel == source.text(of: id), "\(path)")
      #expect(cell.frame == expected[path], "\(path)")
    }
    #expect(source.displayed == Set(cells.values.map(ObjectIdentifier.init)))
    #expect(Set(list.headers.keys) == list.expectedHeaders)
    for (section, header) in list.headers { #expect(header.tag == model.sections[section].id) }
  }
}
