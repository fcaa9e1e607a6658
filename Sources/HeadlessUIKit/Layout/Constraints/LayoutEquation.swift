import Foundation

/// One condition of a layout, and where it comes from.
@MainActor
struct LayoutEquation {
  /// What tells an equation from the others of a system, from one layout to the next.
  struct Key: Hashable {
    let object: ObjectIdentifier
    let part: Int
  }

  /// Where an equation comes from.
  enum Source {
    /// A constraint of the app.
    case constraint(NSLayoutConstraint)
    /// A view's frame, by its autoresizing mask.
    case frame(UIView, NSLayoutConstraint.Attribute, Double)
    /// A view's intrinsic size.
    case content(UIView, NSLayoutConstraint.Axis)
    /// A stack view, which arranges this view.
    case stack(UIView, String)

    /// As UIKit's messages show it.
    @MainActor
    var uiKitDescription: String {
      switch self {
      case .constraint(let constraint): return constraint.uiKitDescription
      case .frame(let view, let attribute, let value):
        let value = CGFloat(value).uiKitDescription
        return "<NSAutoresizingMaskLayoutConstraint:\(view.address) h=\(view.horizontalMaskSigns) "
          + "v=\(view.verticalMaskSigns) \(view.layoutName).\(attribute.name) == \(value)   (active)>"
      case .content(let view, let axis):
        return "<NSContentSizeLayoutConstraint:\(view.address) "
          + "\(view.layoutName).\(axis == .horizontal ? "width" : "height")   (active)>"
      case .stack(let view, let name):
        return "<NSLayoutConstraint:\(view.address) '\(name)' \(view.layoutName)   (active)>"
      }
    }
  }

  let key: Key
  let constraint: LinearConstraint
  let source: Source

  /// Tells, in UIKit's words, that an equation cannot be met beside others, and is given up.
  func reportUnsatisfiable(beside others: [LayoutEquation]) {
    let list = (others + [self]).map { "    \"\($0.source.uiKitDescription)\"" }
    StandardError.log(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(list.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint 
      \(source.uiKitDescription)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """)
  }
}

extension UIView {
  /// The mask from left to right: `&` is what grows, `-` what does not.
  fileprivate var horizontalMaskSigns: String {
    signs(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
  }

  fileprivate var verticalMaskSigns: String {
    signs(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
  }

  private func signs(_ parts: AutoresizingMask...) -> String {
    // Without any part that grows, UIKit lets the last one grow.
    guard parts.contains(where: { autoresizingMask.contains($0) }) else { return "--&" }
    return parts.map { autoresizingMask.contains($0) ? "&" : "-" }.joined()
  }
}
