import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A control")
@MainActor
struct UIControlTests {
  final class Count {
    var value = 0
  }

  @Test("does its actions in the order in which they were added, for their events only")
  func order() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("a") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("b") }, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(log == ["a", "b"])
    control.sendActions(for: .valueChanged)
    #expect(log == ["a", "b", "b"])
    control.sendActions(for: .touchDown)
    #expect(log.count == 3)
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test("Case S2-14: does one more action each time a cell is configured again")
  func stacking() {
    let control = UIControl()
    let count = Count()
    for _ in 0..<3 {
      control.addAction(UIAction { _ in count.value += 1 }, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(count.value == 3)
  }

  @Test("does an action once that was added twice, or whose identifier was")
  func identity() {
    let control = UIControl()
    let count = Count()
    let action = UIAction { _ in count.value += 1 }
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(count.value == 1)

    let buy = UIAction.Identifier("buy")
    control.addAction(UIAction(identifier: buy) { _ in count.value += 10 }, for: .touchUpInside)
    control.addAction(UIAction(identifier: buy) { _ in count.value += 100 }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(count.value == 102)
  }

  @Test("forgets an action for the events it is taken away from")
  func removal() {
    let control = UIControl()
    let count = Count()
    let action = UIAction { _ in count.value += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count.value == 0)
    control.sendActions(for: .touchUpInside)
    #expect(count.value == 1)
    control.removeAction(identifiedBy: action.identifier, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(count.value == 1)
    #expect(control.allControlEvents == [])
  }

  @Test("tells its actions who sends them")
  func sender() {
    let button = UIButton()
    var sender: AnyObject?
    button.addAction(UIAction { sender = $0.sender }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender === button)
  }

  @Test("lets an action change the actions while they are done")
  func changeWhileSending() {
    let control = UIControl()
    let count = Count()
    control.addAction(
      UIAction { action in
        (action.sender as? UIControl)?.removeAction(action, for: .allEvents)
        count.value += 1
      }, for: .touchUpInside)
    control.addAction(UIAction { _ in count.value += 10 }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(count.value == 21)
  }

  @Test("has the state of its flags")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isHighlighted = true
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.highlighted, .selected, .disabled])
  }

  @Test("that is a button shows the title, colour and image of its state")
  func button() {
    let button = UIButton(type: .system)
    #expect(button.currentTitle == nil)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleLabel?.text == "Buy")
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Sold")
    #expect(button.currentTitle == "Sold")
    #expect(UIButton(type: .system).currentTitleColor == .systemBlue)
    #expect(UIButton().currentTitleColor == .white)
  }

  @Test("that is a button places title and image in its middle")
  func buttonLayout() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.titleLabel?.font = .systemFont(ofSize: 10)
    button.setTitle("abcdef", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 32, y: 14, width: 36, height: 12))
    button.setImage(UIImage(named: "p"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 20, y: 8, width: 24, height: 24))
    #expect(button.titleLabel?.frame.minX == 44)
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 24))
  }

  @Test("that is a button does its primary action at a tap")
  func primaryAction() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test("that is a text field begins and ends editing, one field at a time")
  func textField() {
    let (first, second) = (UITextField(), UITextField())
    var log: [String] = []
    first.addAction(UIAction { _ in log.append("begin") }, for: .editingDidBegin)
    first.addAction(UIAction { _ in log.append("end") }, for: .editingDidEnd)
    #expect(first.text == "")
    first.text = nil
    #expect(first.text == "")
    #expect(first.becomeFirstResponder())
    #expect(first.isEditing)
    #expect(second.becomeFirstResponder())
    #expect(!first.isEditing)
    #expect(log == ["begin", "end"])
    second.resignFirstResponder()
    #expect(!second.isFirstResponder)
  }
}
