// The functions have the names of Core Animation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A group of changes that Core Animation shows together. Here nothing takes time: a group's
/// completion is called when it ends.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  private static var isActionsDisabled: [Bool] = []

  /// Begins a group. Groups nest.
  public class func begin() {
    completions.append(nil)
    isActionsDisabled.append(disableActions())
  }

  /// Ends the innermost group, and calls its completion.
  public class func commit() {
    _ = isActionsDisabled.popLast()
    if let completion = completions.popLast() { completion?() }
  }

  /// What is to be called when the innermost group ends; outside of a group it is called at once.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }

  /// Whether changes in the innermost group are shown without animation. It is stored.
  public class func setDisableActions(_ flag: Bool) {
    if !isActionsDisabled.isEmpty { isActionsDisabled[isActionsDisabled.count - 1] = flag }
  }

  /// Whether changes in the innermost group are shown without animation.
  public class func disableActions() -> Bool {
    isActionsDisabled.last ?? false
  }

  /// How long animations of the innermost group take, in seconds: no time.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {}

  /// Shows all changes now. There is nothing to wait for.
  public class func flush() {}
}

/// The time in seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}

#if !canImport(Darwin)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif
