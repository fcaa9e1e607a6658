import Foundation

/// What a cell, a header or a footer shows, as a value: it makes the view that shows it.
///
/// ```swift
/// struct BookContent: UIContentConfiguration {
///   var title = ""
///   func makeContentView() -> any UIView & UIContentView { BookView(configuration: self) }
///   func updated(for state: any UIConfigurationState) -> BookContent { self }
/// }
/// cell.contentConfiguration = BookContent(title: "Dune")
/// ```
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it is to look in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. A cell gives it another one when it shows another row.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it changes what it shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration. A cell makes another view when it cannot.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// A view can show configurations of the type that it shows now, unless it says otherwise.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
