import Foundation

@MainActor
extension NibCoder {
  /// Reads what every control has. Actions are passed over: a selector cannot be called by its name
  /// without the Objective-C runtime.
  func decode(control: UIControl) {
    if let value = element.bool("enabled") { control.isEnabled = value }
    if let value = element.bool("selected") { control.isSelected = value }
    if let value = element.bool("highlighted") { control.isHighlighted = value }
  }

  /// Reads what a button has.
  func decode(button: UIButton) {
    button.buttonType =
      element.attributes["buttonType"].flatMap { NibCoder.buttonTypes[$0] } ?? .custom
    for element in element.children where element.name == "state" {
      guard let state = element.key.flatMap({ NibCoder.states[$0] }) else { continue }
      if let title = element.string("title") { button.setTitle(title, for: state) }
      if let color = color("titleColor", in: element) { button.setTitleColor(color, for: state) }
      if let name = element.attributes["image"] {
        button.setImage(UIImage(named: name), for: state)
      }
    }
    if let title = element.child(key: "configuration")?.string("title") {
      button.setTitle(title, for: .normal)
    }
    if let font = font("fontDescription", in: element) { button.titleLabel?.font = font }
    if let insets = element.insets(key: "contentEdgeInsets") { button.contentEdgeInsets = insets }
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  /// Reads what a switch has. A switch in a nib is on unless it says otherwise.
  func decode(aSwitch: UISwitch) {
    aSwitch.isOn = element.bool("on") ?? true
  }

  /// Reads what a text field has.
  func decode(textField: UITextField) {
    textField.text = element.string("text")
    textField.placeholder = element.string("placeholder")
    if let font = font("fontDescription", in: element) { textField.font = font }
    if let color = color("textColor", in: element) { textField.textColor = color }
    if let alignment = element.attributes["textAlignment"].flatMap({ NibCoder.alignments[$0] }) {
      textField.textAlignment = alignment
    }
  }
}
