import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A section that scrolls on its own")
@MainActor
struct ScrollingSectionTests {
  /// Groups of 120 × 80 points, 10 apart, in a list that is 300 points wide, above a section that does
  /// not scroll.
  private func list(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 20,
    configure: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> (Composition, UserHands) {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = layoutSize(index == 0 ? .absolute(120) : .fractionalWidth(1), .absolute(80))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item()]))
      if index == 0 {
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        configure(section)
      }
      return section
    }
    let list = Composition(layout, count, 30)
    let window = UIWindow(frame: list.view.frame)
    window.addSubview(list.view)
    window.layoutIfNeeded()
    return (list, UserHands(on: window))
  }

  private func shown(_ list: Composition) -> [Int] {
    list.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted()
  }

  @Test("moves its groups under a finger, and nothing else; cells come, go and are used again")
  func moves() throws {
    let (list, hands) = list(.continuous)
    list.view.reuseLog = ReuseLog()
    #expect(shown(list) == [0, 1, 2])
    try hands.scroll(section: 0, of: list.view, by: 200)
    #expect(list.frame(0) == rect(-200, 0, 120, 80))
    #expect(shown(list) == [1, 2, 3])
    #expect(list.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minX == 190)
    #expect(list.frame(0, 1) == rect(0, 80, 300, 80))
    #expect(list.view.contentOffset == .zero)
    #expect(list.view.contentSize.width == 300)
    try hands.scroll(section: 0, of: list.view, by: 1000)
    #expect(list.view.reuseLog?.count(.reused) ?? 0 > 4)
    try hands.scroll(section: 0, of: list.view, by: -90)
    #expect(list.frame(9) == rect(1170 - 1110, 0, 120, 80))
  }

  @Test("stops where its groups end, with its insets around them")
  func ends() throws {
    let (list, hands) = list(.continuous) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
    }
    try hands.scroll(section: 0, of: list.view, by: .infinity)
    #expect(list.frame(19)?.maxX == 270)
    try hands.scroll(section: 0, of: list.view, by: -.infinity)
    #expect(list.frame(0)?.minX == 20)
    try hands.scroll(section: 0, of: list.view, by: .nan)
    #expect(list.frame(0)?.minX == 20)
    let (short, shortHands) = self.list(.continuous, count: 2)
    try shortHands.scroll(section: 0, of: short.view, by: 100)
    #expect(short.frame(0)?.minX == 0)
  }

  @Test(
    "comes to rest where its behaviour wants it",
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 0, 170),
      (.continuousGroupLeadingBoundary, 0, 130), (.groupPaging, 0, 130), (.paging, 0, 300),
      (.groupPagingCentered, -90, 40),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)])
  func rests(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, first: CGFloat, rest: CGFloat
  ) throws {
    let (list, hands) = list(behavior)
    #expect(list.frame(0)?.minX == -first)
    try hands.scroll(section: 0, of: list.view, by: 170)
    #expect(list.frame(0)?.minX == -rest)
  }

  @Test("shows the item that code scrolls to, and the one that a finger taps")
  func revealing() throws {
    let (list, hands) = list(.continuous)
    let path = IndexPath(item: 12, section: 0)
    list.view.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    list.view.layoutIfNeeded()
    #expect(list.frame(12)?.midX == 150)
    list.view.scrollToItem(at: path, at: .left, animated: false)
    #expect(list.frame(12)?.minX == 0)
    try hands.scroll(list.view, by: 500)
    #expect(shown(list).isEmpty)
    try hands.tap(itemAt: IndexPath(item: 2, section: 0), in: list.view)
    #expect(list.frame(2)?.minX == 0)
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("keeps its place while the list scrolls and its data changes, and loses it in a reload")
  func keepsPlace() throws {
    let (list, hands) = list(.continuous)
    try hands.scroll(section: 0, of: list.view, by: 260)
    try hands.scroll(list.view, by: 400)
    try hands.scroll(list.view, by: -400)
    #expect(list.frame(2)?.minX == 0)
    list.view.performBatchUpdates { list.view.reloadItems(at: [IndexPath(item: 3, section: 0)]) }
    #expect(list.frame(2)?.minX == 0)
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.frame(0)?.minX == 0)
  }

  @Test("has an app change its items at each step, in the space of the section")
  func handler() throws {
    var steps: [CGFloat] = []
    let (list, hands) = list(.continuous) {
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        steps.append(offset.x)
        for item in items {
          let distance = abs(
            item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.alpha = distance < 60 ? 1 : 0.5
          item.isHidden = item.indexPath.item == 1
        }
      }
    }
    #expect(shown(list) == [0, 2])
    try hands.scroll(section: 0, of: list.view, by: 260)
    #expect(steps.last == 260)
    #expect(steps.contains(22))
    #expect(list.view.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha == 1)
    #expect(list.view.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 0.5)
  }

  @Test("is refused a scroll when it does not scroll on its own, or is not there")
  func refused() {
    let (list, hands) = list(.continuous)
    for section in [1, 7, -1] {
      #expect(
        throws: UserHands.Failure.notScrollable("section \(section) of the UICollectionView")
      ) { try hands.scroll(section: section, of: list.view, by: 10) }
    }
  }
}
