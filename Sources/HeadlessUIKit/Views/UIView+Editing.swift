import Foundation

extension UIView {
  /// Lets the first responder in the view give up being it.
  ///
  /// - Returns: Whether there is none in the view any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() || force }
    return subviews.allSatisfy { $0.endEditing(force) }
  }
}
