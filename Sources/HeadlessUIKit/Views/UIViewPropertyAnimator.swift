import Foundation

/// An animation that can be held and turned back. Nothing takes time here: once it is started, its
/// changes are made and it is at its end.
///
/// Where it is set to a fraction of its way, the changes are made whole: half of a change is nothing
/// that a view could be asked for.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How far an animation has come.
  public enum State: Int, Sendable {
    /// It was not started, or is at its end.
    case inactive
    /// It was started, and is held.
    case active
    /// It was stopped before its end.
    case stopped
  }

  /// How long it would take, in seconds.
  public let duration: TimeInterval
  /// How far it has come.
  open private(set) var state = State.inactive
  /// Whether it is running: it never is, since it is at its end at once.
  open var isRunning: Bool { false }
  /// Whether it goes back to its beginning. It is stored.
  open var isReversed = false
  /// Whether it is held at its end, so that it can be turned back.
  open var pausesOnCompletion = false

  private var animations: [() -> Void]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var fraction: CGFloat = 0

  /// An animation with a curve, not yet started.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - curve: How its speed would change.
  ///   - animations: The changes.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }

  /// An animation like a spring, not yet started.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - ratio: How quickly the spring would come to rest.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// How far it has come, from 0 to 1. Setting it makes the changes and holds the animation.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      makeChanges()
      state = .active
      fraction = min(max(newValue, 0), 1)
    }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds what is to be done at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, and is at the end.
  open func startAnimation() {
    makeChanges()
    fraction = 1
    if pausesOnCompletion { state = .active } else { finish(at: .end) }
  }

  /// Makes the changes, and is at the end. There is nothing to wait for.
  open func startAnimation(afterDelay delay: TimeInterval) {
    startAnimation()
  }

  /// Makes the changes and holds the animation.
  open func pauseAnimation() {
    makeChanges()
    state = .active
  }

  /// Goes on to the end, if it is held.
  open func continueAnimation() {
    startAnimation()
  }

  /// Stops an animation that is held: for good, or until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends an animation that was stopped, and calls what is to be done at the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition) }
  }

  private func makeChanges() {
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    let done = completions
    completions = []
    for completion in done { completion(position) }
  }
}

extension UIView {
  /// How the speed of an animation changes. Nothing takes time here.
  public enum AnimationCurve: Int, Sendable {
    /// Slowly at both ends.
    case easeInOut
    /// Slowly at first.
    case easeIn
    /// Slowly at the end.
    case easeOut
    /// At one speed.
    case linear
  }
}
