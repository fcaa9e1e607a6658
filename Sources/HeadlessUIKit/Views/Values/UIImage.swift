import Foundation

/// A picture, of which the headless engine knows only the name.
///
/// Nothing is read from disk, so a name always gives an image; UIKit gives nil for a name that no
/// bundle has. Every image is 24 × 24 points.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name by which the image was asked for; nil for an empty image.
  public let name: String?

  private init(imageName: String?) {
    name = imageName
    super.init()
  }

  /// An image without a name or content.
  public convenience override init() {
    self.init(imageName: nil)
  }

  /// An image by its name in the main bundle.
  public convenience init?(named name: String) {
    self.init(imageName: name)
  }

  /// An image by its name in a bundle. The bundle is not looked into.
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(imageName: name)
  }

  /// A symbol of the system by its name.
  public convenience init?(systemName name: String) {
    self.init(imageName: name)
  }

  /// The size in points: 24 × 24, or zero for an empty image.
  open var size: CGSize {
    name == nil ? .zero : CGSize(width: 24, height: 24)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (name != nil && name == other.name)
  }

  open override var hash: Int { name?.hashValue ?? ObjectIdentifier(self).hashValue }
}
