import Foundation

/// What is known of the screen on which a view stands: light or dark, narrow or wide.
///
/// The headless screen never changes: every view has `UITraitCollection.current`, which is that of
/// a phone held upright, in light mode. A collection that an app makes keeps what it is given.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark; `unspecified` in a collection that says nothing of it.
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether there is much room from left to right.
  public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Whether there is much room from top to bottom.
  public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The kind of device.
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// On which side lines of text begin.
  public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// How large the user wants text to be.
  public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// How many pixels a point has; 0 in a collection that says nothing of it.
  public internal(set) var displayScale: CGFloat = 0

  /// A collection that says nothing.
  public override init() {
    super.init()
  }

  private convenience init(_ fill: (UITraitCollection) -> Void) {
    self.init()
    fill(self)
  }

  /// A collection that says light or dark, and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that says how much room there is from left to right, and nothing else.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that says how much room there is from top to bottom, and nothing else.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection that says the kind of device, and nothing else.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// A collection that says where lines begin, and nothing else.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that says how large text is, and nothing else.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection that says how many pixels a point has, and nothing else.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// What several collections say together; of two that differ the later one is right.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for other in collections { adopt(other) }
  }

  /// The traits of the headless screen.
  public static let current = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.userInterfaceIdiom = .phone
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
    $0.displayScale = 3
  }

  private func adopt(_ other: UITraitCollection) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.displayScale != 0 { displayScale = other.displayScale }
  }

  private var values: [AnyHashable] {
    [
      userInterfaceStyle, horizontalSizeClass, verticalSizeClass, userInterfaceIdiom,
      layoutDirection, preferredContentSizeCategory, displayScale,
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// On which side lines of text begin.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}

/// How large a user wants text to be. Fonts here do not follow it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String

  /// A category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryU")
  /// Smaller than usual.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// As usual.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger than usual.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
}

/// An object that knows the traits of its surroundings: a view, a controller, the screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  /// The traits of the headless screen, which are the same for every view.
  public var traitCollection: UITraitCollection { .current }
}

extension UIViewController: UITraitEnvironment {
  /// The traits of the headless screen, which are the same for every controller.
  public var traitCollection: UITraitCollection { .current }
}

extension UIScreen: UITraitEnvironment {
  /// The traits of the headless screen.
  public var traitCollection: UITraitCollection { .current }
}
