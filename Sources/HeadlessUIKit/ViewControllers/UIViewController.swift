import Foundation

/// An object that manages a view, which it makes when it is first asked for.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The name of the nib with the view, as it was given.
  public let nibName: String?

  /// The bundle with the nib, as it was given.
  public let nibBundle: Bundle?

  /// A controller that takes its view from a nib, or makes it in `loadView()`.
  ///
  /// Without a nib's name UIKit looks for a nib named like the class; so does the engine, in the
  /// bundle given.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller that a nib makes.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// A controller without a nib's name.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The controller's view. Asking for it the first time makes it: `loadView()`, then
  /// `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }
  private var loadedView: UIView?

  /// The controller's view, if it is made.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// A title for the screen.
  open var title: String?

  open override var next: UIResponder? { loadedView?.superview }

  /// Makes the view, if there is none yet.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view and puts it into `view`. Override it to make the view in code, without
  /// calling `super`.
  open func loadView() {
    guard let name = nibName ?? nibNamedLikeClass else {
      view = UIView(frame: UIScreen.main.bounds)
      return
    }
    UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard isViewLoaded else {
      UIKitException.internalInconsistency.raise(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
          + "outlet was not set.")
    }
  }

  /// The nib that UIKit takes when none is named: for a `CardViewController` it is `CardView`, or
  /// else `CardViewController`.
  private var nibNamedLikeClass: String? {
    let name = String(describing: type(of: self))
    let viewName =
      name.hasSuffix("ViewController") ? String(name.dropLast("Controller".count)) : name
    return [viewName, name].first { NibFile.find(named: $0, in: nibBundle ?? .main) != nil }
  }

  /// Tells the controller that its view is made.
  open func viewDidLoad() {}

  /// Tells the controller that its view is about to be on screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view is on screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Whether the view is on screen.
  private var isOnScreen = false

  /// Puts the view into a window, with UIKit's calls in their order.
  func enterScreen(in window: UIWindow) {
    guard !isOnScreen, let view else { return }
    isOnScreen = true
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    viewWillAppear(false)
    window.addSubview(view)
    window.layoutIfNeeded()
    viewDidAppear(false)
  }

  /// Takes the view out of its window, with UIKit's calls in their order.
  func leaveScreen() {
    guard isOnScreen else { return }
    isOnScreen = false
    viewWillDisappear(false)
    loadedView?.removeFromSuperview()
    viewDidDisappear(false)
  }
}
