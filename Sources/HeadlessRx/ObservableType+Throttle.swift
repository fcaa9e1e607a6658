extension ObservableType {
  /// At most one value in each span of time.
  ///
  /// The first value is told at once, and opens a window. Of those that come while it is open, the
  /// latest is told when the window closes, and opens the next one:
  ///
  /// ```
  /// values     a──b──c───────────d──
  /// throttled  a────────c────────d──
  ///            ╰window─╯╰window─╯
  /// ```
  ///
  /// An error is told at once, and what was waiting is lost. An end waits for what is waiting.
  ///
  /// - Parameters:
  ///   - dueTime: How long a window is open. One of `.never` stays open: after the first value, none.
  ///   - latest: Whether the latest value of a window is told when the window closes. Otherwise all
  ///     but the first are lost, which is what a button wants that must not act twice.
  ///   - scheduler: Whose time it is.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable.create { observer in
      let throttle = Throttle(
        window: dueTime, latest: latest, scheduler: scheduler, observer: observer)
      return Disposables.create(
        subscribe { throttle.on($0) }, Disposables.create { throttle.cancel() })
    }
  }
}

/// One subscriber's throttle.
private final class Throttle<Element> {
  private let window: RxTimeInterval
  private let latest: Bool
  private let scheduler: any SchedulerType
  private let observer: AnyObserver<Element>

  private var lastSent: RxTime?
  private var unsent: Element?
  private var isOver = false
  private var windowEnd: (any Disposable)?

  init(
    window: RxTimeInterval, latest: Bool, scheduler: any SchedulerType,
    observer: AnyObserver<Element>
  ) {
    self.window = window
    self.latest = latest
    self.scheduler = scheduler
    self.observer = observer
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      receive(element)
    case .error:
      cancel()
      observer.on(event)
    case .completed:
      if unsent == nil { observer.on(event) } else { isOver = true }
    }
  }

  func cancel() {
    unsent = nil
    windowEnd?.dispose()
    windowEnd = nil
  }

  private func receive(_ element: Element) {
    guard let lastSent else { return send(element) }
    let rest = window.shortened(by: scheduler.now - lastSent)
    guard !rest.isOver else { return send(element) }
    guard latest else { return }
    let isScheduled = unsent != nil
    unsent = element
    guard !isScheduled else { return }
    windowEnd = scheduler.scheduleRelative((), dueTime: rest) { [weak self] _ in
      self?.closeWindow()
      return Disposables.create()
    }
  }

  /// The time counts from when the observer is done, so that a slow one is not told twice in a row.
  private func send(_ element: Element) {
    unsent = nil
    observer.onNext(element)
    lastSent = scheduler.now
  }

  private func closeWindow() {
    if let unsent { send(unsent) }
    if isOver { observer.onCompleted() }
  }
}
