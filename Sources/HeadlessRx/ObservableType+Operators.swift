extension ObservableType {
  /// The same events with other values. An error that the closure throws ends them.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    Observable.create { observer in
      subscribe { observer.on($0.map(transform)) }
    }
  }

  /// The values that pass a test, and the end. An error that the closure throws ends them.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable.create { observer in
      subscribe { event in
        do {
          if let element = event.element, try !predicate(element) { return }
          observer.on(event)
        } catch {
          observer.onError(error)
        }
      }
    }
  }
}
