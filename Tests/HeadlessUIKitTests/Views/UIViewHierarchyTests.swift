import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A view among views")
@MainActor
struct UIViewHierarchyTests {
  final class Recording: UIView {
    var events: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      events.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() {
      events.append("didMoveToSuperview \(superview == nil ? "nil" : "view")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      events.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() {
      events.append("didMoveToWindow \(window == nil ? "nil" : "window")")
    }
    override func didAddSubview(_ subview: UIView) { events.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { events.append("willRemove") }
  }

  @Test("is told of its new superview and window, before and after")
  func moves() {
    let window = UIWindow()
    let view = Recording()
    window.addSubview(view)
    #expect(
      view.events == [
        "willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToWindow window",
        "didMoveToSuperview view",
      ])
    view.events = []
    view.removeFromSuperview()
    #expect(
      view.events == [
        "willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToWindow nil",
        "didMoveToSuperview nil",
      ])
    view.events = []
    view.removeFromSuperview()
    #expect(view.events == [])
  }

  @Test("hears of the window when its superview enters one, and not when it stays in it")
  func windowOfSuperview() {
    let window = UIWindow()
    let parent = UIView()
    let other = UIView()
    let view = Recording()
    parent.addSubview(view)
    view.events = []
    window.addSubview(parent)
    #expect(view.events == ["willMove(toWindow: window)", "didMoveToWindow window"])
    #expect(view.window === window)
    window.addSubview(other)
    view.events = []
    other.addSubview(view)
    #expect(view.events == ["willMove(toSuperview: view)", "didMoveToSuperview view"])
  }

  @Test("has one superview, which hears of subviews that come and go")
  func oneSuperview() {
    let (first, second) = (Recording(), Recording())
    let view = UIView()
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [view])
    #expect(first.events == ["didAdd", "willRemove"])
    #expect(second.events == ["didAdd"])
  }

  @Test("stands where it was inserted, and comes to the front when it is added again")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    parent.addSubview(views[0])
    #expect(parent.subviews == [views[1], views[2], views[3], views[0]])
    parent.insertSubview(views[0], at: 1)
    #expect(parent.subviews == [views[1], views[0], views[2], views[3]])
    parent.insertSubview(views[3], belowSubview: views[0])
    #expect(parent.subviews == [views[1], views[3], views[0], views[2]])
    parent.insertSubview(views[1], aboveSubview: views[0])
    #expect(parent.subviews == [views[3], views[0], views[1], views[2]])
    parent.sendSubviewToBack(views[2])
    parent.bringSubviewToFront(views[3])
    #expect(parent.subviews == [views[2], views[0], views[1], views[3]])
    parent.insertSubview(UIView(), at: 99)
    #expect(parent.subviews.count == 5)
  }

  @Test("cannot be put into itself, or into a view in it")
  func cycles() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
    expect(stop, raised: "Can't add self as subview", "InvalidArgument")
    await #expect(processExitsWith: .signal(SIGABRT)) { @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
  }

  @Test("is let go with its superview")
  func memory() {
    weak var inner: UIView?
    do {
      let outer = UIView()
      let view = UIView()
      outer.addSubview(view)
      inner = view
      #expect(inner?.superview === outer)
    }
    #expect(inner == nil)
  }

  @Test("is found by its tag, depth first")
  func tags() {
    let parent = UIView()
    let (left, right, deep) = (UIView(), UIView(), UIView())
    deep.tag = 3
    right.tag = 3
    left.addSubview(deep)
    parent.addSubview(left)
    parent.addSubview(right)
    #expect(parent.viewWithTag(3) === deep)
    #expect(parent.viewWithTag(4) == nil)
    #expect(deep.isDescendant(of: parent))
    #expect(!deep.isDescendant(of: right))
  }

  @Test("is hit in front of others, unless it is hidden, pale or takes no touches")
  func hitTest() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    parent.addSubview(back)
    parent.addSubview(front)
    func hit(_ x: CGFloat) -> UIView? { parent.hitTest(CGPoint(x: x, y: x), with: nil) }
    #expect(hit(40) === front)
    #expect(hit(15) === back)
    #expect(hit(5) === parent)
    #expect(hit(100) == nil)
    front.isHidden = true
    #expect(hit(40) === back)
    front.isHidden = false
    front.alpha = 0.001
    #expect(hit(40) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(hit(40) === back)
  }

  @Test("describes itself as UIKit does")
  func description() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    view.isHidden = true
    #expect(
      view.description.replacing(#/0x[0-9a-f]+/#, with: "0x…")
        == "<UIView: 0x…; frame = (1 2.5; 30 40); hidden = YES>")
    #expect(
      Recording().description.hasPrefix(
        "<HeadlessUIKitTests.UIViewHierarchyTests.Recording: 0x"))
  }

  @Test("has its superview's tint colour, or its own")
  func tint() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green)
    #expect(outer.tintColor == .red)
  }
}
