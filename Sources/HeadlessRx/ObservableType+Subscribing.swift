import Foundation

extension ObservableType {
  /// Has closures told of what happens from now on.
  ///
  /// - Parameters:
  ///   - onNext: Told of each value.
  ///   - onError: Told of the error that ends it. An error that no closure wants is written to the
  ///     standard error.
  ///   - onCompleted: Told of the end without an error.
  ///   - onDisposed: Told last, once, when the subscription ends in whatever way.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let end = Disposables.create { onDisposed?() }
    let observer = AnyObserver<Element> { event in
      switch event {
      case .next(let element):
        onNext?(element)
      case .error(let error):
        if let onError { onError(error) } else { reportUnhandled(error) }
        end.dispose()
      case .completed:
        onCompleted?()
        end.dispose()
      }
    }
    return Disposables.create(subscribe(observer), end)
  }

  /// Has a closure told of each event.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(AnyObserver(eventHandler: on))
  }

  /// Has a closure told of each value, where no error can be.
  ///
  /// - Parameter onNext: Told of each value. An error instead stops the program in a debug build, and is
  ///   written to the standard error in a release build.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(
      onNext: onNext,
      onError: { error in
        assertionFailure("Binding error: \(error)")
        reportUnhandled(error)
      })
  }

  /// Hands each event on to observers, such as subjects.
  public func bind<Observer: ObserverType<Element>>(to observers: Observer...) -> any Disposable {
    subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }
}

/// Says that an error came where nobody waited for one.
private func reportUnhandled(_ error: any Error) {
  FileHandle.standardError.write(Data("Unhandled error happened: \(error)\n".utf8))
}
