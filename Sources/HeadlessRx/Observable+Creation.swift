extension ObservableType {
  /// An observable that runs a closure for each subscriber.
  ///
  /// - Parameter subscribe: Tells the observer, and returns what to dispose with the subscription.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable(run: subscribe)
  }

  /// One value, then the end.
  public static func just(_ element: Element) -> Observable<Element> {
    from([element])
  }

  /// Some values, then the end.
  public static func of(_ elements: Element...) -> Observable<Element> {
    from(elements)
  }

  /// The values of an array, then the end.
  public static func from(_ array: [Element]) -> Observable<Element> {
    create { observer in
      for element in array { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create()
    }
  }

  /// The end, and no values.
  public static func empty() -> Observable<Element> {
    from([])
  }

  /// Nothing at all, not even an end.
  public static func never() -> Observable<Element> {
    create { _ in Disposables.create() }
  }

  /// An error, and no values.
  public static func error(_ error: any Error) -> Observable<Element> {
    create { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }
}
