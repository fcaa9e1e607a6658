import Foundation

extension UICollectionViewCell {
  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// What the cell shows. Its own content view takes the place of `contentView`.
  ///
  /// Another configuration that the view can show is given to it; for others a new view is made. With
  /// nil the cell gets an empty content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// What stands behind the content. Setting it takes `backgroundView` and `selectedBackgroundView`
  /// away, and setting one of these takes it away.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether `contentConfiguration` follows the state of the cell by its `updated(for:)`.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether `backgroundConfiguration` follows the state of the cell.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// How the cell stands, without what subclasses know.
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
}

extension UICollectionViewCell: ConfigurableView {
  var contentMargins: NSDirectionalEdgeInsets { listContentMargins }

  func runConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func contentViewWillBeReplaced() {}

  func removeBackgroundViews() {
    backgroundView = nil
    selectedBackgroundView = nil
  }
}
