import Foundation

/// A window that gets another size, as when a phone is turned. Changes to be made alongside wait until
/// the size is there.
final class WindowResize: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated = false
  let transitionDuration: TimeInterval = 0
  private var steps: [Step] = []
  private var completions: [Step] = []

  init(of window: UIWindow) {
    containerView = window
    super.init()
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { steps.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The window has its new size.
  func finish() {
    for step in steps { step(self) }
    for completion in completions { completion(self) }
  }
}
