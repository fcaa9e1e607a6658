import Foundation
import Testing

@testable import HeadlessUIKit

final class EngineRowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Inner", for: indexPath)
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

  @Test("makes its cells from nibs: row 52, the registered identifier when the nib has none")
  func registeredNib() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(
      nib("<tableViewCell id='a' customClass='UITableViewCell'/>"), forCellReuseIdentifier: "Row")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
    #expect(cell.reuseIdentifier == "Row")
  }
}
