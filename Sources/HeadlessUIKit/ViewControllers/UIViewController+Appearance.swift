import Foundation

/// Where a controller's view is on its way to and from the screen.
struct Appearance {
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  var state = State.disappeared
  /// Whether the present transition is animated.
  var isAnimated = false
  /// Whether the controller was told `viewIsAppearing` in the present transition.
  var isTold = false
  /// Whether the view's move into or out of a window began the present transition, and ends it.
  var followsWindow = false
}

extension UIViewController {
  // MARK: Transitions

  /// Begins to appear or to disappear, with the children whose views are in this one's.
  func begin(_ state: Appearance.State, animated: Bool) {
    let isAppearing = state == .appearing
    let isUnbalanced =
      appearance.state == state || appearance.state == (isAppearing ? .appeared : .disappeared)
    guard !isUnbalanced else {
      if appearance.state == state {
        StandardError.log(
          "Unbalanced calls to begin/end appearance transitions for \(uiKitIdentity).")
      }
      return
    }
    appearance = Appearance(state: state, isAnimated: animated)
    loadViewIfNeeded()
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in forwardedChildren where child.appearance.state.isSettled {
      child.begin(state, animated: animated)
    }
  }

  /// Ends what was begun, children first.
  func endTransition() {
    guard !appearance.state.isSettled else { return }
    let isAppearing = appearance.state == .appearing
    if isAppearing { tellIsAppearing() }
    for child in forwardedChildren where child.appearance.state == appearance.state {
      child.endTransition()
    }
    let animated = appearance.isAnimated
    appearance = Appearance(state: isAppearing ? .appeared : .disappeared)
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
  }

  /// Says that the view is in its place, once a transition.
  func tellIsAppearing() {
    guard appearance.state == .appearing, !appearance.isTold else { return }
    appearance.isTold = true
    viewIsAppearing(appearance.isAnimated)
    for child in forwardedChildren { child.tellIsAppearing() }
  }

  /// The children that are on the screen when this controller is.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: The view's window

  /// Follows the view into or out of a window, unless a container does so already.
  func viewWillMove(toWindow window: UIWindow?) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    let state = appearance.state
    guard state == (window == nil ? .appeared : .disappeared) else { return }
    begin(window == nil ? .disappearing : .appearing, animated: false)
    appearance.followsWindow = true
  }

  func viewDidMove(toWindow window: UIWindow?) {
    if window != nil { tellIsAppearing() }
    if appearance.followsWindow { endTransition() }
  }

  // MARK: Screens

  /// Puts the view over all of a view that is on the screen, with UIKit's calls in their order.
  func enterScreen(in container: UIView, animated: Bool = false) {
    guard appearance.state == .disappeared, let view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    begin(.appearing, animated: animated)
    container.addSubview(view)
    container.layoutIfNeeded()
    endTransition()
  }

  /// Takes the view off the screen, with UIKit's calls in their order.
  func leaveScreen(animated: Bool = false) {
    guard appearance.state == .appeared else { return }
    begin(.disappearing, animated: animated)
    viewIfLoaded?.removeFromSuperview()
    endTransition()
  }
}

extension Appearance.State {
  /// Whether no transition is under way.
  var isSettled: Bool { self == .appeared || self == .disappeared }
}
