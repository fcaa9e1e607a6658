import Foundation

@MainActor
extension NibCoder {
  /// A child that is a colour; nil when there is none.
  func color(_ key: String, in element: NibElement) -> UIColor? {
    element.child(key: key).flatMap { color(of: $0) }
  }

  private func color(of element: NibElement) -> UIColor? {
    guard element.name == "color" else { return nil }
    if let color = components(of: element) { return color }
    guard
      let name = element.attributes["systemColor"] ?? element.attributes["name"]
        ?? element.attributes["cocoaTouchSystemColor"]
    else { return nil }
    if let system = SystemColors.byName[name] { return system }
    return instantiation.color(named: name).flatMap { components(of: $0) }
  }

  private func components(of element: NibElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A child that is a font; nil when there is none.
  func font(_ key: String, in element: NibElement) -> UIFont? {
    guard let description = element.child(key: key), description.name == "fontDescription" else {
      return nil
    }
    if let style = description.attributes["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = description.number("pointSize") ?? 17
    if let name = description.attributes["name"] { return UIFont(name: name, size: size) }
    switch description.attributes["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = description.attributes["weight"].flatMap { NibCoder.weights[$0] }
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

/// The colours that Xcode writes by name.
private enum SystemColors {
  static let byName: [String: UIColor] = [
    "darkTextColor": .black, "lightTextColor": UIColor(white: 1, alpha: 0.6),
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "placeholderTextColor": .placeholderText,
    "separatorColor": .separator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
    "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo, "systemMintColor": .systemMint,
    "systemCyanColor": .systemCyan, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "linkColor": .systemBlue,
  ]
}
