import Foundation

/// A rectangle in a view that takes part in constraints and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Where the guide's rectangle comes from.
  enum Source {
    /// Constraints place it.
    case constraints
    /// It is the owning view's bounds, less the margins.
    case margins
    /// It is the owning view's bounds, less what bars would cover.
    case safeArea
  }

  let source: Source

  /// A guide that belongs to no view yet. See `UIView.addLayoutGuide(_:)`.
  public override init() {
    source = .constraints
    super.init()
  }

  init(_ source: Source, of view: UIView) {
    self.source = source
    super.init()
    owningView = view
  }

  /// The view in which the guide stands.
  open internal(set) weak var owningView: UIView?

  /// A name for messages.
  open var identifier = ""

  /// The rectangle in the owning view's bounds, as the last layout pass left it.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    guard source == .constraints else { return owningView.bounds.inset(by: insets) }
    return owningView.layoutHost.layoutState?.system?.frame(of: self) ?? .zero
  }

  /// How far the guide keeps from the owning view's edges, when it is not placed by constraints.
  var insets: UIEdgeInsets {
    switch source {
    case .constraints: .zero
    case .margins: owningView?.layoutMargins ?? .zero
    case .safeArea: owningView?.safeAreaInsets ?? .zero
    }
  }

  /// The edge where lines of text begin: the left one.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines of text end: the right one.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
