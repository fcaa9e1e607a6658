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

  open override var window: UIWindow? { self }

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
    isKeyWindow = true
    isHidden = false
    showRootViewController()
    layoutIfNeeded()
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
