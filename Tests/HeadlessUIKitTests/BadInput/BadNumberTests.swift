import Foundation
import Testing

@testable import HeadlessUIKit

/// Numbers with which no list can be laid out.
private let badNumbers: [CGFloat] = [.infinity, -.infinity, -5, 1e300, .leastNonzeroMagnitude]

@Suite("Numbers that make no sense", .timeLimit(.minutes(10)))
@MainActor
struct BadNumberTests {
  private func table() -> (UITableView, RowList) {
    let rows = RowList(50, 0, 50)
    let table = makeTable(of: rows)
    table.layoutIfNeeded()
    return (table, rows)
  }

  @Test("as heights, offsets and insets of a table hang nothing", arguments: badNumbers + [.nan])
  func tableProperties(number: CGFloat) {
    let deeds: [(UITableView) -> Void] = [
      { $0.rowHeight = number }, { $0.estimatedRowHeight = number },
      { $0.sectionHeaderHeight = number }, { $0.estimatedSectionFooterHeight = number },
      { $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) },
      { $0.scrollRectToVisible(CGRect(x: number, y: 0, width: 9, height: number), animated: true) },
      { _ = $0.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 9, height: number)) },
      { _ = $0.indexPathForRow(at: CGPoint(x: 1, y: number)) },
      { try? UserHands(on: $0).scroll($0, by: number) },
    ]
    for deed in deeds {
      let (table, rows) = table()
      deed(table)
      table.layoutIfNeeded()
      #expect(table.contentSize.height >= 0)
      withExtendedLifetime(rows) {}
    }
  }

  @Test(
    "as frames, bounds and insets of lists hang nothing",
    arguments: badNumbers.filter(\.isFinite))
  func geometry(number: CGFloat) {
    let insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    let size = CGSize(width: number, height: number)
    let deeds: [(UIScrollView) -> Void] = [
      { $0.frame = CGRect(origin: CGPoint(x: number, y: number), size: size) },
      { $0.frame.size.width = number }, { $0.frame.size.height = number },
      { $0.contentInset = insets }, { $0.contentOffset = CGPoint(x: number, y: number) },
    ]
    for deed in deeds {
      let (table, rows) = table()
      let deck = Deck([50])
      let estimated = UICollectionViewFlowLayout()
      estimated.estimatedItemSize = CGSize(width: 50, height: 50)
      let lists: [UIScrollView] = [
        table, makeCollection(deck, layout: UICollectionViewFlowLayout()),
        makeCollection(deck, layout: estimated),
        makeCollection(
          deck,
          layout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))),
      ]
      for list in lists {
        (list as? UICollectionView)?.register(
          UICollectionViewCell.self, forCellWithReuseIdentifier: CardCell.identifier)
        list.layoutIfNeeded()
        deed(list)
        list.layoutIfNeeded()
        #expect(list.subviews.count < 10_000)
        _ = ScreenRendering(of: list).text
      }
      withExtendedLifetime(rows) {}
    }
  }

  @Test("as sizes of texts hang nothing, and a font has a size in any case", arguments: badNumbers)
  func texts(number: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "a word or two"
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: number)
    #expect(label.font.pointSize > 0 && label.font.pointSize.isFinite)
    let size = label.sizeThatFits(CGSize(width: number, height: number))
    #expect(size.width >= 0 && size.height > 0)
    label.numberOfLines = -3
    #expect(label.sizeThatFits(CGSize(width: 60, height: 999)).height > 0)
  }

  @Test(
    "as insets and distances of a section that scrolls on its own hang nothing",
    arguments: badNumbers.filter(\.isFinite) + [.nan])
  func sections(number: CGFloat) {
    let size = layoutSize(.fractionalWidth(0.5), .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item()]))
    section.contentInsets = NSDirectionalEdgeInsets(
      top: number, leading: number, bottom: number, trailing: number)
    section.interGroupSpacing = number
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .paging, .groupPagingCentered,
    ] {
      section.orthogonalScrollingBehavior = behavior
      let list = Composition(UICollectionViewCompositionalLayout(section: section), 30)
      let window = UIWindow(frame: list.view.frame)
      window.addSubview(list.view)
      window.layoutIfNeeded()
      try? UserHands(on: window).scroll(section: 0, of: list.view, by: number)
      try? UserHands(on: window).tap(itemAt: path(20), in: list.view)
      #expect(list.view.subviews.count < 100)
    }
  }

  @Test("no number at all as a place stops the app with the words of a layer")
  func nan() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let rows = RowList(3)
      makeTable(of: rows).contentOffset.y = .nan
    }
    #expect(
      standardError(of: stop).hasSuffix(
        "'CALayerInvalidGeometry', reason: 'CALayer bounds contains NaN: [0 nan; 320 480]'\n"))
  }
}
