import Foundation

/// What a screen reader says about the use of a thing.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits' bits.
  public let rawValue: UInt64

  /// Traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// It can be tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads to a page.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It says how things are.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that a voice would disturb.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It has a value that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns a page when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is above what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Something that a screen reader offers to do.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What it is called.
  open var name: String
  /// Does it, and says whether it could.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Something to do.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// A thing for a screen reader that is no view.
open class UIAccessibilityElement: UIResponder {
  /// What holds it.
  open private(set) weak var accessibilityContainer: AnyObject?
  /// Where it stands in what holds it.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// A thing that a view or an object holds.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
