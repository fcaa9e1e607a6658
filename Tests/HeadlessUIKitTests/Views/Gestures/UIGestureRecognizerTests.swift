import HeadlessUIKit
import Testing

@Suite("A gesture recogniser")
@MainActor
struct UIGestureRecognizerTests {
  @Test("belongs to one view at a time")
  func ownership() {
    let (one, other) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    #expect(one.gestureRecognizers == nil)
    one.addGestureRecognizer(tap)
    #expect(tap.view === one && one.gestureRecognizers?.count == 1)
    other.addGestureRecognizer(tap)
    #expect(tap.view === other && one.gestureRecognizers == nil)
    one.removeGestureRecognizer(tap)
    #expect(tap.view === other, "It is not its view")
    other.gestureRecognizers = [UILongPressGestureRecognizer(), UIPanGestureRecognizer()]
    #expect(tap.view == nil && other.gestureRecognizers?.count == 2)
  }
}
