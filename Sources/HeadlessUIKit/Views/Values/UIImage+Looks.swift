import Foundation

extension UIImage {
  /// Where the colours of an image come from.
  public enum RenderingMode: Int, Sendable {
    /// As it is usual where the image stands.
    case automatic
    /// From the image.
    case alwaysOriginal
    /// From the tint of the view.
    case alwaysTemplate
  }

  /// The image with its colours from somewhere else. Nothing is drawn: it is the same image.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The image in a colour. Nothing is drawn: it is the same image.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The image in a colour. Nothing is drawn: it is the same image.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
}
