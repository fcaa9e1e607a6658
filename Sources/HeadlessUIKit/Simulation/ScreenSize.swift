import Foundation

extension UIScreen {
  /// Makes this another phone: views that are loaded from now on have the screen's new size.
  public func resize(to size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
  }
}
