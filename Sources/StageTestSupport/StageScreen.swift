import Foundation
import HeadlessUIKit
import Testing

/// A phone's screen that shows a learner's list, with a user's hands on it.
///
/// The screen is 320 × 480 points. What it is given is loaded, appears and is laid out at once:
///
/// ```swift
/// @Test("A tap on Buy buys the book of that row") func buying() throws {
///   let screen = StageScreen(BookListController())
///   screen.scroll(by: 400)
///   screen.tap("Buy")
///   screen.tap(rowAt: IndexPath(row: 12, section: 0))
///   #expect(screen.text.contains("Bought: Emma"))
///   #expect(screen.log?.count(.made) == 12)
/// }
/// ```
///
/// A touch that cannot be made is an issue of the test that asked for it. The screen keeps its
/// controller alive, and is itself kept as ``current`` until another one is made.
///
/// When the environment has `LISTKATA_SCREENS=1`, a test that fails in a process of its own attaches
/// the ``drawing`` as it was at its first issue: `screen.txt`.
@MainActor
public final class StageScreen {
  /// The screen that was made last.
  public internal(set) static var current: StageScreen?

  /// Is called with a screen when the next one is wanted, before any code of that runs.
  static var onReplacement: ((StageScreen) -> Void)?

  /// The size of the screen in points.
  public static let size = CGSize(width: 320, height: 480)

  /// The window that fills the screen.
  public let window: UIWindow

  let hands: UserHands

  /// Shows a controller.
  @discardableResult
  public init(_ controller: UIViewController) {
    Self.current.map { Self.onReplacement?($0) }
    UIScreen.main.resize(to: Self.size)
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    hands = UserHands(on: window)
    Self.current = self
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Shows a view, which fills the screen.
  @discardableResult
  public convenience init(_ view: UIView) {
    let controller = UIViewController()
    controller.view = view
    self.init(controller)
  }

  /// Leaves the screen: whatever it showed goes, and nothing is left to draw.
  static func leave() {
    StageScreen(UIViewController())
    current = nil
  }

  // MARK: What is on the screen

  /// The screen as text, 40 columns wide.
  public var text: String {
    ScreenRendering(of: window).text
  }

  /// The screen as text, with the ruler beside it that tells which view shows which row.
  public var drawing: String {
    ScreenRendering(of: window).ruledText
  }

  /// All views of a type on the screen, in the order of the view hierarchy.
  public func views<View: UIView>(of type: View.Type = View.self) -> [View] {
    func all(in view: UIView) -> [View] {
      ((view as? View).map { [$0] } ?? []) + view.subviews.filter { !$0.isHidden }.flatMap(all)
    }
    window.layoutIfNeeded()
    return all(in: window)
  }

  var largestList: UIScrollView? {
    views(of: UIScrollView.self).max {
      $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height
    }
  }

  // MARK: The user's hands

  /// Drags a list's content up by some points, or down by negative ones, stopping at its ends.
  ///
  /// Without a list the largest one is meant.
  public func scroll(
    by distance: CGFloat, in list: UIScrollView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch(sourceLocation) { try hands.scroll(known(list), by: distance) }
  }

  /// Drags a list's content until an offset is at the top of the list, or its end is reached.
  ///
  /// Without a list the largest one is meant.
  public func scroll(
    to offset: CGFloat, in list: UIScrollView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch(sourceLocation) { try hands.scroll(known(list), to: offset) }
  }

  /// Taps the first button in sight with a title, from the top.
  public func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    touch(sourceLocation) { try hands.tap(title) }
  }

  /// Taps a control.
  public func tap(_ control: UIControl, sourceLocation: SourceLocation = #_sourceLocation) {
    touch(sourceLocation) { try hands.tap(control) }
  }

  enum Failure: Error, CustomStringConvertible {
    case noList(String)

    var description: String {
      switch self {
      case .noList(let name): "There is no \(name) on the screen."
      }
    }
  }

  private func known(_ list: UIScrollView?) throws -> UIScrollView {
    guard let list = list ?? largestList else { throw Failure.noList("list") }
    return list
  }

  func touch(_ sourceLocation: SourceLocation, _ body: () throws -> Void) {
    do {
      try body()
    } catch {
      Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
    }
  }
}
