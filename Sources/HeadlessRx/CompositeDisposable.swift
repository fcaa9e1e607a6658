/// Disposables that are given up together.
///
/// One that is added after that is given up at once, so nothing gets lost to a late subscriber:
///
/// ```swift
/// let both = CompositeDisposable()
/// both.dispose()
/// both.insert(Disposables.create { print("at once") })  // at once
/// ```
public final class CompositeDisposable: Cancelable {
  /// By which a disposable can be taken out again.
  public struct DisposeKey: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var parts: [(key: DisposeKey, disposable: any Disposable)] = []
  private var insertions = 0

  /// Whether the parts have been given up.
  public private(set) var isDisposed = false

  /// No parts yet.
  public init() {}

  /// Some parts.
  public convenience init(disposables: [any Disposable]) {
    self.init()
    for disposable in disposables { insert(disposable) }
  }

  /// How many parts there are. After ``dispose()`` there are none.
  public var count: Int { parts.count }

  /// Adds a part.
  ///
  /// - Returns: The key for ``remove(for:)``; nil when the part was given up at once.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    guard !isDisposed else {
      disposable.dispose()
      return nil
    }
    insertions += 1
    let key = DisposeKey(number: insertions)
    parts.append((key, disposable))
    return key
  }

  /// Takes a part out, and gives it up.
  public func remove(for disposeKey: DisposeKey) {
    guard let index = parts.firstIndex(where: { $0.key == disposeKey }) else { return }
    parts.remove(at: index).disposable.dispose()
  }

  /// Gives all parts up, in the order in which they came.
  public func dispose() {
    isDisposed = true
    let parts = parts
    self.parts = []
    for part in parts { part.disposable.dispose() }
  }
}
