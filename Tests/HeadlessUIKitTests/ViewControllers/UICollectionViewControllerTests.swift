import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A collection view controller")
@MainActor
struct UICollectionViewControllerTests {
  final class Numbers: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    let log = CallLog()

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.add("didSelect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 70, height: 20) }
  }

  @Test("makes a collection view of its layout, and is its data source and delegate")
  func showing() throws {
    let layout = UICollectionViewFlowLayout()
    let controller = Numbers(collectionViewLayout: layout)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let collection = try #require(controller.collectionView)
    #expect(collection.collectionViewLayout === layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(collection.dataSource === controller)
    #expect(collection.delegate === controller)
    #expect(collection.visibleCells.map(\.frame.width) == [70, 70, 70])
    try UserHands(on: window).tap(itemAt: IndexPath(item: 1, section: 0), in: collection)
    #expect(controller.log.take() == ["didSelect 1"])

    window.rootViewController = nil
    window.rootViewController = controller
    #expect(collection.indexPathsForSelectedItems ?? [] == [])
  }

  @Test("Row 241: stops without a layout, when its view is made")
  func noLayout() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UICollectionViewController().loadViewIfNeeded()
    }
    expect(
      stop, raised: "UICollectionView must be initialized with a non-nil layout parameter",
      "InvalidArgument")
  }

  @Test("Row 239: stops when the view of its nib is no collection view", .tags(.believed))
  func wrongRoot() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UICollectionViewController(nibName: "EngineBareView", bundle: .module)
        .loadViewIfNeeded()
    }
    expect(
      stop,
      raised: "-[UICollectionViewController loadView] loaded the \"EngineBareView\" nib "
        + "but didn't get a UICollectionView.")
  }

  @Test("Row 159: stops when it has items and does not override the method for their cells")
  func noCells() async {
    final class Careless: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
    }
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let window = UIWindow()
      window.rootViewController = Careless(collectionViewLayout: UICollectionViewFlowLayout())
      window.makeKeyAndVisible()
    }
    expect(
      stop,
      raised: "the collection view's data source did not return a valid cell from "
        + "-collectionView:cellForItemAtIndexPath: for index path <NSIndexPath: 0x…> {length = 2, "
        + "path = 0 - 0}")
  }
}
