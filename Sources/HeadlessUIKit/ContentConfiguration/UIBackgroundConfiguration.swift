import Foundation

/// What stands behind the content of a cell, a header or a footer, as a value.
///
/// The colour, the insets and the custom view become a view behind the content. The rest, such as
/// radius and stroke, is kept and shows nowhere, since nothing is drawn.
public struct UIBackgroundConfiguration: Hashable {
  /// A view behind the content, in front of the colour.
  public var customView: UIView?
  /// The colour; nil is the tint colour of the view.
  public var backgroundColor: UIColor?
  /// A change of `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// How far the background keeps from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins count as insets too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// An image in front of the colour.
  public var image: UIImage?
  /// How the image follows the size of the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of a line around the background; nil is the tint colour.
  public var strokeColor: UIColor?
  /// A change of `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How wide that line is.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background that line runs.
  public var strokeOutset: CGFloat = 0

  /// No background at all.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// The background of a row: that of a plain list. UIKit's follows the list around it.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// The background of a header: that of a plain list. UIKit's follows the list around it.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  /// The background of a footer: that of a plain list. UIKit's follows the list around it.
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// The background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  /// The background of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }

  /// The background of a header or footer in a grouped list: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The background of a header in a sidebar: none.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The background of a row in a sidebar: none.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// The background of a row in a list that stands beside a sidebar: none.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }

  private init(backgroundColor: UIColor) {
    self.backgroundColor = backgroundColor
  }

  /// The configuration for a state. Nothing is drawn, so the engine's styles are the same in all.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// The colour behind the content for the tint of a view.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line around for the tint of a view.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The view behind the content of a cell with a background configuration.
final class ConfiguredBackgroundView: UIView {
  var configuration: UIBackgroundConfiguration? {
    didSet {
      guard configuration != oldValue else { return }
      backgroundColor = configuration?.resolvedBackgroundColor(for: tintColor)
      if oldValue?.customView !== configuration?.customView {
        if let old = oldValue?.customView, old.superview === self { old.removeFromSuperview() }
        if let new = configuration?.customView { addSubview(new) }
      }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    configuration?.customView?.frame = bounds
  }

  /// Takes the place that the configuration has in a view.
  func fill(_ view: UIView) {
    guard let configuration else { return }
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = view.directionalLayoutMargins
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    frame = view.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
