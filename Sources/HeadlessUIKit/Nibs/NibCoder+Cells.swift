import Foundation

@MainActor
extension NibCoder {
  /// The style of a cell in a nib.
  var cellStyle: UITableViewCell.CellStyle {
    switch element.attributes["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// The identifier of a cell or supplementary view in a nib; nil when the field is empty.
  var reuseIdentifier: String? {
    element.attributes["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reads what a cell of a table has. The height of its row is not among it: a nib does not set the
  /// table's.
  func decode(cell: UITableViewCell) {
    cell.reuseIdentifier = reuseIdentifier
    cell.adoptParts(
      text: part("textLabel"), detail: part("detailTextLabel"), image: part("imageView"))
    switch element.attributes["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: cell.selectionStyle = .default
    }
    if let type = accessoryType("accessoryType") { cell.accessoryType = type }
    if let type = accessoryType("editingAccessoryType") { cell.editingAccessoryType = type }
    if let value = element.number("indentationWidth") { cell.indentationWidth = value }
    if let value = element.integer("indentationLevel") { cell.indentationLevel = value }
    if let value = element.bool("showsReorderControl") { cell.showsReorderControl = value }
    if let insets = element.insets(key: "separatorInset") { cell.separatorInset = insets }
  }

  /// A label or image view of a cell with a style, which the cell's element names by identity.
  private func part<Part: UIView>(_ attribute: String) -> Part? {
    element.attributes[attribute].flatMap { instantiation.object(id: $0) as? Part }
  }

  private func accessoryType(_ attribute: String) -> UITableViewCell.AccessoryType? {
    switch element.attributes[attribute] {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: nil
    }
  }
}
