import Foundation

extension UIViewController {
  func add(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      ControllerFailure.ownAncestor(child.uiKitIdentity, parent: uiKitIdentity).raise()
    }
    child.willMove(toParent: self)
    if let old = child.parent { old.children.removeAll { $0 === child } }
    child.parent = self
    children.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Makes a controller a child and takes its view along, or the reverse, with all that is told.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.didMove(toParent: self)
  }

  func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.removeFromParent()
  }
}
