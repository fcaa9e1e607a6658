import Foundation
import HeadlessUIKit
import Testing

/// A view that writes down what it is told.
@MainActor
private final class Listener: UIView {
  var calls: [String] = []

  override func tintColorDidChange() { calls.append("tint") }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
    super.touchesEnded(touches, with: event)
  }
}

@MainActor
@Suite("What a view is told")
struct UIResponderTests {
  @Test("touches that it does not take go on to its superview and its controller")
  func touches() {
    let controller = UIViewController()
    let outer = Listener()
    let inner = Listener()
    let label = UILabel()
    controller.view = outer
    outer.addSubview(inner)
    inner.addSubview(label)
    label.touchesBegan([], with: nil)
    label.touchesEnded([], with: nil)
    #expect(inner.calls == ["began", "ended"])
    #expect(outer.calls == ["ended"])
  }

  @Test("another tint is told to the views that have it from their superview, and to no others")
  func tint() {
    let outer = Listener()
    let inherits = Listener()
    let own = Listener()
    outer.addSubview(inherits)
    outer.addSubview(own)
    own.tintColor = .red
    own.calls = []
    outer.tintColor = .green
    #expect([outer.calls, inherits.calls, own.calls] == [["tint"], ["tint"], []])
    #expect(inherits.tintColor == .green)
  }

  @Test("an interaction knows its view, and moves to another one")
  func interaction() {
    final class Menu: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    let menu = Menu()
    let interaction = UIContextMenuInteraction(delegate: menu)
    let (first, second) = (UIView(), UIView())
    first.addInteraction(interaction)
    #expect(interaction.view === first)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty)
    #expect(interaction.view === second)
    second.removeInteraction(interaction)
    #expect(second.interactions.isEmpty)
    #expect(interaction.view == nil)
  }

  @Test("what is for screen readers is kept")
  func accessibility() {
    let view = UIView()
    #expect(view.accessibilityTraits == .none)
    #expect(!view.isAccessibilityElement)
    view.accessibilityTraits.insert(.button)
    view.accessibilityLabel = "Buy"
    view.isAccessibilityElement = true
    #expect(view.accessibilityTraits == .button)
    #expect(view.accessibilityLabel == "Buy")
    #expect(view.isAccessibilityElement)
  }
}
