import HeadlessRx
import HeadlessUIKit
import Testing

@Suite("Taps")
struct ControlEventTests {
  private let log = Log()

  @Test("A tap is told to each subscriber, and nothing of the past to a new one")
  func taps() {
    let button = UIButton()
    button.sendActions(for: .touchUpInside)
    let bag = DisposeBag()
    button.rx.tap.bind { self.log.lines.append("first") }.disposed(by: bag)
    button.rx.tap.subscribe(onNext: { self.log.lines.append("second") }).disposed(by: bag)
    #expect(log.lines == [])
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["first", "second"])
  }

  @Test("A subscription that is disposed leaves no action with the button")
  func disposal() {
    let button = UIButton()
    let subscription = button.rx.tap.bind {}
    #expect(button.allControlEvents == .touchUpInside)
    subscription.dispose()
    #expect(button.allControlEvents == [])
  }

  @Test("The button does not need its subscription to be kept, as in RxCocoa")
  func keepsItself() {
    let button = UIButton()
    _ = button.rx.tap.bind { self.log.lines.append("tap") }
    button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["tap"])
  }

  @Test("The events of any control are told")
  func otherControls() {
    let control = UISwitch()
    _ = control.rx.controlEvent(.valueChanged).asObservable()
      .bind { self.log.lines.append("changed") }
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["changed"])
  }

  @Test("A button that is released ends its taps, and its subscription does not keep it")
  func release() {
    var button: UIButton? = UIButton()
    weak let released = button
    let taps = button?.rx.tap.asObservable()
    let subscription = taps.map { log.listen(to: $0.map { "tap" }) }
    button = nil
    #expect(released == nil)
    #expect(log.lines == ["completed", "disposed"])
    subscription?.dispose()
    #expect(log.lines == ["completed", "disposed"])
  }

  @Test("The taps of a button that is gone are over")
  func gone() {
    var button: UIButton? = UIButton()
    let taps = button?.rx.tap.asObservable()
    button = nil
    if let taps { _ = log.listen(to: taps) }
    #expect(log.lines == ["completed", "disposed"])
  }

  @Test("A cell that is used again listens once")
  func reuse() {
    let cell = TapCell()
    for number in 1...3 {
      cell.prepareForReuse()
      cell.button.rx.tap.asObservable()
        .throttle(.milliseconds(500), scheduler: MainScheduler.asyncInstance)
        .bind { self.log.lines.append("\(number)") }
        .disposed(by: cell.disposeBag)
    }
    cell.button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["3"])
  }
}

private final class TapCell: UITableViewCell {
  let button = UIButton()
  private(set) var disposeBag = DisposeBag()

  override func prepareForReuse() {
    super.prepareForReuse()
    disposeBag = DisposeBag()
  }
}
