import Foundation

extension UIViewController {
  /// Puts a controller in front, over the whole window.
  func show(_ other: UIViewController, animated: Bool) {
    if let presenter = other.presenter {
      ControllerFailure.presentedTwice(other.uiKitIdentity, by: presenter.uiKitIdentity).raise()
    }
    // A parent presents for its children.
    let presenter = sequence(first: self, next: \.parent).reversed()[0]
    guard let window = viewIfLoaded?.window else {
      StandardError.log(
        "Attempt to present \(other.uiKitIdentity) on \(presenter.uiKitIdentity) "
          + "(from \(uiKitIdentity)) whose view is not in the window hierarchy.")
      return
    }
    if let shown = presenter.presented {
      StandardError.log(
        "Attempt to present \(other.uiKitIdentity) on \(presenter.uiKitIdentity) "
          + "(from \(uiKitIdentity)) which is already presenting \(shown.uiKitIdentity).")
      return
    }
    presenter.presented = other
    other.presenter = presenter
    let covers = other.modalPresentationStyle == .fullScreen
    if covers { presenter.begin(.disappearing, animated: animated) }
    other.enterScreen(in: window, animated: animated)
    if covers { presenter.endTransition() }
  }

  /// Takes away what this controller or the one that presents it has in front.
  func dismissPresented(animated: Bool) {
    guard presentedViewController == nil else {
      let presenter = sequence(first: self, next: \.parent).first { $0.presented != nil }
      presenter?.takeAwayPresented(animated: animated)
      return
    }
    presentingViewController?.takeAwayPresented(animated: animated)
  }

  private func takeAwayPresented(animated: Bool) {
    guard let shown = presented else { return }
    // What stands in front of it goes first.
    shown.takeAwayPresented(animated: animated)
    let wasCovered = appearance.state == .disappeared
    if wasCovered { begin(.appearing, animated: animated) }
    shown.leaveScreen(animated: animated)
    shown.presenter = nil
    presented = nil
    if wasCovered { endTransition() }
  }
}
