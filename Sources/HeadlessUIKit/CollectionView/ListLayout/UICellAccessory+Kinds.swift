import Foundation

extension UICellAccessory {
  /// Options of an arrow head.
  public typealias DisclosureIndicatorOptions = Options
  /// Options of a check mark.
  public typealias CheckmarkOptions = Options
  /// Options of the sign that deletes.
  public typealias DeleteOptions = Options
  /// Options of the sign that inserts.
  public typealias InsertOptions = Options
  /// Options of the sign of a selected row.
  public typealias MultiselectOptions = Options
  /// Options of an information button.
  public typealias DetailOptions = Options

  /// Options of the sign by which a row is moved.
  public struct ReorderOptions: Sendable {
    /// What all accessories have.
    var common: Options
    /// Whether a line stands before it. It is kept and not shown.
    public var showsVerticalSeparator: Bool?

    /// Options of the sign.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      common = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// Options of the arrow head that turns.
  public struct OutlineDisclosureOptions: Sendable {
    /// How the arrow head is tapped.
    public enum Style: Sendable {
      /// As the place of the cell has it.
      case automatic
      /// By the whole row.
      case header
      /// By the arrow head alone.
      case cell
    }

    /// What all accessories have.
    var common: Options
    /// How it is tapped.
    public var style: Style

    /// Options of the arrow head.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      common = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.style = style
    }
  }

  /// Options of a text.
  public struct LabelOptions: Sendable {
    /// What all accessories have.
    var common: Options
    /// The font; nil is that of running text.
    public var font: UIFont?
    /// Whether the font follows the size that the user wishes. There is no such wish here.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options of a text.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      common = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// What an accessory with a view of an app's own is.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which edge it stands.
    public let placement: Placement
    /// Whether it is left out, while its room stays.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil is the usual one.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame. Otherwise it gets the size that it wants.
    public var maintainsFixedSize: Bool

    /// A view beside the content.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// An arrow head: the row leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed), options)
  }

  /// An arrow head that turns when the rows below are shown. A tap on it calls `actionHandler`; without
  /// one nothing happens here, and UIKit shows or hides the rows below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, .trailing(displayed: displayed), options.common)
      .with(action: actionHandler)
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .trailing(displayed: displayed), options)
  }

  /// The sign that deletes the row, before the content. A tap on it calls `actionHandler`; without one
  /// nothing happens here, and UIKit shows the actions at the trailing edge.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, .leading(displayed: displayed), options).with(action: actionHandler)
  }

  /// The sign that inserts a row, before the content.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, .leading(displayed: displayed), options).with(action: actionHandler)
  }

  /// The sign by which the row is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, .trailing(displayed: displayed), options.common)
  }

  /// The sign of a selected row where several may be, before the content.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, .leading(displayed: displayed), options)
  }

  /// A text behind the content.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, .trailing(displayed: displayed), options.common)
    (accessory.text, accessory.font) = (text, options.font)
    return accessory
  }

  /// An information button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, .trailing(displayed: displayed), options).with(action: actionHandler)
  }

  /// A view of an app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    if !configuration.maintainsFixedSize {
      let wanted = configuration.customView.sizeThatFits(.zero)
      if wanted != .zero { configuration.customView.bounds.size = wanted }
    }
    return UICellAccessory(
      .customView(configuration.customView), configuration.placement,
      Options(
        isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
        tintColor: configuration.tintColor))
  }

  private func with(action: (@MainActor () -> Void)?) -> UICellAccessory {
    var accessory = self
    accessory.action = action
    return accessory
  }
}
