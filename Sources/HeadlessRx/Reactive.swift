import Foundation

/// What an object has to observe, kept apart from its own members.
public struct Reactive<Base> {
  /// The object.
  public let base: Base

  /// What an object has to observe.
  public init(_ base: Base) {
    self.base = base
  }
}

/// A type whose values have an `rx`.
public protocol ReactiveCompatible {
  /// The type that is extended.
  associatedtype ReactiveBase

  /// What there is to observe.
  var rx: Reactive<ReactiveBase> { get }
}

extension ReactiveCompatible {
  /// What there is to observe.
  public var rx: Reactive<Self> { Reactive(self) }
}

extension NSObject: ReactiveCompatible {}
