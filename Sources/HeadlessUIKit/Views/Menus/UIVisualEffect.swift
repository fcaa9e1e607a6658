import Foundation

/// A change of what stands behind a view. It has no effect here: nothing is drawn.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// What stands behind is blurred.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How it is blurred.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Hardly.
    case regular = 4
    /// More.
    case prominent = 5
    /// As a material of the system's, in five strengths.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// How it is blurred.
  public let style: Style

  /// A blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A view with an effect behind what is in its `contentView`.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?

  /// What stands in front of the effect; add subviews here.
  public let contentView = UIView()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    installContentView()
  }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installContentView()
  }

  private func installContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
