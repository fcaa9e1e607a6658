import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
private final class Items: NSObject, UICollectionViewDataSource {
  var count = 3
  var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = { _, _ in
    UICollectionViewCell()
  }
  var header: (UICollectionView, IndexPath) -> UICollectionReusableView = { _, _ in
    UICollectionReusableView()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { header(collectionView, indexPath) }
}

private final class LifeCell: UICollectionViewCell {
  static var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.log.append("init")
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.log.append("prepare")
  }
}

private typealias Cells<Cell: UICollectionViewCell> = UICollectionView.CellRegistration<Cell, Int>

@Suite("Registrations without identifiers", .serialized)
@MainActor
struct CellRegistrationTests {
  private let items = Items()
  private let layout = UICollectionViewFlowLayout()
  private let grid: UICollectionView

  init() {
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    grid.dataSource = items
  }

  @Test("Row 220: the handler runs after prepareForReuse, with cell, index path and item")
  func handler() {
    LifeCell.log = []
    let cells = Cells<LifeCell> { LifeCell.log.append("\($1.item): \($2) \($0.tag)") }
    items.count = 1
    items.cell = { grid, indexPath in
      grid.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 7)
    }
    grid.layoutIfNeeded()
    #expect(LifeCell.log == ["init", "0: 7 0"])
    LifeCell.log = []
    grid.visibleCells.first?.tag = 5
    grid.reloadData()
    grid.layoutIfNeeded()
    #expect(LifeCell.log == ["prepare", "0: 7 5"])
  }

  @Test("Row 220: every registration has an identifier of its own, which its copies share")
  func identifiers() {
    let one = Cells<UICollectionViewCell> { _, _, _ in }
    let copy = one
    let other = Cells<UICollectionViewCell> { _, _, _ in }
    items.cell = { grid, indexPath in
      grid.dequeueConfiguredReusableCell(
        using: [one, copy, other][indexPath.item], for: indexPath, item: 0)
    }
    grid.layoutIfNeeded()
    let identifiers = (0..<3).map {
      grid.cellForItem(at: IndexPath(item: $0, section: 0))?.reuseIdentifier
    }
    #expect(identifiers[0] == identifiers[1] && identifiers[1] != identifiers[2])
    #expect(identifiers.allSatisfy { $0?.isEmpty == false })
  }

  @Test("Row 221, E-07: a registration made where the cell is asked for")
  func madeInRequest() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<String, String>(collectionView: grid) {
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        return $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.apply(snapshot("A: a"))
      grid.layoutIfNeeded()
    }
    expect(stop, raised: Self.message)
  }

  @Test("Row 223: a lazy registration that is first touched there")
  func lazyRegistration() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      @MainActor final class Screen {
        lazy var cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      }
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout())
      let screen = Screen()
      let items = Items()
      items.cell = { $0.dequeueConfiguredReusableCell(using: screen.cells, for: $1, item: 0) }
      grid.dataSource = items
      grid.layoutIfNeeded()
    }
    expect(stop, raised: Self.message)
  }

  @Test("Row 222: the same with an identifier registered there only costs reuse")
  func registeredInRequest() {
    items.cell = { grid, indexPath in
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "\(indexPath)")
      return grid.dequeueReusableCell(withReuseIdentifier: "\(indexPath)", for: indexPath)
    }
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.count == 3)
  }

  @Test("A registration made before is good for a cell that is asked for while another one is")
  func madeBefore() {
    let cells = Cells<UICollectionViewCell> { _, _, _ in }
    let inner = Items()
    inner.cell = { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: 0) }
    items.cell = { outer, indexPath in
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 50, height: 50),
        collectionViewLayout: UICollectionViewFlowLayout())
      grid.dataSource = inner
      grid.layoutIfNeeded()
      return outer.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 0)
    }
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.count == 3)
    _ = Cells<UICollectionViewCell> { _, _, _ in }
    #expect(UICollectionViewCellRegistration.requestsForCells == 0)
  }

  @Test(
    "Row 224: a supplementary registration's handler gets the view, its kind and the index path")
  func supplementary() {
    var told: [String] = []
    let kind = UICollectionView.elementKindSectionHeader
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: kind
    ) { told.append("\($0.frame.height) \($1) \($2.section)") }
    let cells = Cells<UICollectionViewCell> { _, _, _ in }
    items.cell = { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: 0) }
    items.header = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1) }
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    grid.layoutIfNeeded()
    #expect(told == ["40.0 \(kind) 0"])
    let view = grid.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    grid.reloadData()
    grid.layoutIfNeeded()
    #expect(
      grid.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) === view)
  }

  @Test("Row 225: without an item the handler does not run", .tags(.believed))
  func noItem() {
    let cells = Cells<UICollectionViewCell> { _, _, _ in Issue.record("There is no item") }
    items.cell = { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: nil) }
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.count == 3)
  }

  private static let message =
    "Attempted to dequeue a cell using a registration that was created inside "
    + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
    + "provider. Creating a new registration each time a cell is requested will prevent reuse and "
    + "cause created cells to remain inaccessible in memory for the lifetime of the collection view. "
    + "Registrations should be created up front and reused. Registration: "
    + "<UICollectionViewCellRegistration: 0x…>"
}
