import Foundation

extension UITableViewHeaderFooterView {
  /// A closure that configures a header or footer for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// What the view shows. Its own content view takes the place of `contentView`, and `textLabel` and
  /// `detailTextLabel` are nil from then on.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// What stands behind the content, in place of `backgroundView`.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether `contentConfiguration` follows the state of the view by its `updated(for:)`.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether `backgroundConfiguration` follows the state of the view.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// How the view stands, without what subclasses know.
  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
}

extension UITableViewHeaderFooterView: ConfigurableView {
  /// What a list's content keeps from the edges, as the labels of a title do.
  var contentMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
  }

  func runConfigurationUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func removeBackgroundViews() {
    backgroundView = nil
  }
}
