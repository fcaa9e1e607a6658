import Foundation

/// A sign, a control or a view beside the content of a list's cell.
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
/// ```
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the cell is edited.
    case whenEditing
    /// While the cell is not edited.
    case whenNotEditing
  }

  /// How wide the room of an accessory is, in the middle of which it stands.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as the accessory.
    case actual
    /// So many points.
    case custom(CGFloat)
    /// As wide as that of the system's signs: 19 points.
    case standard
  }

  /// A closure that has the place of an accessory among others at the same edge.
  public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

  /// At which edge an accessory stands.
  public enum Placement {
    /// Before the content.
    case leading(
      displayed: DisplayedState = .always, at: Position = UICellAccessory.atEnd)
    /// Behind the content.
    case trailing(
      displayed: DisplayedState = .always, at: Position = UICellAccessory.atStart)
  }

  /// The kinds of accessory.
  public enum AccessoryType {
    /// An arrow head: the row leads to another screen.
    case disclosureIndicator
    /// An arrow head that turns: rows below this one can be shown.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// The sign that deletes.
    case delete
    /// The sign that inserts.
    case insert
    /// The sign by which a row is moved.
    case reorder
    /// The sign of a selected row where several may be.
    case multiselect
    /// A text.
    case label
    /// An information button.
    case detail
    /// A view of an app's own.
    case customView(UIView)
  }

  /// What all accessories of the system have.
  public struct Options: Sendable {
    /// Whether the accessory is left out, while its room stays.
    public var isHidden = false
    /// How wide its room is; nil is as wide as the sign.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil is the usual one.
    public var tintColor: UIColor?

    /// Options of an accessory.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) =
        (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// What kind it is.
  public let accessoryType: AccessoryType
  let placement: Placement
  let options: Options
  /// The text of a label.
  var text: String?
  /// The font of a label.
  var font: UIFont?
  /// What a tap does.
  var action: (@MainActor () -> Void)?

  init(_ type: AccessoryType, _ placement: Placement, _ options: Options) {
    (accessoryType, self.placement, self.options) = (type, placement, options)
  }

  /// When the accessory is shown.
  var displayed: DisplayedState {
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _): displayed
    }
  }

  /// Whether the accessory stands before the content.
  var isLeading: Bool {
    if case .leading = placement { true } else { false }
  }

  /// Whether a cell shows it.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The position before all others.
  public nonisolated static let atStart: Position = { _ in 0 }
  /// The position behind all others.
  public nonisolated static let atEnd: Position = { $0.count }
}
