import Foundation

/// A controller with a stack of others, of which the topmost is on the screen. The headless screen
/// has no bar: the topmost view has all the room.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// A stack of one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// An empty stack, or one from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller that a nib makes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Who is told which controller is shown. It is not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack, from bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []

  /// The controller at the top.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: what is presented, or the one at the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Whether there is no bar. There is none here in any case.
  open var isNavigationBarHidden = false

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Puts a controller on top of the stack, and its view on the screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setStack(stack + [viewController], animated: animated)
  }

  /// Takes away the controller at the top; the last one stays.
  ///
  /// - Returns: The controller that was taken away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popping(to: stack.count - 1, animated: animated).first
  }

  /// Takes away all controllers but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return popping(to: 1, animated: animated)
  }

  /// Takes away all controllers above one. One that is not in the stack stops the app.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      ControllerFailure.notInStack(viewController.uiKitIdentity).raise()
    }
    guard index < stack.count - 1 else { return nil }
    return popping(to: index + 1, animated: animated)
  }

  /// Takes another stack. What was in the old one and is not in the new one is no child any more.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let top = stack.last, let topView = top.view else { return }
    place(topView)
    view.addSubview(topView)
  }

  private func popping(to count: Int, animated: Bool) -> [UIViewController] {
    let gone = Array(stack[count...])
    setStack(Array(stack[..<count]), animated: animated)
    return gone
  }

  private func setStack(_ new: [UIViewController], animated: Bool) {
    for (index, controller) in new.enumerated() {
      guard !(controller is UINavigationController) else {
        ControllerFailure.pushedNavigationController.raise()
      }
      if new[..<index].contains(where: { $0 === controller }) {
        ControllerFailure.pushedTwice(controller.uiKitIdentity).raise()
      }
    }
    let oldTop = stack.last
    let gone = stack.filter { old in !new.contains { $0 === old } }
    let come = new.filter { controller in !stack.contains { $0 === controller } }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in come { addChild(controller) }
    stack = new
    if isViewLoaded, oldTop !== new.last {
      exchange(oldTop, for: new.last, animated: animated)
    }
    for controller in come { controller.didMove(toParent: self) }
    for controller in gone { controller.removeFromParent() }
  }

  /// Shows another top: the old one is told first that it goes, then the new one that it comes.
  private func exchange(
    _ old: UIViewController?, for new: UIViewController?, animated: Bool
  ) {
    let isOnScreen = appearance.state == .appeared
    if isOnScreen {
      old?.begin(.disappearing, animated: animated)
      if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
      new?.begin(.appearing, animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let newView = new?.view {
      place(newView)
      view.addSubview(newView)
    }
    guard isOnScreen else { return }
    view.layoutIfNeeded()
    old?.endTransition()
    new?.endTransition()
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  private func place(_ topView: UIView) {
    topView.frame = view.bounds
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// Who is told which controller a navigation controller shows. All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
