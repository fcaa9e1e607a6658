/// What can be told events.
public protocol ObserverType<Element> {
  /// What the events carry.
  associatedtype Element

  /// Tells an event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Tells a value.
  public func onNext(_ element: Element) {
    on(.next(element))
  }

  /// Tells that it went wrong.
  public func onError(_ error: any Error) {
    on(.error(error))
  }

  /// Tells that it is over.
  public func onCompleted() {
    on(.completed)
  }

  /// The observer, without its type.
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }
}

/// An observer of which only the elements are known.
public struct AnyObserver<Element>: ObserverType {
  private let handler: (Event<Element>) -> Void

  /// An observer that is a closure.
  public init(eventHandler: @escaping (Event<Element>) -> Void) {
    handler = eventHandler
  }

  /// Another observer.
  public init<Observer: ObserverType<Element>>(_ observer: Observer) {
    handler = observer.on
  }

  /// Tells an event.
  public func on(_ event: Event<Element>) {
    handler(event)
  }
}
