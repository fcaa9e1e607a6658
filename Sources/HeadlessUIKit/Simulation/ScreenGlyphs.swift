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

  static let drawn = ScreenGlyphs(
    border: Border(),
    box: Box(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─",
      vertical: "│"),
    selectedBox: Box(
      topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", horizontal: "═",
      vertical: "║"),
    separator: "┈", header: "─", stickyHeader: "━", image: "▣", selectionMark: "▌",
    disclosure: "›", checkmark: "✓", detail: "ⓘ", ellipsis: "…")

  static let plain = ScreenGlyphs(
    border: nil, box: nil, selectedBox: nil, separator: nil, header: "-", stickyHeader: "=",
    image: "#", selectionMark: "*", disclosure: ">", checkmark: "x", detail: "i", ellipsis: "~")
}
