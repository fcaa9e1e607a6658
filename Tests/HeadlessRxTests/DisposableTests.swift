import HeadlessRx
import Testing

@Suite("Giving up")
struct DisposableTests {
  private let log = Log()

  private func disposable(_ name: String) -> any Cancelable {
    Disposables.create { [log] in log.lines.append(name) }
  }

  @Test("A disposable is given up once")
  func once() {
    let disposable = disposable("a")
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(log.lines == ["a"])
  }

  @Test("A bag that is released gives up what is in it")
  func releasedBag() {
    var bag: DisposeBag? = DisposeBag()
    if let bag { disposable("a").disposed(by: bag) }
    bag?.insert(disposable("b"), disposable("c"))
    #expect(log.lines == [])
    bag = nil
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test("A bag that is replaced gives up what is in it, and the new one is empty")
  func replacedBag() {
    var bag = DisposeBag(disposing: disposable("a"))
    bag = DisposeBag()
    #expect(log.lines == ["a"])
    disposable("b").disposed(by: bag)
    #expect(log.lines == ["a"])
  }

  @Test("A composite gives its parts up together, once")
  func composite() {
    let composite = CompositeDisposable(disposables: [disposable("a"), disposable("b")])
    #expect(composite.count == 2)
    composite.dispose()
    composite.dispose()
    #expect(log.lines == ["a", "b"])
    #expect(composite.isDisposed)
    #expect(composite.count == 0)
  }

  @Test("A composite that has been given up gives up at once what is added later")
  func lateInsertion() {
    let composite = CompositeDisposable()
    composite.dispose()
    #expect(composite.insert(disposable("late")) == nil)
    #expect(log.lines == ["late"])
    #expect(composite.count == 0)
  }

  @Test("A part that is removed is given up, and the others stay")
  func removal() throws {
    let composite = CompositeDisposable()
    let key = try #require(composite.insert(disposable("a")))
    composite.insert(disposable("b"))
    composite.remove(for: key)
    composite.remove(for: key)
    #expect(log.lines == ["a"])
    composite.dispose()
    #expect(log.lines == ["a", "b"])
  }

  @Test("Some disposables are given up as one")
  func several() {
    Disposables.create(disposable("a"), Disposables.create(), disposable("b")).dispose()
    #expect(log.lines == ["a", "b"])
  }
}

/// What has happened.
final class Log {
  var lines: [String] = []
}

extension Log {
  /// Subscribes to all that an observable can tell.
  func listen<Element>(to observable: Observable<Element>) -> any Disposable {
    observable.subscribe(
      onNext: { self.lines.append("\($0)") },
      onError: { self.lines.append("error: \($0)") },
      onCompleted: { self.lines.append("completed") },
      onDisposed: { self.lines.append("disposed") })
  }
}

/// An error.
enum Trouble: Error {
  case paper
}
