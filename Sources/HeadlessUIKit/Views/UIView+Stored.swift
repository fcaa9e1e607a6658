import Foundation

/// What a view is given and keeps, and what has no meaning without a screen. Few views have any of it.
final class StoredViewValues {
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
  var contentScaleFactor: CGFloat?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var interactions: [any UIInteraction] = []
}

extension UIView {
  private func store(_ change: (StoredViewValues) -> Void) {
    let values = stored ?? StoredViewValues()
    change(values)
    stored = values
  }

  /// Whether a finger on this view keeps others from other views. It is stored.
  public var isExclusiveTouch: Bool {
    get { stored?.isExclusiveTouch ?? false }
    set { store { $0.isExclusiveTouch = newValue } }
  }

  /// Whether the view hears of more than one finger. It is stored.
  public var isMultipleTouchEnabled: Bool {
    get { stored?.isMultipleTouchEnabled ?? false }
    set { store { $0.isMultipleTouchEnabled = newValue } }
  }

  /// How many pixels a point of the view has.
  public var contentScaleFactor: CGFloat {
    get { stored?.contentScaleFactor ?? UIScreen.main.scale }
    set { store { $0.contentScaleFactor = newValue } }
  }

  /// Light or dark, whatever the system has. It is stored: traits are the same everywhere.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { stored?.overrideUserInterfaceStyle ?? .unspecified }
    set { store { $0.overrideUserInterfaceStyle = newValue } }
  }

  /// Whether the colour of what can be tapped is a shade of grey.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// The colour itself.
    case normal = 1
    /// A grey.
    case dimmed = 2
  }

  /// Whether the colour of what can be tapped is a shade of grey. It is stored.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { stored?.tintAdjustmentMode ?? .automatic }
    set { store { $0.tintAdjustmentMode = newValue } }
  }

  /// A view whose opaque part says what of this one is visible. It is stored.
  public var mask: UIView? {
    get { stored?.mask }
    set { store { $0.mask = newValue } }
  }

  /// What makes the view answer to touches.
  public var interactions: [any UIInteraction] { stored?.interactions ?? [] }

  /// Adds something that makes the view answer to touches. It is told, and never touched.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    store { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }

  /// Takes away what makes the view answer to touches.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    store { $0.interactions.removeAll { $0 === interaction } }
    interaction.didMove(to: nil)
  }

  /// Whether the view has the focus. It never has.
  public var isFocused: Bool { false }

  /// A view that looks like this one: here an empty view of its size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Tells this view, and those in it that have its tint, that it is another.
  func spreadTintColor() {
    tintColorDidChange()
    for subview in subviews where !subview.hasOwnTintColor { subview.spreadTintColor() }
  }
}

/// How a view is mirrored for languages that are read from the right.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language has it.
  case unspecified = 0
  /// As the buttons of a player: never.
  case playback = 1
  /// As arrows in space: never.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}
