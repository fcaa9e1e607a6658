import Foundation

/// A control with which a user chooses one of several segments.
open class UISegmentedControl: UIControl {
  /// The index of a control of which no segment is chosen.
  public static let noSegment = -1

  private enum Segment {
    case title(String?)
    case image(UIImage?)
  }
  private var segments: [Segment] = []

  /// A control at a place, without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control with segments, each a `String` or a `UIImage`.
  public init(items: [Any]?) {
    segments = (items ?? []).map { item in
      (item as? UIImage).map(Segment.image) ?? .title(item as? String)
    }
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
  }

  /// A control from a nib, without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The segment that is chosen, or `noSegment`. Setting it tells nobody.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Whether a segment goes out again after it was chosen.
  open var isMomentary = false

  /// Adds a segment with a text. An index beyond the end is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(.title(title), at: min(max(segment, 0), segments.count))
  }

  /// Takes a segment away. One that is not there is passed over.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count {
      selectedSegmentIndex = UISegmentedControl.noSegment
    }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// The text of a segment; nil for one that has an image or is not there.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else {
      return nil
    }
    return title
  }

  /// Gives a segment a text. One that is not there is passed over.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .title(title)
  }

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widths = segments.map { segment in
      switch segment {
      case .title(let title): TextMetric.width(of: title ?? "", font: font) + 24
      case .image(let image): (image?.size.width ?? 0) + 24
      }
    }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(widths.count), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
