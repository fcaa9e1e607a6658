import Foundation

/// The room at the top or the bottom of a controller's view that bars would cover.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How high the room is, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// How high the guide's rectangle is, in points.
  public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The room above the safe area of the view. Since iOS 11 apps use the safe area itself.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  public var topLayoutGuide: any UILayoutSupport {
    guide(named: "UIViewController-topLayoutGuide") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ]
    }
  }

  /// The room below the safe area of the view. Since iOS 11 apps use the safe area itself.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  public var bottomLayoutGuide: any UILayoutSupport {
    guide(named: "UIViewController-bottomLayoutGuide") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
  }

  private func guide(
    named identifier: String,
    constraints: (UILayoutGuide, UIView) -> [NSLayoutConstraint]
  ) -> UILayoutGuide {
    guard let view else { return UILayoutGuide() }
    if let made = view.layoutGuides.first(where: { $0.identifier == identifier }) { return made }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      constraints(guide, view) + [guide.leftAnchor.constraint(equalTo: view.leftAnchor)])
    return guide
  }
}
