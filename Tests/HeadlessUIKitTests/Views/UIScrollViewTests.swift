import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A scroll view")
@MainActor
struct UIScrollViewTests {
  final class Delegate: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      events.append("didScroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      events.append("didEnd")
    }
  }

  private let delegate = Delegate()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.delegate = delegate
  }

  @Test("Row 125: tells its delegate of a new offset at once")
  func didScroll() {
    scroll.contentOffset.y = 30
    scroll.bounds.origin.y = 40
    scroll.contentOffset.y = 40
    scroll.frame.size.height = 90
    #expect(delegate.events == ["didScroll 30", "didScroll 40"])
  }

  @Test("ends an animation after the scroll, and only one that scrolls")
  func animated() {
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    #expect(delegate.events == ["didScroll 50", "didEnd", "didScroll 60"])
  }

  @Test(
    "shows a rectangle by the least scroll",
    arguments: [(150, 20, 70), (0, 20, 0), (40, 20, 0), (90, 300, 90)] as [(Int, Int, Int)])
  func scrollRectToVisible(top: Int, height: Int, expected: Int) {
    scroll.scrollRectToVisible(
      CGRect(x: 0, y: top, width: 10, height: height), animated: false)
    #expect(scroll.contentOffset.y == CGFloat(expected))
  }

  @Test("keeps insets free when it shows a rectangle")
  func insets() {
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 130)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 40)
  }

  @Test("does not keep its delegate alive")
  func weakDelegate() {
    do {
      let other = Delegate()
      scroll.delegate = other
      #expect(scroll.delegate === other)
    }
    #expect(scroll.delegate == nil)
    scroll.contentOffset.y = 5
  }
}
