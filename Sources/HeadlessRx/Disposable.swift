/// Something that can be given up: mostly a subscription.
public protocol Disposable {
  /// Gives it up. Doing so a second time does nothing.
  func dispose()
}

extension Disposable {
  /// Leaves it to a bag to give this up.
  ///
  /// ```swift
  /// button.rx.tap.bind { print("tapped") }.disposed(by: disposeBag)
  /// ```
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

/// A disposable that knows whether it has been given up.
public protocol Cancelable: Disposable {
  /// Whether it has been given up.
  var isDisposed: Bool { get }
}

/// Makes disposables.
public enum Disposables {
  /// A disposable that stands for nothing.
  public static func create() -> any Disposable {
    NopDisposable()
  }

  /// A disposable that runs a closure when it is given up, once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// Some disposables as one.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

private struct NopDisposable: Disposable {
  func dispose() {}
}

private final class AnonymousDisposable: Cancelable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var isDisposed: Bool { action == nil }

  func dispose() {
    let action = action
    self.action = nil
    action?()
  }
}
