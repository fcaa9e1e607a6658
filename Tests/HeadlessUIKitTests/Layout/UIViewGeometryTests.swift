import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A view's place")
@MainActor
struct UIViewGeometryTests {
  @Test("is a frame that follows from centre and bounds, and the other way round")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.center.x = 160
    #expect(view.frame == CGRect(x: 110, y: 20, width: 100, height: 50))
    view.bounds.size.width = 60
    #expect(view.frame == CGRect(x: 130, y: 20, width: 60, height: 50))
    view.bounds.origin.y = 500
    #expect(view.frame == CGRect(x: 130, y: 20, width: 60, height: 50))
  }

  @Test("keeps its bounds under a transform, and its frame goes around it")
  func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("converts points and rectangles between views, through scrolled ones")
  func convert() {
    let window = UIWindow()
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
    let row = UIView(frame: CGRect(x: 0, y: 440, width: 200, height: 44))
    window.addSubview(scroll)
    scroll.addSubview(row)
    scroll.contentOffset.y = 400
    #expect(row.convert(CGPoint(x: 5, y: 4), to: window) == CGPoint(x: 15, y: 144))
    #expect(row.convert(CGPoint(x: 5, y: 4), to: nil) == CGPoint(x: 15, y: 144))
    #expect(window.convert(CGPoint(x: 15, y: 144), to: row) == CGPoint(x: 5, y: 4))
    #expect(row.convert(CGPoint(x: 15, y: 144), from: nil) == CGPoint(x: 5, y: 4))
    #expect(
      scroll.convert(row.frame, to: window) == CGRect(x: 10, y: 140, width: 200, height: 44))
    #expect(row.convert(row.bounds, from: row) == row.bounds)
  }

  /// A mask, and where a view of 80 × 20 points at (10, 10) stands when its superview grows from
  /// 100 × 40 to 200 × 90 points.
  struct Resizing: Sendable {
    let mask: UIView.AutoresizingMask
    let x, y, width, height: CGFloat

    init(
      _ mask: UIView.AutoresizingMask, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
      _ height: CGFloat
    ) {
      (self.mask, self.x, self.y, self.width, self.height) = (mask, x, y, width, height)
    }
  }

  @Test(
    "follows its superview's size by its mask",
    arguments: [
      Resizing([], 10, 10, 80, 20),
      Resizing(.flexibleWidth, 10, 10, 180, 20),
      Resizing(.flexibleLeftMargin, 110, 10, 80, 20),
      Resizing(.flexibleRightMargin, 10, 10, 80, 20),
      Resizing([.flexibleLeftMargin, .flexibleRightMargin], 60, 10, 80, 20),
      Resizing([.flexibleWidth, .flexibleHeight], 10, 10, 180, 70),
      Resizing(.flexibleTopMargin, 10, 60, 80, 20),
      Resizing(
        [.flexibleLeftMargin, .flexibleWidth], 10 + 1000.0 / 90, 10, 80 + 8000.0 / 90, 20),
    ])
  func autoresizing(_ resizing: Resizing) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    view.autoresizingMask = resizing.mask
    parent.addSubview(view)
    parent.bounds.size = CGSize(width: 200, height: 90)
    let frame = view.frame
    for (got, wanted) in [
      (frame.minX, resizing.x), (frame.minY, resizing.y), (frame.width, resizing.width),
      (frame.height, resizing.height),
    ] {
      #expect(abs(got - wanted) < 1e-9)
    }
  }

  @Test("grows from nothing in equal parts")
  func autoresizingFromZero() {
    let parent = UIView()
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
    parent.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("stays when the superview does not resize its subviews")
  func noAutoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.autoresizesSubviews = false
    let view = UIView(frame: parent.bounds)
    view.autoresizingMask = .flexibleWidth
    parent.addSubview(view)
    parent.frame.size.width = 20
    #expect(view.frame.width == 10)
  }

  @Test("cannot be something that is no number", .tags(.believed))
  func nan() async {
    let place = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().center = CGPoint(x: CGFloat.nan, y: 22)
    }
    #expect(
      standardError(of: place).hasSuffix(
        "'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 22]'\n"))
    let size = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().bounds.size.width = .nan
    }
    #expect(standardError(of: size).contains("CALayer bounds contains NaN: [0 0; nan 0]"))
  }
}
