import Foundation
import Testing

@testable import HeadlessUIKit

private func key(_ text: String) -> ReuseIdentifier { ReuseIdentifier(text) }

@Suite("What a list has registered, and what waits")
@MainActor
struct ReuseRegistryTests {
  private let registry = ReuseRegistry<ReuseIdentifier, UITableViewCell>()

  @Test("The view that came last is handed out first, and prepared only then")
  func lastInFirstOut() {
    LoggingCell.log = CallLog()
    let cells = (0..<3).map { _ in LoggingCell(style: .default, reuseIdentifier: "A") }
    _ = LoggingCell.log?.take()
    for cell in cells { registry.enqueue(cell, for: key("A")) }
    #expect(LoggingCell.log?.calls == [])
    #expect(registry.entry(for: key("A"))?.queue.dequeue() === cells[2])
    #expect(registry.entry(for: key("A"))?.queue.dequeue() === cells[1])
    #expect(LoggingCell.log?.calls == ["prepareForReuse", "prepareForReuse"])
    LoggingCell.log = nil
  }

  @Test("A view waits once, however often it is put back")
  func onlyOnce() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "A")
    #expect(registry.enqueue(cell, for: key("A")))
    #expect(!registry.enqueue(cell, for: key("A")))
    #expect(registry.entry(for: key("A"))?.queue.count == 1)
    registry.entry(for: key("A"))?.queue.remove(cell)
    #expect(registry.entry(for: key("A"))?.queue.dequeue() == nil)
    #expect(registry.enqueue(cell, for: key("A")))
  }

  @Test("Emptying the queues keeps what is registered, and the views can wait again")
  func emptying() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "A")
    registry.register(.class(UITableViewCell.self), for: key("A"))
    registry.enqueue(cell, for: key("A"))
    #expect(registry.removeAllQueued() == [cell])
    #expect(registry.removeAllQueued() == [])
    #expect(registry.entry(for: key("A"))?.source != nil)
    #expect(registry.enqueue(cell, for: key("A")))
  }

  @Test("Unregistering an identifier that was never used leaves no trace")
  func unregisterUnknown() {
    registry.register(nil, for: key("A"))
    #expect(registry.entry(for: key("A")) == nil)
  }

  @Test(
    "Identifiers are the same when their code units are",
    arguments: [
      ("Cell", "Cell", true), ("Cell", "cell", false), ("Cell", "Cell ", false),
      ("\u{AC00}", "\u{1100}\u{1161}", false), ("e\u{301}", "\u{E9}", false),
      // The same marks in another order, which are as many bytes.
      ("q\u{307}\u{323}", "q\u{323}\u{307}", false), ("", "", true),
    ])
  func identifiers(one: String, other: String, areSame: Bool) {
    #expect((key(one) == key(other)) == areSame)
    #expect((Set([key(one), key(other)]).count == 1) == areSame)
  }

  @Test("A kind and an identifier are one key together")
  func kinds() {
    let keys = [("a", "bc"), ("ab", "c"), ("a", "bc")].map {
      KindedReuseIdentifier(kind: $0, identifier: $1)
    }
    #expect(Set(keys).count == 2)
  }

  @Test("An index path is written as UIKit writes it")
  func indexPaths() {
    #expect(row(3, 2).uiKitDescription.hasPrefix("<NSIndexPath: 0x"))
    #expect(row(3, 2).uiKitDescription.hasSuffix("> {length = 2, path = 2 - 3}"))
    #expect(IndexPath().uiKitDescription.hasSuffix("> {length = 0, path = }"))
    #expect(row(.min, .max).uiKitDescription.contains("path = \(Int.max) - \(Int.min)"))
  }
}
