import Foundation

extension ScreenRendering {
  /// A row, item, header or footer on the screen: which view shows it, and where it is drawn.
  public struct Mark: Equatable, Sendable {
    /// What a view is to its list.
    public enum Role: String, Sendable {
      /// A row or an item.
      case cell
      /// A view at the beginning of a section.
      case header
      /// A view at the end of a section.
      case footer
      /// Another supplementary view.
      case supplementary
    }

    /// What the view is to its list.
    public let role: Role
    /// The row, item or section that the view shows, when the list knows it.
    public let indexPath: IndexPath?
    /// The number of the view in the list's log; nil when there is no log, or when the view did not
    /// come from the list's registrations.
    public let instance: Int?
    /// Whether the list made the view for where it is, or used it again.
    public let origin: ReuseEvent.Kind?
    /// The view's reuse identifier.
    public let identifier: String?
    /// The name of the view's class, without its module.
    public let className: String
    /// The lines of the drawing that the view covers.
    public internal(set) var lines: Range<Int>
    /// The columns that the view covers, counted inside the border.
    public let columns: Range<Int>

    /// Where the view stands in words: `0-3` for a row, `header 0` for a header.
    public var place: String {
      let path = indexPath.map { path in path.map(String.init).joined(separator: "-") } ?? "?"
      return role == .cell ? path : "\(role.rawValue) \(indexPath.map { String($0[0]) } ?? "?")"
    }

    /// From the top, and from the left; of two that begin in one place the one in front.
    var readingOrder: (Int, Int, Int) {
      (lines.lowerBound, columns.lowerBound, role == .cell ? 1 : 0)
    }

    @MainActor
    init?(_ view: UIView, area: CanvasArea) {
      guard let place = view.listPlace else { return nil }
      role = place.role
      let log = view.enclosingList?.reuseLog
      indexPath = place.indexPath
      instance = log?.instance(of: view)
      origin = log?.origin(of: view)
      identifier = (view as? any ReusableView)?.reuseIdentifier
      className = String(describing: type(of: view))
      (lines, columns) = (area.lines, area.columns)
    }

    /// The mark in a drawing that has more lines above; nil when nothing of it is drawn.
    func moved(down distance: Int, within count: Int) -> Mark? {
      var mark = self
      mark.lines = (lines.lowerBound + distance)..<min(lines.upperBound + distance, count)
      return mark.lines.isEmpty ? nil : mark
    }
  }

  /// How far a list is scrolled, and what waits in its reuse queues.
  public struct ListSummary: Equatable, Sendable {
    /// How far the list is scrolled, in points.
    public let offset: Double
    /// The length of its content, in points.
    public let contentLength: Double
    /// The length of the part in sight, in points.
    public let visibleLength: Double
    /// How many views wait for reuse, for each identifier.
    public let pool: [String: Int]
    /// How many views the list has made so far.
    public let made: Int
    /// How often the list has used a view again.
    public let reused: Int

    @MainActor
    init(_ view: UIScrollView) {
      let axis = view.scrollAxis
      offset = view.contentOffset[keyPath: axis.coordinate]
      contentLength = view.contentSize[keyPath: axis.length]
      visibleLength = view.bounds.size[keyPath: axis.length]
      let log = (view as? any ReusingList)?.reuseLog
      pool = log?.pool ?? [:]
      made = log?.count(.made) ?? 0
      reused = log?.count(.reused) ?? 0
    }
  }
}
