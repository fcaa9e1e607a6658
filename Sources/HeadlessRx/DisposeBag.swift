/// Gives up what is in it when the bag itself goes.
///
/// A bag has no `dispose()`, as in RxSwift: who keeps it in a property gives its contents up by putting
/// another bag there.
///
/// ```swift
/// override func prepareForReuse() {
///   super.prepareForReuse()
///   disposeBag = DisposeBag()
/// }
/// ```
public final class DisposeBag {
  private let contents = CompositeDisposable()

  /// An empty bag.
  public init() {}

  /// A bag with something in it.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// Puts something in. `disposed(by:)` says the same from the other side.
  public func insert(_ disposable: any Disposable) {
    contents.insert(disposable)
  }

  /// Puts some things in.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Puts some things in.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { contents.insert(disposable) }
  }

  deinit {
    contents.dispose()
  }
}
