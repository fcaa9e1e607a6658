import Foundation

// How UIKit's messages name classes and objects.

/// The name of a class as a message of UIKit has it: the system's own without a module, others with
/// it.
func uiKitName(of type: Any.Type) -> String {
  let name = String(reflecting: type)
  let module = ["HeadlessUIKit.", "Foundation."].first { name.hasPrefix($0) }
  return String(name.dropFirst(module?.count ?? 0))
}

extension NSObject {
  /// The name of the class in a message of UIKit.
  static var uiKitName: String { HeadlessUIKit.uiKitName(of: self) }

  /// The class and the address, as in `<UILabel: 0x600003a1c0f0>`.
  var uiKitIdentity: String { "<\(type(of: self).uiKitName): \(address)>" }

  /// The address, as in `0x600003a1c0f0`.
  var address: String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
  }
}

extension CGFloat {
  /// The number with six digits at most, and without a fraction when it has none: 44, 94.3333.
  var uiKitDescription: String { String(format: "%g", Double(self)) }
}

extension CGPoint {
  /// The point as `{0, 44}`.
  var uiKitDescription: String { "{\(x.uiKitDescription), \(y.uiKitDescription)}" }
}

extension CGSize {
  /// The size as `{320, 44}`.
  var uiKitDescription: String { "{\(width.uiKitDescription), \(height.uiKitDescription)}" }
}

extension CGRect {
  /// The rectangle as `(0 44; 320 44)`.
  var uiKitDescription: String {
    "(\(minX.uiKitDescription) \(minY.uiKitDescription); "
      + "\(width.uiKitDescription) \(height.uiKitDescription))"
  }
}

extension UIEdgeInsets {
  /// The insets as `{top, left, bottom, right}`.
  var uiKitDescription: String {
    "{\([top, left, bottom, right].map(\.uiKitDescription).joined(separator: ", "))}"
  }
}
