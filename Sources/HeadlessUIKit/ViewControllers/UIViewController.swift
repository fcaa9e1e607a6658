import Foundation

/// An object that manages a view, which it makes when it is first asked for.
///
/// A controller is told when its view comes on the screen and when it leaves: when it is the
/// `rootViewController` of a window that is shown, when it is presented or pushed, and when its view
/// is put into a view that is on the screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // MARK: Making a controller

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
    (coder as? NibCoder)?.decode(controller: self)
  }

  /// A controller without a nib's name.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

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

  /// Makes the view, if there is none yet.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view and puts it into `view`. Override it to make the view in code, without
  /// calling `super`.
  open func loadView() {
    if loadViewFromNib() == nil { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// Tells the controller that its view is made.
  open func viewDidLoad() {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: Appearance

  /// Tells the controller that its view is about to be on screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view is in its place, and is about to be laid out and shown.
  open func viewIsAppearing(_ animated: Bool) {}

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

  /// Whether children are told of appearance together with this controller. A container that says
  /// no tells them itself, by `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its view is about to appear or to disappear. A container that does not
  /// leave this to the engine calls it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing ? .appearing : .disappearing, animated: animated)
  }

  /// Tells a child that the appearance or disappearance that was begun is done.
  open func endAppearanceTransition() {
    endTransition()
  }

  var appearance = Appearance()

  // MARK: Children

  /// The controller that holds this one as a child.
  public internal(set) weak var parent: UIViewController?

  /// The controllers in this one, in the order in which they were added.
  public internal(set) var children: [UIViewController] = []

  /// Makes another controller a child. The child is told `willMove(toParent:)`; its view is put into
  /// this one's by the caller, who then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    add(childController)
  }

  /// Leaves the parent. The controller is told `didMove(toParent: nil)`; the caller has called
  /// `willMove(toParent: nil)` and taken out the view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Tells the controller that it is about to be added to a parent, or removed when it is nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells the controller that it was added to a parent, or removed when it is nil.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// The controller that this one, or a parent of it, presents.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presented).first
  }
  var presented: UIViewController?

  /// The controller that presents this one, or a parent of it.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presenter).first
  }
  weak var presenter: UIViewController?

  /// How the controller covers the one that presents it. Only `fullScreen` takes that one's view off
  /// the screen.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Shows another controller in front of this one. Nothing takes time here: it is there when the
  /// call returns, and `completion` has been called.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag)
    completion?()
  }

  /// Takes away what this controller presents, or this controller if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag)
    completion?()
  }

  // MARK: Bars and editing

  /// A title for the screen. It is the title of the navigation item, too.
  open var title: String? { didSet { navigationItem.title = title } }

  /// What a navigation bar shows for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The navigation controller that holds this one, or a parent of it.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UINavigationController }.first
  }

  /// The storyboard that the controller is from.
  public internal(set) var storyboard: UIStoryboard?

  /// The scene of a storyboard in which the controller stands.
  var scene: StoryboardScene?

  /// Whether what the controller shows can be edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Begins or ends editing. Controllers override it to show so; `editButtonItem` calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
    editButtonItem.style = editing ? .done : .plain
  }

  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction(title: "Edit") { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    })

  // MARK: Size and screen

  /// Tells the controller that its view is about to get another size, as when a window is resized.
  /// UIKit's own tells the children and what is presented; call `super`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    presented?.viewWillTransition(to: size, with: coordinator)
  }

  /// The size that the controller would like to have in another one. It is stored.
  open var preferredContentSize = CGSize.zero

  /// Makes or changes constraints of the view. Call `super` at the end. It is not called by the engine:
  /// the view's own `updateConstraints()` is.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// Tells the controller that the safe area is another. It never is here.
  open func viewSafeAreaInsetsDidChange() {}

  /// Which edges of the view lie under bars. It is stored: bars cover nothing.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether the view lies under bars that cover what is behind them. It is stored.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether a view at its own place in a container presents for it. It is stored.
  open var definesPresentationContext = false

  /// How the controller comes and goes when it is presented. It is stored.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user can take the controller away by a swipe. It is stored: no hand swipes so.
  open var isModalInPresentation = false

  /// Whether a tab bar goes away when the controller is pushed. It is stored.
  open var hidesBottomBarWhenPushed = false

  /// The colour of the status bar's text. Nobody asks: there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden. Nobody asks: there is none.
  open var prefersStatusBarHidden: Bool { false }

  /// Asks about the status bar again. There is none.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// How the controller can stand on the screen. Nobody asks.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the controller turns with the phone. Nobody asks.
  open var shouldAutorotate: Bool { true }

  /// Tells the controller that memory is short.
  open func didReceiveMemoryWarning() {}
}

/// How a controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; what it covers leaves the screen.
  case fullScreen = 0
  /// As a page in the middle.
  case pageSheet = 1
  /// As a form in the middle.
  case formSheet = 2
  /// Over the view of a controller that defines a context.
  case currentContext = 3
  /// As the app wants it.
  case custom = 4
  /// Over the whole screen; what it covers stays.
  case overFullScreen = 5
  /// Over the view of a controller that defines a context, which stays.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
  /// Nothing.
  case none = -1
  /// As the system likes, which is a sheet.
  case automatic = -2
}
