import HeadlessRx
import UIKit

/// A button that is listened to.
final class Doorbell {
  final class Visitor {
    let disposeBag = DisposeBag()
  }

  private(set) var rings = 0

  func listen(to bell: UIButton, for visitor: Visitor) {
    bell.rx.tap
      .throttle(.seconds(2), latest: false, scheduler: MainScheduler.instance)
      .bind { [weak self] in self?.ring() }
      .disposed(by: visitor.disposeBag)
  }

  private func ring() {
    rings += 1
  }
}
