import Foundation

/// A class whose instances can be told their looks all at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {
  private static var appearances: [ObjectIdentifier: UIView] = [:]

  /// An object that keeps the looks which all views of the class are to have.
  ///
  /// UIKit gives them to each view that comes into a window. The engine keeps them and gives them to
  /// nobody.
  public class func appearance() -> Self {
    if let kept = appearances[ObjectIdentifier(self)] as? Self { return kept }
    let new = instantiate(frame: .zero)
    appearances[ObjectIdentifier(self)] = new
    return new
  }
}
