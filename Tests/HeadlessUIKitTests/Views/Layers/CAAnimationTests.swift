import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("An animation of a layer")
struct CAAnimationTests {
  private final class Watcher: NSObject, CAAnimationDelegate {
    var calls: [String] = []

    func animationDidStart(_ anim: CAAnimation) { calls.append("began") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      calls.append("ended \(flag)")
    }
  }

  @Test("begins and ends at once, and changes no value")
  func atOnce() {
    let layer = UIView().layer
    let watcher = Watcher()
    let turn = CABasicAnimation(keyPath: "opacity")
    turn.fromValue = 0
    turn.toValue = 0.5
    turn.duration = 3
    turn.delegate = watcher
    turn.timingFunction = CAMediaTimingFunction(name: .easeOut)
    layer.add(turn, forKey: "fade")
    #expect(watcher.calls == ["began", "ended true"])
    #expect(layer.opacity == 1)
    #expect(layer.animation(forKey: "fade") == nil)
    #expect(layer.animationKeys() == nil)
  }

  @Test("that is not to be removed at its end is kept until it is taken away")
  func kept() {
    let layer = UIView().layer
    for key in ["turn", "fade"] {
      let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      layer.add(animation, forKey: key)
    }
    #expect(layer.animationKeys() == ["fade", "turn"])
    layer.removeAnimation(forKey: "turn")
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }
}
