import Foundation

/// The topmost view: what is in a window is in the view hierarchy.
open class UIWindow: UIView {
  /// A window of a size. Without one it is as large as `UIScreen.main`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window of a scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
  }

  open override var window: UIWindow? { self }

  /// The scene that the window belongs to. `UIApplication.shared` has one, for windows that were made
  /// without.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  /// The screen that shows the window.
  open var screen: UIScreen { .main }

  /// How far in front of other windows it is. It is stored.
  open var windowLevel = Level.normal

  /// How far in front of other windows a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The greater, the nearer to the user.
    public let rawValue: CGFloat

    /// A level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Windows of the app.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// Whether the window takes the keyboard's events.
  open private(set) var isKeyWindow = false

  /// The controller whose view fills the window. Setting one puts its view into the window; the
  /// view appears when the window is visible.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveScreen()
      showRootViewController()
    }
  }

  /// Shows the window and gives it the keyboard.
  open func makeKeyAndVisible() {
    windowScene = windowScene ?? UIApplication.shared.scene
    makeKey()
    isHidden = false
    showRootViewController()
    layoutIfNeeded()
  }

  /// Gives the window the keyboard.
  open func makeKey() {
    isKeyWindow = true
  }

  // A window that is turned tells its controllers before and after.

  open override var frame: CGRect {
    willSet { sizeWillChange(to: newValue.size) }
    didSet { sizeDidChange() }
  }

  open override var bounds: CGRect {
    willSet { sizeWillChange(to: newValue.size) }
    didSet { sizeDidChange() }
  }

  private var resize: WindowResize?

  private func sizeWillChange(to size: CGSize) {
    guard size != bounds.size, let controller = rootViewController, isKeyWindow else { return }
    let resize = WindowResize(of: self)
    self.resize = resize
    controller.viewWillTransition(to: size, with: resize)
  }

  private func sizeDidChange() {
    guard let resize else { return }
    self.resize = nil
    layoutIfNeeded()
    resize.finish()
  }

  private func showRootViewController() {
    guard let controller = rootViewController, isKeyWindow else { return }
    controller.enterScreen(in: self)
  }
}

/// The screen that the headless engine pretends to have.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The only screen: 390 × 844 points unless it is resized, three pixels a point.
  public static let main = UIScreen()

  /// The size of the screen in points.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// How many pixels a point has.
  public let scale: CGFloat = 3

  private override init() {
    super.init()
  }
}
