/// The signs with which a screen is drawn.
struct ScreenGlyphs {
  /// The border around the screen; nil for a drawing without one.
  struct Border {
    var topLeft: Character = "╭"
    var topRight: Character = "╮"
    var bottomLeft: Character = "╰"
    var bottomRight: Character = "╯"
    var horizontal: Character = "─"
    var vertical: Character = "│"
    /// The left border beside a selected row.
    var selected: Character = "▌"
    /// The right border where the scroll bar stands.
    var thumb: Character = "┃"
  }

  /// A box around an image or an item.
  struct Box {
    var topLeft: Character
    var topRight: Character
    var bottomLeft: Character
    var bottomRight: Character
    var horizontal: Character
    var vertical: Character
  }

  var border: Border?
  var box: Box?
  var selectedBox: Box?
  var separator: Character?
  var header: Character
  var stickyHeader: Character
  var image: String
  /// What stands for a selected row or item where nothing else can show it.
  var selectionMark: Character
  var disclosure: String
  var checkmark: String
  var detail: String
  var ellipsis: Character
  var collapsed: String
  var expanded: String
  var delete: String
  var insert: String
  var reorder: String
  var unselected: String
  var selected: String

  /// The sign of an accessory of a list's cell.
  func sign(of accessory: UICellAccessory.AccessoryType, isOn: Bool) -> String {
    switch accessory {
    case .disclosureIndicator: disclosure
    case .outlineDisclosure: isOn ? expanded : collapsed
    case .checkmark: checkmark
    case .delete: delete
    case .insert: insert
    case .reorder: reorder
    case .multiselect: isOn ? selected : unselected
    case .detail: detail
    case .label, .customView: ""
    }
  }

  static let drawn = ScreenGlyphs(
    border: Border(),
    box: Box(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─",
      vertical: "│"),
    selectedBox: Box(
      topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", horizontal: "═",
      vertical: "║"),
    separator: "┈", header: "─", stickyHeader: "━", image: "▣", selectionMark: "▌",
    disclosure: "›", checkmark: "✓", detail: "ⓘ", ellipsis: "…",
    collapsed: "▸", expanded: "▾", delete: "⊖", insert: "⊕", reorder: "≡", unselected: "○",
    selected: "●")

  static let plain = ScreenGlyphs(
    border: nil, box: nil, selectedBox: nil, separator: nil, header: "-", stickyHeader: "=",
    image: "#", selectionMark: "*", disclosure: ">", checkmark: "x", detail: "i", ellipsis: "~",
    collapsed: ">", expanded: "v", delete: "-", insert: "+", reorder: "=", unselected: "o",
    selected: "@")
}
