import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A compositional layout")
@MainActor
struct CompositionalLayoutTests {
  private let row = layoutSize(.fractionalWidth(1), .absolute(60))

  @Test("a group takes its subitem as often as it has room, and the section repeats the group")
  func filling() {
    let list = Composition(
      .horizontal(layoutSize: row, subitems: [item(.fractionalWidth(1 / 3.0))]), 5)
    #expect(
      list.frames(5) == [
        rect(0, 0, 100, 60), rect(100, 0, 100, 60), rect(200, 0, 100, 60), rect(0, 60, 100, 60),
        rect(100, 60, 100, 60),
      ])
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize == CGSize(width: 300, height: 120))
    #expect(list.view.visibleCells.count == 5)
  }

  @Test("a number of columns divides the room, whatever the width of the subitem")
  func dividing() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item(), count: 2)
    group.interItemSpacing = .fixed(10)
    let list = Composition(group, 3) { $0.interGroupSpacing = 5 }
    #expect(
      list.frames(3) == [rect(0, 0, 145, 60), rect(155, 0, 145, 60), rect(0, 65, 145, 60)])
    let repeated = Composition(
      .horizontal(
        layoutSize: row, repeatingSubitem: item(.absolute(40)), count: 3), 4)
    #expect(repeated.frames(4).map(\.minX) == [0, 40, 80, 0])
  }

  @Test("what is left over goes to spaces that are flexible")
  func flexible() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [item(.absolute(80))])
    group.interItemSpacing = .flexible(10)
    #expect(Composition(group, 3).frames(3).map(\.minX) == [0, 110, 220])
    let centred = item(.absolute(100))
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: nil)
    let single = Composition(
      .horizontal(layoutSize: row, repeatingSubitem: centred, count: 1), 1)
    #expect(single.frames(1) == [rect(100, 5, 100, 60)])
  }

  @Test("groups stand in groups")
  func nested() {
    let large = item(.fractionalWidth(2 / 3.0))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1 / 3.0), .fractionalHeight(1)),
      subitem: item(), count: 2)
    let list = Composition(.horizontal(layoutSize: row, subitems: [large, column]), 4)
    #expect(
      list.frames(4) == [
        rect(0, 0, 200, 60), rect(200, 0, 100, 30), rect(200, 30, 100, 30),
        rect(0, 60, 200, 60),
      ])
  }

  @Test("insets keep items within their places, and groups within their section")
  func insets() {
    let inner = item()
    inner.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let list = Composition(.horizontal(layoutSize: row, subitems: [inner]), 2) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    }
    #expect(list.frames(2) == [rect(22, 11, 234, 56), rect(22, 71, 234, 56)])
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize.height == 160)
  }

  @Test("a custom group has its items where the app says")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: row) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, width / 2, 20)),
        NSCollectionLayoutGroupCustomItem(frame: rect(width / 2, 40, width / 2, 20), zIndex: 7),
      ]
    }
    let list = Composition(group, 3)
    #expect(
      list.frames(3) == [rect(0, 0, 150, 20), rect(150, 40, 150, 20), rect(0, 60, 150, 20)])
    let second = list.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.zIndex == 7)
  }

  @Test("headers and footers stand around the insets; one that extends nothing covers the items")
  func boundaries() {
    let list = Composition(.horizontal(layoutSize: row, subitems: [item()]), 2) {
      let footer = header(.absolute(20), kind: "Footer", .bottom)
      let badge = header(.absolute(10), kind: "Badge", .topTrailing)
      badge.extendsBoundary = false
      $0.boundarySupplementaryItems = [header(), footer, badge]
      $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 0)
    }
    #expect(list.band("Header") == rect(10, 0, 290, 30))
    #expect(list.frame(0) == rect(10, 35, 290, 60))
    #expect(list.band("Footer") == rect(10, 160, 290, 20))
    #expect(list.band("Badge") == rect(10, 30, 290, 10))
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize.height == 180)
    #expect(list.view.visibleSupplementaryViews(ofKind: "Header").count == 1)
  }

  @Test("a pinned header stays on the screen as long as its section")
  func pinned() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [item()]))
    let pinned = header()
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let list = Composition(UICollectionViewCompositionalLayout(section: section), 10, 10)
    list.view.layoutIfNeeded()
    for (offset, top) in [(0, 0), (100, 100), (590, 590), (620, 600)] as [(CGFloat, CGFloat)] {
      list.view.contentOffset.y = offset
      list.view.layoutIfNeeded()
      let view = list.view.supplementaryView(
        forElementKind: "Header", at: IndexPath(item: 0, section: 0))
      #expect(view?.frame.minY == top)
    }
    #expect(list.view.visibleSupplementaryViews(ofKind: "Header").count == 2)
  }

  @Test("a badge stands at its anchor, and moves with its item")
  func badges() {
    let badged = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "Badge",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -5)))
      ])
    let list = Composition(.horizontal(layoutSize: row, subitems: [badged]), 2)
    #expect(list.band("Badge") == rect(285, -5, 20, 20))
    let second = list.view.layoutAttributesForSupplementaryElement(
      ofKind: "Badge", at: IndexPath(item: 1, section: 0))
    #expect(second?.frame == rect(285, 55, 20, 20))
    list.view.layoutIfNeeded()
    #expect(list.view.visibleSupplementaryViews(ofKind: "Badge").count == 2)
  }

  @Test("a background of the layout's own covers its section")
  func decoration() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [item()]))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "Shelf")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    section.decorationItems = [background]
    let list = Composition(UICollectionViewCompositionalLayout(section: section), 2)
    list.layout.register(Band.self, forDecorationViewOfKind: "Shelf")
    list.view.layoutIfNeeded()
    let view = list.view.subviews.first { $0 is Band }
    #expect(view?.frame == rect(1, 1, 298, 118))
    #expect(list.view.subviews.first === view, "Behind the cells")
  }

  @Test("sections follow each other by what the provider says of each")
  func provider() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let width = environment.container.effectiveContentSize.width
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(CGFloat(index + 1) * 10)),
          subitems: [item(.absolute(width / 2))]))
    }
    layout.configuration.interSectionSpacing = 100
    let list = Composition(layout, 1, 0, 3)
    #expect(list.frame(0, 0) == rect(0, 0, 150, 10))
    #expect(list.frame(2, 2) == rect(0, 240, 150, 30))
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize.height == 270)
  }

  @Test("a provider without a section stops the app")
  func missingSection() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = Composition(UICollectionViewCompositionalLayout { _, _ in nil }, 1)
      list.view.layoutIfNeeded()
    }
    expect(
      stop,
      raised: "the section provider of a UICollectionViewCompositionalLayout returned nil for "
        + "section 0; return an NSCollectionLayoutSection for every section of the data source")
  }

  @Test("a header of the whole content stands before all sections")
  func global() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      header(.absolute(50)), header(.absolute(20), kind: "Footer", .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [item()])), configuration: configuration)
    let list = Composition(layout, 1, 1)
    list.view.layoutIfNeeded()
    #expect(list.frame(0, 1) == rect(0, 110, 300, 60))
    #expect(list.view.contentSize.height == 190)
    let footer = list.view.supplementaryView(forElementKind: "Footer", at: IndexPath(index: 0))
    #expect(footer?.frame == rect(0, 170, 300, 20))
  }

  @Test("a section that scrolls on its own takes the length of one group")
  func orthogonal() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.absolute(120), .absolute(80)), subitems: [item()])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let list = Composition(UICollectionViewCompositionalLayout(section: section), 1000, 1)
    list.view.layoutIfNeeded()
    #expect(list.frame(1) == rect(130, 0, 120, 80))
    #expect(list.frame(0, 1) == rect(0, 80, 120, 80))
    #expect(list.view.contentSize == CGSize(width: 300, height: 160))
    #expect(list.view.visibleCells.count == 4)
  }

  @Test("a layout that scrolls sideways has its directions exchanged")
  func horizontal() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: layoutSize(.absolute(50), .fractionalHeight(1)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])))
    layout.configuration.scrollDirection = .horizontal
    let list = Composition(layout, 3)
    #expect(list.frames(3) == [rect(0, 0, 50, 200), rect(0, 200, 50, 200), rect(50, 0, 50, 200)])
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize == CGSize(width: 100, height: 400))
  }

  @Test("sizes of nothing, less than nothing and no number hang nothing")
  func badSizes() {
    for length in [0, -10, .nan, .infinity] as [CGFloat] {
      for dimension in [
        NSCollectionLayoutDimension.absolute(length), .estimated(length), .fractionalWidth(length),
      ] {
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: layoutSize(dimension, dimension), subitems: [item(dimension, dimension)])
        group.interItemSpacing = .fixed(length)
        let list = Composition(group, 3)
        list.view.layoutIfNeeded()
        #expect(list.view.contentSize.height.isFinite)
      }
    }
    let empty = Composition(.horizontal(layoutSize: row, subitems: []), 3)
    empty.view.layoutIfNeeded()
    #expect(empty.view.visibleCells.isEmpty)
  }

  @Test("another width is another layout")
  func newWidth() {
    let list = Composition(
      .horizontal(layoutSize: row, subitems: [item(.fractionalWidth(0.5))]), 2)
    list.view.layoutIfNeeded()
    list.view.frame.size.width = 200
    list.view.layoutIfNeeded()
    #expect(
      list.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == rect(100, 0, 100, 60))
  }
}
