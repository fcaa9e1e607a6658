import Foundation
import Testing

@testable import HeadlessUIKit

final class EngineRowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Inner", for: indexPath)
  }
}

final class EngineItemSource: NSObject, UICollectionViewDataSource {
  let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
}

@Suite("A list in a nib")
@MainActor
struct NibListTests {
  private static let table = """
    <tableView id="t" style="grouped" rowHeight="60" estimatedRowHeight="-1" separatorStyle="none"
      allowsMultipleSelection="YES" sectionHeaderHeight="20">
      <rect key="frame" width="320" height="480"/>
      <view key="tableHeaderView" id="h" tag="5"><rect key="frame" width="320" height="30"/></view>
      <prototypes>
        <tableViewCell id="p" reuseIdentifier="Inner"/>
      </prototypes>
      <connections>
        <outlet property="dataSource" destination="s"/><outlet property="delegate" destination="s"/>
      </connections>
    </tableView>
    <customObject id="s" customClass="EngineRowSource" customModule="HeadlessUIKitTests"/>
    """

  @Test("is a table with its properties, its header view, its data source and delegate")
  func table() throws {
    let objects = nib(Self.table).instantiate(withOwner: nil)
    let table = try #require(objects.first as? UITableView)
    let source = try #require(objects.last as? EngineRowSource)
    #expect(table.style == .grouped)
    #expect(table.rowHeight == 60)
    #expect(table.sectionHeaderHeight == 20)
    #expect(table.separatorStyle == .none)
    #expect(table.allowsMultipleSelection)
    #expect(table.tableHeaderView?.tag == 5)
    #expect(table.dataSource === source)
    #expect(table.delegate === source)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test("Case S1-16: does not register the prototype cells that lie in it")
  func prototypes() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let objects = nib(NibListTests.table).instantiate(withOwner: nil)
      (objects.first as? UITableView)?.layoutIfNeeded()
    }
    expect(
      stop,
      raised: "unable to dequeue a cell with identifier Inner - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
  }

  @Test("is a collection view with its layout")
  func collection() throws {
    let objects = nib(
      """
      <collectionView id="c" allowsMultipleSelection="YES">
        <rect key="frame" width="320" height="480"/>
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
          minimumLineSpacing="3" minimumInteritemSpacing="4" id="l">
          <size key="itemSize" width="30" height="20"/>
          <size key="headerReferenceSize" width="5" height="6"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells/>
      </collectionView>
      """
    ).instantiate(withOwner: nil)
    let collection = try #require(objects.first as? UICollectionView)
    #expect(collection.frame.height == 480)
    #expect(collection.allowsMultipleSelection)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.minimumLineSpacing == 3)
    #expect(layout.minimumInteritemSpacing == 4)
    #expect(layout.itemSize == CGSize(width: 30, height: 20))
    #expect(layout.headerReferenceSize == CGSize(width: 5, height: 6))
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  private static func dequeueItem(from nib: UINib, as identifier: String) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(nib, forCellWithReuseIdentifier: identifier)
    let source = EngineItemSource(identifier)
    collection.dataSource = source
    collection.layoutIfNeeded()
  }

  @Test("Row 48: refuses an item's nib with two objects at its top level")
  func twoObjects() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      NibListTests.dequeueItem(
        from: nib("<collectionViewCell id='a'/><tapGestureRecognizer id='b'/>"), as: "Item")
    }
    expect(
      stop,
      raised: "invalid nib registered for identifier (Item) - nib must contain exactly one top "
        + "level object which must be a UICollectionReusableView instance")
  }

  @Test("Row 65: refuses a table's cell in an item's nib")
  func wrongKind() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      NibListTests.dequeueItem(from: nib("<tableViewCell id='a'/>"), as: "Item")
    }
    expect(
      stop,
      raised: "invalid nib registered for identifier (Item) - nib must contain exactly one top "
        + "level object which must be a UICollectionReusableView instance")
  }

  @Test("Row 51, case S1-15: refuses an item's nib whose own identifier is another")
  func mismatch() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let bubble = UINib(nibName: "EngineBadgeCell", bundle: .module)
      NibListTests.dequeueItem(from: bubble, as: "EngineBadge")
      NibListTests.dequeueItem(from: bubble, as: "EngineBadge.media")
    }
    expect(
      stop,
      raised: "view reuse identifier in nib (EngineBadge) does not match the identifier used to "
        + "register the nib (EngineBadge.media)")
  }

  @Test("Case S2-05: finds no nib under the name of a class with its module")
  func runtimeName() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let name = NSStringFromClass(EngineCardCell.self)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UINib(nibName: name, bundle: .module), forCellReuseIdentifier: name)
      _ = table.dequeueReusableCell(withIdentifier: name)
    }
    expect(
      stop,
      raised: "Could not load NIB in bundle: 'NSBundle <\(Bundle.module.bundlePath)> (loaded)' "
        + "with name 'HeadlessUIKitTests.EngineCardCell'")
  }

  @Test("Row 52: gives a cell the registered identifier when the nib has none")
  func registeredNib() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(
      nib("<tableViewCell id='a' customClass='UITableViewCell'/>"), forCellReuseIdentifier: "Row")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
    #expect(cell.reuseIdentifier == "Row")
  }
}
