/// What can be subscribed to.
public protocol ObservableType<Element> {
  /// What the events carry.
  associatedtype Element

  /// Has an observer told of what happens from now on.
  ///
  /// - Returns: The subscription. Nothing is told once it is disposed, or after an event that ends it.
  func subscribe<Observer: ObserverType<Element>>(_ observer: Observer) -> any Disposable

  /// The same, as the class that all observables can be taken for.
  func asObservable() -> Observable<Element>
}

extension ObservableType {
  /// The same, as the class that all observables can be taken for.
  public func asObservable() -> Observable<Element> {
    Observable.create { subscribe($0) }
  }
}

/// A source of events. Nothing happens before somebody subscribes, and each subscriber has its own run.
///
/// ```swift
/// let prices = Observable.of(9, 14, 6)
/// let dear = prices.filter { $0 > 8 }.map { "€ \($0)" }
/// let subscription = dear.subscribe(onNext: { print($0) })  // € 9, € 14
/// ```
///
/// Observables belong to one thread, as views do: the compiler keeps them on the actor that made them.
public class Observable<Element>: ObservableType {
  private let run: (AnyObserver<Element>) -> any Disposable

  init(run: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.run = run
  }

  /// Has an observer told of what happens from now on.
  public func subscribe<Observer: ObserverType<Element>>(_ observer: Observer) -> any Disposable {
    let subscription = Subscription(AnyObserver(observer))
    subscription.source = run(AnyObserver(subscription))
    return subscription
  }

  /// This observable.
  public func asObservable() -> Observable<Element> { self }
}

/// One observer's way to a source. It keeps the two promises that each subscription makes: nothing
/// comes after the end, and nothing comes after it is disposed.
private final class Subscription<Element>: ObserverType, Cancelable {
  private var observer: AnyObserver<Element>?

  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  /// What the source wants disposed. A source may be over before it has said so.
  var source: (any Disposable)? {
    didSet { if isDisposed { releaseSource() } }
  }

  var isDisposed: Bool { observer == nil }

  func on(_ event: Event<Element>) {
    guard let observer else { return }
    if event.isStopEvent { self.observer = nil }
    observer.on(event)
    if event.isStopEvent { releaseSource() }
  }

  func dispose() {
    observer = nil
    releaseSource()
  }

  private func releaseSource() {
    guard let source else { return }
    self.source = nil
    source.dispose()
  }
}
