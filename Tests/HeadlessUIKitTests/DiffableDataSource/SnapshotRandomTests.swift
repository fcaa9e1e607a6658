import Foundation
import Testing

@testable import HeadlessUIKit

/// A snapshot as plain arrays.
private struct Model {
  var sections: [(name: String, items: [String])] = []

  var text: String {
    sections.map { ([$0.name + ":"] + $0.items).joined(separator: " ") }.joined(separator: ", ")
  }

  var items: [String] { sections.flatMap(\.items) }

  func section(of item: String) -> Int? { sections.firstIndex { $0.items.contains(item) } }

  mutating func delete(_ items: [String]) {
    for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
  }

  mutating func insert(_ items: [String], beside other: String, offset: Int) {
    delete(items)
    guard let section = section(of: other),
      let row = sections[section].items.firstIndex(of: other)
    else { return }
    sections[section].items.insert(contentsOf: items, at: row + offset)
  }

  mutating func append(_ items: [String], to section: Int) {
    delete(items)
    sections[section].items += items
  }

  mutating func insertSections(_ names: [String], at index: Int) {
    sections.insert(contentsOf: names.map { ($0, []) }, at: index)
  }

  mutating func moveSection(_ name: String, beside other: String, offset: Int) {
    guard let old = sections.firstIndex(where: { $0.name == name }) else { return }
    let section = sections.remove(at: old)
    guard let new = sections.firstIndex(where: { $0.name == other }) else { return }
    sections.insert(section, at: new + offset)
  }
}

@Suite("A snapshot under random changes")
struct SnapshotRandomTests {
  @Test("is what plain arrays say", arguments: seeds(40))
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var it = Snapshot()
    var model = Model()
    var former = (Snapshot(), "")
    for _ in 0..<120 {
      change(&it, &model, using: &random)
      expect(it, model)
      // A copy from before is not changed by what came since.
      #expect(former.0.text == former.1)
      if Int.random(in: 0..<10, using: &random) == 0 { former = (it, model.text) }
    }
  }

  private func expect(_ it: Snapshot, _ model: Model) {
    #expect(it.text == model.text)
    #expect(it.itemIdentifiers == model.items && it.numberOfItems == model.items.count)
    for (index, item) in model.items.enumerated() {
      #expect(it.indexOfItem(item) == index)
      #expect(
        it.sectionIdentifier(containingItem: item)
          == model.section(of: item).map { model.sections[$0].name })
    }
    for (index, section) in model.sections.enumerated() {
      #expect(it.indexOfSection(section.name) == index)
    }
    #expect(it.indexOfItem("nobody") == nil)
  }

  private func change(
    _ it: inout Snapshot, _ model: inout Model, using random: inout SeededGenerator
  ) {
    let offset = Int.random(in: 0...1, using: &random)
    let someSection = model.sections.randomElement(using: &random)?.name
    let newSection = ["A", "B", "C", "D", "E"].filter { name in
      !model.sections.contains { $0.name == name }
    }.randomElement(using: &random)
    let someItem = model.items.randomElement(using: &random)
    // Mostly new items: one that is there moves, and UIKit logs that.
    let new = (0..<40).map { "\($0)" }.filter { !model.items.contains($0) }.shuffled(using: &random)
    let picked = Array(new.prefix(.random(in: 0...4, using: &random)))
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      guard let newSection else { return }
      if let someSection {
        let index = model.sections.firstIndex { $0.name == someSection } ?? 0
        model.insertSections([newSection], at: index + offset)
        if offset == 0 {
          it.insertSections([newSection], beforeSection: someSection)
        } else {
          it.insertSections([newSection], afterSection: someSection)
        }
      } else {
        model.insertSections([newSection], at: 0)
        it.appendSections([newSection])
      }
    case 2, 3:
      guard let section = model.sections.indices.randomElement(using: &random) else { return }
      model.append(picked, to: section)
      it.appendItems(picked, toSection: model.sections[section].name)
    case 4:
      guard let someItem else { return }
      model.insert(picked, beside: someItem, offset: offset)
      if offset == 0 {
        it.insertItems(picked, beforeItem: someItem)
      } else {
        it.insertItems(picked, afterItem: someItem)
      }
    case 5:
      guard let someItem, let other = model.items.randomElement(using: &random), other != someItem
      else { return }
      model.insert([someItem], beside: other, offset: offset)
      if offset == 0 {
        it.moveItem(someItem, beforeItem: other)
      } else {
        it.moveItem(someItem, afterItem: other)
      }
    case 6:
      let gone = model.items.shuffled(using: &random).prefix(.random(in: 0...5, using: &random))
      model.delete(Array(gone))
      it.deleteItems(gone + ["nobody"])
    case 7:
      guard let someSection, let other = model.sections.randomElement(using: &random)?.name,
        other != someSection
      else { return }
      model.moveSection(someSection, beside: other, offset: offset)
      if offset == 0 {
        it.moveSection(someSection, beforeSection: other)
      } else {
        it.moveSection(someSection, afterSection: other)
      }
    default:
      guard Bool.random(using: &random), let someSection else { return }
      model.sections.removeAll { $0.name == someSection }
      it.deleteSections([someSection, "nobody"])
    }
  }
}
