import Foundation

/// What lets a phone be felt. Nothing is felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Tells that feedback is about to come.
  open func prepare() {}
}

/// The feeling that something has met something else.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What the things are like.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Neither light nor heavy.
    case medium
    /// Heavy.
    case heavy
    /// Elastic.
    case soft
    /// Stiff.
    case rigid
  }

  /// What the things are like.
  let style: FeedbackStyle

  /// A generator for things of a kind.
  public init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  /// Lets the impact be felt. Nothing happens here.
  open func impactOccurred(intensity: CGFloat = 1) {}
}

/// The feeling that a choice changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the change be felt. Nothing happens here.
  open func selectionChanged() {}
}
