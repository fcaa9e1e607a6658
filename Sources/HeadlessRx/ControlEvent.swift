import HeadlessUIKit

/// What is done to a control, as an observable: never an error, nothing of the past, and an end when
/// the control is gone.
public struct ControlEvent<PropertyType>: ObservableType {
  /// What the events carry.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// The events of an observable.
  public init<Events: ObservableType<PropertyType>>(events: Events) {
    self.events = events.asObservable()
  }

  /// Has an observer told of what happens from now on.
  public func subscribe<Observer: ObserverType<Element>>(_ observer: Observer) -> any Disposable {
    events.subscribe(observer)
  }

  /// The same as an observable.
  public func asObservable() -> Observable<Element> { events }
}

@MainActor
extension Reactive where Base: UIControl {
  /// Some events of a control.
  ///
  /// Each subscription is an action of the control. The control keeps it, and it does not keep the
  /// control.
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    // The closures below stay on the main actor, where they are written.
    let events = Observable<Void>.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let life = Lifetime(of: observer)
      let action = UIAction { _ in life.observer.onNext(()) }
      base.addAction(action, for: controlEvents)
      // Only the control keeps the action, so that the action goes with it.
      return Disposables.create { [weak base, identifier = action.identifier] in
        base?.removeAction(identifiedBy: identifier, for: controlEvents)
      }
    }
    return ControlEvent(events: events)
  }
}

@MainActor
extension Reactive where Base: UIButton {
  /// The taps on a button.
  ///
  /// ```swift
  /// buyButton.rx.tap
  ///   .bind { print("bought") }
  ///   .disposed(by: disposeBag)
  /// ```
  public var tap: ControlEvent<Void> {
    controlEvent(.touchUpInside)
  }
}

/// Lives as long as a control keeps the action that it is in, and tells an observer of the end.
private final class Lifetime {
  let observer: AnyObserver<Void>

  init(of observer: AnyObserver<Void>) {
    self.observer = observer
  }

  deinit {
    observer.onCompleted()
  }
}
