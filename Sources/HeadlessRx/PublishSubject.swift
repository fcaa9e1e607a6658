/// An observable that is told from outside what to tell.
///
/// A subscriber hears what is said after it came; one that comes after the end hears the end.
///
/// ```swift
/// let sales = PublishSubject<String>()
/// sales.onNext("Emma")                           // nobody hears it
/// let subscription = sales.bind { print($0) }
/// sales.onNext("Faust")                          // Faust
/// ```
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  private let audience: Audience<Element>

  /// A subject that nobody listens to.
  public init() {
    let audience = Audience<Element>()
    self.audience = audience
    super.init(run: audience.admit)
  }

  /// Whether somebody listens.
  public var hasObservers: Bool { !audience.observers.isEmpty }

  /// Tells all who listen now. After an event that ends it, nothing more is told.
  public func on(_ event: Event<Element>) {
    audience.tell(event)
  }

  /// The subject, without its type.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

/// Those who listen to a subject.
private final class Audience<Element> {
  private(set) var observers: [(number: Int, observer: AnyObserver<Element>)] = []
  private var arrivals = 0
  private var end: Event<Element>?

  func admit(_ observer: AnyObserver<Element>) -> any Disposable {
    if let end {
      observer.on(end)
      return Disposables.create()
    }
    arrivals += 1
    let number = arrivals
    observers.append((number, observer))
    return Disposables.create { [weak self] in
      self?.observers.removeAll { $0.number == number }
    }
  }

  func tell(_ event: Event<Element>) {
    guard end == nil else { return }
    let audience = observers
    if event.isStopEvent {
      end = event
      observers = []
    }
    for (_, observer) in audience { observer.on(event) }
  }
}
