import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("An animation that can be held")
struct UIViewPropertyAnimatorTests {
  @Test("makes its changes when it is started, and is at its end")
  func started() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.addAnimations { view.tag += 1 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    animator.startAnimation()
    #expect(view.alpha == 0.5)
    #expect(view.tag == 1)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
    #expect(animator.fractionComplete == 1)
  }

  @Test("is held at a fraction of its way, and ends where it is told to")
  func held() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.tag = 1 }
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.25
    #expect(view.tag == 1)
    #expect(animator.state == .active)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(ends == [])
    animator.finishAnimation(at: .current)
    #expect(ends == [.current])
    #expect(animator.state == .inactive)
  }
}
