import Foundation
import Testing

@testable import HeadlessUIKit

/// The controller of the table in `EngineShelf.storyboard`.
final class EngineShelfController: UITableViewController, UITextFieldDelegate {
  @Outlet var model: EngineModel?
  var identifier = "Book"
  var events: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake, view loaded: \(isViewLoaded)")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("viewDidLoad, model: \(model != nil)")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}

@Suite("A storyboard")
@MainActor
struct StoryboardTests {
  let storyboard = UIStoryboard(name: "EngineShelf", bundle: .module)

  private func shelf() throws -> EngineShelfController {
    try #require(
      storyboard.instantiateViewController(withIdentifier: "Shelf") as? EngineShelfController)
  }

  @Test("Row 19: makes a table's cells from its prototypes, by their identifiers")
  func tablePrototypes() throws {
    let controller = try shelf()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let cells = controller.tableView.visibleCells.compactMap { $0 as? EngineTitledCell }
    #expect(cells.count == 3)
    #expect(cells.map(\.titleLabel.text) == ["Title", "Title", "Title"])
    #expect(cells.map(\.reuseIdentifier) == ["Book", "Book", "Book"])
    #expect(cells.map(\.frame.height) == [70, 70, 70])
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 3)

    let field = try #require(cells[0].contentView.subviews.last as? UITextField)
    #expect(field.delegate === controller, "A prototype may name the controller")
    let plain = controller.tableView.dequeueReusableCell(withIdentifier: "Plain")
    #expect(plain?.textLabel?.text == "Title")
    #expect(controller.tableView.dequeueReusableCell(withIdentifier: "") == nil)
  }

  @Test("makes the view when it is asked for, and then connects the scene's outlets")
  func lazyView() throws {
    let controller = try shelf()
    #expect(controller.events == ["awake, view loaded: false"])
    #expect(controller.title == "Shelf")
    #expect(controller.navigationItem.title == "My books")
    #expect(!controller.clearsSelectionOnViewWillAppear)
    #expect(controller.storyboard === storyboard)
    controller.loadViewIfNeeded()
    #expect(controller.events.last == "viewDidLoad, model: true")
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.rowHeight == 70)
  }

  @Test("begins with the controller that it names, with the root of a navigation controller")
  func initial() throws {
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let root = try #require(navigation.topViewController as? EngineShelfController)
    #expect(root.navigationController === navigation)
    let other = storyboard.instantiateInitialViewController()
    #expect(other !== navigation, "Every time it makes new ones")
  }

  @Test("makes a collection view's cells and headers from its prototypes")
  func collectionPrototypes() throws {
    let controller = try #require(
      storyboard.instantiateViewController(withIdentifier: "Covers")
        as? UICollectionViewController)
    final class Covers: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Cover", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
      }
    }
    let covers = Covers()
    let collection = try #require(controller.collectionView)
    #expect(collection.dataSource === controller)
    collection.dataSource = covers
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? EngineBadgeCell }
    #expect(cells.map(\.countLabel.text) == ["7", "7"])
    #expect(cells.map(\.frame.size) == Array(repeating: CGSize(width: 64, height: 96), count: 2))
    #expect(
      collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        .count == 1)
  }

  @Test("connects a plain controller's outlets to what is in its view")
  func outlets() throws {
    let controller = try #require(
      storyboard.instantiateViewController(withIdentifier: "Panel")
        as? EnginePanelViewController)
    #expect(controller.modalPresentationStyle == .fullScreen)
    #expect(controller.greeting == nil)
    controller.loadViewIfNeeded()
    #expect(controller.events == ["viewDidLoad, Hello"])
  }

  @Test("lets go of its controllers")
  func memory() throws {
    weak var unseen: UIViewController?
    weak var seen: EngineShelfController?
    weak var model: EngineModel?
    do {
      unseen = try shelf()
      let controller = try shelf()
      seen = controller
      controller.tableView.layoutIfNeeded()
      model = controller.model
      #expect(model != nil)
    }
    #expect(unseen == nil)
    #expect(seen == nil)
    #expect(model == nil)
  }

  @Test("Row 239: stops when the view of a table's controller is no table")
  func wrongView() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UIStoryboard(name: "EngineShelf", bundle: .module)
        .instantiateViewController(withIdentifier: "Wrong").loadViewIfNeeded()
    }
    expect(
      stop,
      raised: "-[UITableViewController loadView] loaded the \"EngineShelf\" nib but didn't get a "
        + "UITableView.")
  }

  @Test("stops when no file has its name")
  func missing() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIStoryboard(name: "NoSuchStoryboard", bundle: .module)
    }
    expect(
      stop,
      raised: "Could not find a storyboard named 'NoSuchStoryboard' in bundle NSBundle "
        + "<\(Bundle.module.bundlePath)> (loaded)", "InvalidArgument")
  }

  @Test("stops when no controller has the identifier")
  func unknownIdentifier() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIStoryboard(name: "EngineShelf", bundle: .module)
        .instantiateViewController(withIdentifier: "shelf")
    }
    expect(
      stop,
      raised: "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier "
        + "'shelf'", "InvalidArgument")
  }

  // MARK: Bad input

  private static let head =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
    + "initialViewController=\"a\"><scenes>"

  private static func scene(_ id: String, root: String) -> String {
    "<scene><objects><navigationController id=\"\(id)\" sceneMemberID=\"viewController\">"
      + "<connections><segue relationship=\"rootViewController\" destination=\"\(root)\"/>"
      + "</connections></navigationController></objects></scene>"
  }

  @Test("stops at navigation controllers that contain each other")
  func cycle() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let text =
        StoryboardTests.head + StoryboardTests.scene("a", root: "b")
        + StoryboardTests.scene("b", root: "a") + "</scenes></document>"
      _ = try UIStoryboard(name: "Cycle", data: Data(text.utf8), bundle: .module)
        .instantiateInitialViewController()
    }
    expect(
      stop,
      raised: "Storyboard (<UIStoryboard: 0x…>) has navigation controllers that contain each other",
      "InvalidArgument")
  }

  @Test(
    "has no first controller when it names none that is there",
    arguments: ["", "<scene/>", "<scene><objects/></scene>"])
  func empty(scenes: String) throws {
    let text = StoryboardTests.head + scenes + "</scenes></document>"
    let storyboard = try UIStoryboard(name: "Empty", data: Data(text.utf8), bundle: .module)
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test("refuses a file that is cut off anywhere, and what is no storyboard")
  func spoilt() throws {
    let url = try #require(
      Bundle.module.url(forResource: "EngineShelf", withExtension: "storyboard"))
    let whole = try Data(contentsOf: url)
    for end in stride(from: 0, to: whole.count - 12, by: 997) {
      #expect(throws: NibFault.self) { try StoryboardDocument(whole.prefix(end)) }
    }
    #expect(throws: NibFault.notAStoryboard(root: "document")) {
      try StoryboardDocument(Data(xib("").utf8))
    }
    #expect(throws: NibFault.notANib(root: "document")) { try NibDocument(whole) }
    let entities = "<!DOCTYPE d [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>" + StoryboardTests.head
    #expect(throws: NibFault.declaresEntities) { try StoryboardDocument(Data(entities.utf8)) }
  }
}
