import Foundation

/// What cells, headers and footers do with configurations.
@MainActor
protocol ConfigurableView: UIView {
  associatedtype ConfigurationState: UIConfigurationState

  /// How the view stands.
  var configurationState: ConfigurationState { get }

  /// The view in which the content stands: the configuration's own, when there is one.
  var contentView: UIView { get set }

  /// The space that the content keeps from the edges at least.
  var contentMargins: NSDirectionalEdgeInsets { get }

  var configurations: ViewConfigurations { get set }

  func updateConfiguration(using state: ConfigurationState)

  /// Runs the app's closure for a state.
  func runConfigurationUpdateHandler(_ state: ConfigurationState)

  /// Forgets what stood in the content view, which makes way for another one.
  func contentViewWillBeReplaced()

  /// Takes away the views behind the content, which a background configuration replaces.
  func removeBackgroundViews()
}

/// What a cell, header or footer keeps for configurations.
struct ViewConfigurations {
  fileprivate(set) var content: (any UIContentConfiguration)?
  fileprivate(set) var background: UIBackgroundConfiguration?
  fileprivate(set) var backgroundView: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  /// A new view is configured once before it is shown.
  fileprivate var needsUpdate = true
}

extension ConfigurableView {
  // MARK: Content

  /// Shows a configuration: in the content view that is there when it can, or else in a new one.
  func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      guard configurations.content != nil else { return }
      configurations.content = nil
      install(UIView(frame: contentView.frame))
      return
    }
    let shown = configurations.updatesContent ? new.updated(for: configurationState) : new
    if configurations.content != nil, let present = contentView as? any UIView & UIContentView,
      present.supports(shown)
    {
      configurations.content = shown
      present.configuration = shown
    } else {
      configurations.content = shown
      install(shown.makeContentView())
    }
    setNeedsLayout()
  }

  private func install(_ view: UIView) {
    contentViewWillBeReplaced()
    let old = contentView
    let index = subviews.firstIndex { $0 === old }
    let frame = old.frame
    old.removeFromSuperview()
    contentView = view
    view.frame = frame
    if let index { insertSubview(view, at: index) } else { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Background

  /// Puts a configuration behind the content, in place of the views that were there.
  func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
    let shown = configurations.updatesBackground ? new?.updated(for: configurationState) : new
    guard shown != configurations.background else { return }
    configurations.background = shown
    guard let shown else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    removeBackgroundViews()
    let view = configurations.backgroundView ?? ConfiguredBackgroundView(frame: .zero)
    configurations.backgroundView = view
    view.configuration = shown
    if view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// Gives the background its place.
  func placeConfiguredBackground() {
    configurations.backgroundView?.fill(self)
  }

  // MARK: Updates

  /// Sees to it that the configurations are brought in line with the state before the view is shown.
  func markForConfigurationUpdate() {
    guard !configurations.needsUpdate else { return }
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations in line with the state, if that is due: first those that follow it by
  /// themselves, then the method that a subclass overrides, then the app's closure.
  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    if configurations.updatesBackground, let background = configurations.background {
      setBackgroundConfiguration(background.updated(for: state))
    }
    if configurations.updatesContent, let content = configurations.content {
      setContentConfiguration(content)
    }
    updateConfiguration(using: state)
    runConfigurationUpdateHandler(state)
  }

  // MARK: Measuring

  /// The size that a content view of a configuration wants; nil when the constraints of the whole
  /// view say it, or when there is no configuration.
  func sizeOfConfiguredContent(
    width: CGFloat, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard configurations.content != nil, contentView is UIListContentView || !hasConstraintsInside
    else { return nil }
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension UIView {
  /// Whether what the view holds has a height of its own.
  var sizesItself: Bool {
    hasConstraintsInside || (self as? any ConfigurableView)?.configurations.content != nil
  }
}
