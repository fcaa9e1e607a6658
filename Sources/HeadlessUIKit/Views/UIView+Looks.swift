import Foundation

extension UIView {
  /// How content follows the size of the view.
  public enum ContentMode: Int, Sendable {
    /// Content is stretched to the view's size.
    case scaleToFill
    /// Content is scaled until it fits.
    case scaleAspectFit
    /// Content is scaled until nothing of the view is empty.
    case scaleAspectFill
    /// Content is drawn again.
    case redraw
    /// Content keeps its size, at the place that the name says.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// A change of the view's shape in space. Its flat part is the `transform`.
  public var transform3D: CATransform3D {
    get { ownLayer?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set { adopt(newValue) }
  }

  /// Takes a transform of space. A view without a layer needs none for a flat one.
  func adopt(_ space: CATransform3D) {
    let flat = CATransform3DGetAffineTransform(space)
    if transform != flat { transform = flat }
    if ownLayer != nil || !CATransform3DIsAffine(space) { layer.transform = space }
  }
}

/// Where lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// Where the language has it.
  case natural
}

/// What happens to a text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, after a whole word.
  case byWordWrapping
  /// It goes on in the next line, after any character.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}
