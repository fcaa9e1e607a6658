import Foundation

/// A view that shows a part of a content that may be larger than itself.
///
/// Scrolling is a change of the bounds' origin: `contentOffset` is that origin.
open class UIScrollView: UIView, UIScrollViewDelegating {
  /// A scroll view at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    (coder as? NibCoder)?.decode(scrollView: self)
  }

  /// The delegate, as every subclass has it. A list has a `delegate` of its own type and keeps
  /// this one equal to it.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The point of the content at the bounds' upper left corner.
  ///
  /// A new offset calls `scrollViewDidScroll` at once; a list shows its new rows at the next layout
  /// pass. As in UIKit it is not kept inside the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero

  /// Space around the content, by which it can be scrolled further.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      setNeedsLayout()
      adjustedContentInsetDidChange()
    }
  }

  /// `contentInset` and the safe area. The headless screen has no safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether the user can scroll.
  open var isScrollEnabled = true

  /// Whether the user can scroll beyond the content, from where it comes back.
  open var bounces = true

  /// Whether it bounces vertically even when all content is visible.
  open var alwaysBounceVertical = false

  /// Whether it bounces horizontally even when all content is visible.
  open var alwaysBounceHorizontal = false

  /// Whether scrolling stops at multiples of the bounds' size.
  open var isPagingEnabled = false

  /// Whether there is a vertical scroll bar.
  open var showsVerticalScrollIndicator = true

  /// Whether there is a horizontal scroll bar.
  open var showsHorizontalScrollIndicator = true

  /// What happens to the keyboard when the user scrolls.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether insets follow the safe area.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// How quickly the content comes to rest after a drag. It is stored: nothing moves by itself here.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a drag keeps to the direction in which it began.
  open var isDirectionalLockEnabled = false

  /// Whether a touch waits to see whether it is a drag.
  open var delaysContentTouches = true

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Space around the vertical scroll bar.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Space around the horizontal scroll bar.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Space around both scroll bars.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// The wheel that a user pulls down to have the content read again. It takes no room here, and is no
  /// subview.
  open var refreshControl: UIRefreshControl?

  /// How much the content is enlarged. It is stored: no hand zooms here.
  open var zoomScale: CGFloat = 1

  /// The least `zoomScale`.
  open var minimumZoomScale: CGFloat = 1

  /// The greatest `zoomScale`.
  open var maximumZoomScale: CGFloat = 1

  /// Whether the content can be enlarged beyond the greatest scale, from where it comes back.
  open var bouncesZoom = true

  /// Whether the user is enlarging the content: nobody does.
  open var isZooming: Bool { false }

  /// Changes `zoomScale`.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// The colour of the scroll bars. It is stored.
  open var indicatorStyle = IndicatorStyle.default

  /// Whether a touch on a view in the content may become a drag.
  open var canCancelContentTouches = true

  /// Whether a finger that comes down on a view in the content is a touch of that view. It is not
  /// asked: there are no touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a touch of a view in the content may become a drag. It is not asked. UIKit's answer is no
  /// for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Recognises drags: here it only keeps its values, and is among the view's `gestureRecognizers` once
  /// it was asked for.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    addGestureRecognizer(recognizer)
    return recognizer
  }()

  /// Tells the view that `adjustedContentInset` is another.
  open func adjustedContentInsetDidChange() {}

  /// Shows the scroll bars for a moment. Here they are always drawn.
  open func flashScrollIndicators() {}

  /// Whether a finger is on the content.
  open internal(set) var isTracking = false

  /// Whether a finger moves the content.
  open internal(set) var isDragging = false

  /// Whether the content moves on after the finger has left.
  open internal(set) var isDecelerating = false

  /// Scrolls to an offset.
  ///
  /// Nothing takes time here: the content is there at once, and an animated call then tells the
  /// delegate `scrollViewDidEndScrollingAnimation`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != self.contentOffset else { return }
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as is needed to show a rectangle of the content; none for a rectangle that is not
  /// finite.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return }
    let room = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += UIScrollView.distance(
      from: room.minX...max(room.minX, room.maxX), toShow: rect.minX...rect.maxX)
    offset.y += UIScrollView.distance(
      from: room.minY...max(room.minY, room.maxY), toShow: rect.minY...rect.maxY)
    setContentOffset(offset, animated: animated)
  }

  private static func distance(
    from room: ClosedRange<CGFloat>, toShow wanted: ClosedRange<CGFloat>
  ) -> CGFloat {
    if wanted.lowerBound < room.lowerBound { return wanted.lowerBound - room.lowerBound }
    guard wanted.upperBound > room.upperBound else { return 0 }
    return min(wanted.upperBound - room.upperBound, wanted.lowerBound - room.lowerBound)
  }

  /// The nearest page when the content comes to rest at pages, or else the present offset.
  var pageOffset: CGPoint {
    guard isPagingEnabled else { return contentOffset }
    func page(_ offset: CGFloat, _ size: CGFloat) -> CGFloat {
      size > 0 ? (offset / size).rounded() * size : offset
    }
    return CGPoint(
      x: page(contentOffset.x, bounds.width), y: page(contentOffset.y, bounds.height))
  }

  override var descriptionParts: [String] {
    super.descriptionParts + [
      "contentOffset: \(contentOffset.uiKitDescription)",
      "contentSize: \(contentSize.uiKitDescription)",
      "adjustedContentInset: \(adjustedContentInset.uiKitDescription)",
    ]
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard bounds.origin != old.origin, let scrollDelegate else { return }
    nestedScrolls += 1
    defer { nestedScrolls -= 1 }
    guard nestedScrolls <= UIScrollView.mostNestedScrolls else {
      UIKitException.internalInconsistency.raise(
        "the content offset is changed from inside scrollViewDidScroll: without end; set it only where "
          + "it is not what it should be. Scroll view: \(description)")
    }
    scrollDelegate.scrollViewDidScroll(self)
  }

  /// How many calls of the delegate are inside of each other: one that sets the offset is called again.
  private var nestedScrolls = 0
  private static let mostNestedScrolls = 100
}

extension UIScrollView {
  /// How quickly content comes to rest after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// A rate from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As ever.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of the scroll bars.
  public enum IndicatorStyle: Int, Sendable {
    /// As the background wants it.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// What happens to the keyboard when the user scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes when a drag begins.
    case onDrag
    /// It follows the finger.
    case interactive
  }

  /// Whether insets follow the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the controller wants it.
    case automatic
    /// In the directions that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }
}

/// What gives every scroll view its `delegate`.
///
/// A list's delegate has a narrower type than a scroll view's. Swift lets a subclass declare such a
/// property only when that of the base class stands in an extension of a protocol.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// The object that is told of scrolling. The view does not keep it alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// What a scroll view tells its delegate. All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset is new, whoever changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The user begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The user is about to let go. The delegate may change the offset at which the content comes to
  /// rest. A user's hands have no speed here: the velocity is zero.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The user has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A scroll that was animated is at its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The content is enlarged. No hand does so here, and none of the four methods is called.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Which subview is enlarged.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The user begins to enlarge the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The user has enlarged the content.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
