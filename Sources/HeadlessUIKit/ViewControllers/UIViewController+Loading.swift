import Foundation

extension UIViewController {
  /// Makes the view from the storyboard or the nib that the controller has, if it has one.
  ///
  /// - Returns: The name of what it was made from; nil when there is nothing.
  func loadViewFromNib() -> String? {
    if let scene, scene.hasView {
      scene.makeView()
      return scene.name
    }
    guard let name = nibName ?? nibNamedLikeClass else { return nil }
    UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard isViewLoaded else { ControllerFailure.noView(nib: name).raise() }
    return name
  }

  /// The nib that UIKit takes when none is named: for a `CardViewController` it is `CardView`, or
  /// else `CardViewController`.
  private var nibNamedLikeClass: String? {
    let name = String(describing: type(of: self))
    let viewName =
      name.hasSuffix("ViewController") ? String(name.dropLast("Controller".count)) : name
    return [viewName, name].first { NibFile.find(named: $0, in: nibBundle ?? .main) != nil }
  }
}
