import Foundation

extension UIImage {
  /// How an image is to be drawn. It has no effect here: nothing is drawn.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// As it is.
    public override init() {
      super.init()
    }
  }

  /// How a symbol of the system is to be drawn. It has no effect here: all images have one size.
  open class SymbolConfiguration: Configuration {
    /// A symbol as large as a text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
    }

    /// A symbol of a point size.
    public convenience init(pointSize: CGFloat) {
      self.init()
    }

    /// A symbol of a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init()
    }

    /// A symbol of a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
    }
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// As the text beside it.
    case unspecified
    /// From the thinnest to the boldest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// As the symbol is drawn.
    case unspecified = 0
    /// Small.
    case small = 1
    /// As high as capitals and a little more.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// An image by its name in a bundle, for traits. Neither is looked at.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle)
  }

  /// An image by its name in a bundle, drawn in a way. Neither is looked at.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// A symbol of the system by its name, drawn in a way that is not looked at.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }
}
