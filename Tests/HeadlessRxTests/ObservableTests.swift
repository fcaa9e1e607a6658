import HeadlessRx
import Testing

@Suite("Observables")
struct ObservableTests {
  private let log = Log()

  @Test("The ready-made ones tell what their names say")
  func readyMade() {
    _ = log.listen(to: .just(1))
    #expect(log.lines == ["1", "completed", "disposed"])
    log.lines = []
    _ = log.listen(to: .of(1, 2))
    #expect(log.lines == ["1", "2", "completed", "disposed"])
    log.lines = []
    _ = log.listen(to: Observable<Int>.empty())
    #expect(log.lines == ["completed", "disposed"])
    log.lines = []
    _ = log.listen(to: Observable<Int>.error(Trouble.paper))
    #expect(log.lines == ["error: paper", "disposed"])
    log.lines = []
    let subscription = log.listen(to: Observable<Int>.never())
    #expect(log.lines == [])
    subscription.dispose()
    #expect(log.lines == ["disposed"])
  }

  @Test("Nothing runs before somebody subscribes, and each subscriber has a run of its own")
  func cold() {
    var runs = 0
    let source = Observable<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      return Disposables.create()
    }
    #expect(runs == 0)
    _ = log.listen(to: source)
    _ = log.listen(to: source)
    #expect(log.lines == ["1", "2"])
  }

  @Test("Nothing is told after the end, and the source is disposed with it")
  func afterTheEnd() {
    var observer: AnyObserver<Int>?
    let source = Observable<Int>.create {
      observer = $0
      return Disposables.create { self.log.lines.append("source") }
    }
    _ = log.listen(to: source)
    observer?.onNext(1)
    observer?.onCompleted()
    observer?.onNext(2)
    observer?.onCompleted()
    #expect(log.lines == ["1", "completed", "disposed", "source"])
  }

  @Test("A source that ends while it is subscribed to is disposed, too")
  func endsAtOnce() {
    let source = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { self.log.lines.append("source") }
    }
    _ = log.listen(to: source)
    #expect(log.lines == ["completed", "disposed", "source"])
  }

  @Test("Nothing is told after the subscription is disposed")
  func afterDisposal() {
    let subject = PublishSubject<Int>()
    let subscription = log.listen(to: subject)
    subject.onNext(1)
    subscription.dispose()
    subscription.dispose()
    subject.onNext(2)
    #expect(log.lines == ["1", "disposed"])
    #expect(!subject.hasObservers)
  }

  @Test("Values are mapped, and a thrown error ends them")
  func mapping() {
    _ = log.listen(to: .of(1, 2).map { $0 * 10 })
    #expect(log.lines == ["10", "20", "completed", "disposed"])
    log.lines = []
    _ = log.listen(to: .of(1, 2).map { if $0 == 2 { throw Trouble.paper } else { $0 } })
    #expect(log.lines == ["1", "error: paper", "disposed"])
  }

  @Test("Values are filtered, and a thrown error ends them")
  func filtering() {
    _ = log.listen(to: .of(1, 2, 3).filter { $0 != 2 })
    #expect(log.lines == ["1", "3", "completed", "disposed"])
    log.lines = []
    _ = log.listen(to: .of(1, 2, 3).filter { if $0 == 2 { throw Trouble.paper } else { true } })
    #expect(log.lines == ["1", "error: paper", "disposed"])
  }

  @Test("A subject tells those who are there, and the end to those who come after it")
  func subject() {
    let subject = PublishSubject<String>()
    subject.onNext("nobody")
    _ = log.listen(to: subject)
    subject.onNext("one")
    let second = Log()
    _ = second.listen(to: subject.asObservable())
    subject.onNext("both")
    subject.onCompleted()
    subject.onNext("nobody")
    #expect(log.lines == ["one", "both", "completed", "disposed"])
    #expect(second.lines == ["both", "completed", "disposed"])
    let late = Log()
    _ = late.listen(to: subject)
    #expect(late.lines == ["completed", "disposed"])
  }

  @Test("An observer that is disposed while a subject tells others is not told")
  func disposedMeanwhile() {
    let subject = PublishSubject<Int>()
    let bag = CompositeDisposable()
    _ = subject.subscribe(onNext: { _ in bag.dispose() })
    bag.insert(log.listen(to: subject))
    subject.onNext(1)
    #expect(log.lines == ["disposed"])
  }

  @Test("Values are bound to closures and to observers")
  func binding() {
    let target = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    _ = target.bind { self.log.lines.append("a\($0)") }
    _ = second.bind(onNext: { self.log.lines.append("b\($0)") })
    let source = PublishSubject<Int>()
    let subscription = source.bind(to: target, second)
    source.onNext(1)
    subscription.dispose()
    source.onNext(2)
    #expect(log.lines == ["a1", "b1"])
  }
}
