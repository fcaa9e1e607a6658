import Foundation

extension IndexPath {
  /// The index path as UIKit's messages write it: `<NSIndexPath: 0x…> {length = 2, path = 0 - 3}`.
  ///
  /// The address is made up, as index paths have none here; it depends on the path alone.
  var uiKitDescription: String {
    let path = reduce(UInt(count)) { ($0 << 16) ^ UInt(bitPattern: $1 << 4) }
    let address = path | 0x8000_0000_0000_0000
    return "<NSIndexPath: 0x\(String(address, radix: 16))> "
      + "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
