import Foundation

// How UIKit's messages write the things that a collection view deals with.

extension NSObject {
  /// The class and the address, `<UICollectionViewFlowLayout: 0x7f9c…>`.
  nonisolated var shortDescription: String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
  }
}

extension CGSize {
  /// `{320, 44}`.
  var bracedDescription: String { "{\(width.brief), \(height.brief)}" }
}

extension CGRect {
  /// `(0 44; 320 44)`.
  var briefDescription: String {
    "(\(origin.x.brief) \(origin.y.brief); \(size.width.brief) \(size.height.brief))"
  }

  /// Whether all four numbers are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Whether the rectangles share an area; touching edges share none.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && width > 0 && height > 0
  }
}

extension CGFloat {
  /// Without the `.0` of a whole number, and with six digits at most: 44, 94.3333.
  var brief: String {
    isFinite ? String(format: "%.6g", Double(self)) : "\(self)"
  }
}
