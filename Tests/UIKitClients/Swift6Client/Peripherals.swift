import Foundation
import UIKit

// What apps hang on their lists beside rows and cells: prefetching, drag and drop, menus, the focus,
// animations of layers. A phone calls it; here most of it is only kept.

class DraggingRows: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate,
  UITableViewDataSourcePrefetching
{
  var fetched: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PulsingCell.self, forCellReuseIdentifier: "Row")
    tableView.prefetchDataSource = self
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.dragInteractionEnabled = true
    tableView.remembersLastFocusedIndexPath = true
    tableView.sectionIndexColor = .red
    tableView.separatorInsetReference = .fromAutomaticInsets
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    cell.accessibilityTraits = [.button, .header]
    cell.accessibilityHint = "Opens the row"
    return cell
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    fetched += indexPaths
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))
    item.localObject = indexPath
    return [item]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move,
      intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      if let source = item.sourceIndexPath { tableView.moveRow(at: source, to: target) }
      coordinator.drop(item.dragItem, toRowAt: target)
    }
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Open") { _ in }])
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }

  override func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    coordinator.addCoordinatedAnimations({ context.nextFocusedView?.alpha = 1 }, completion: nil)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.tableView.reloadData() }, completion: nil)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

class DraggingItems: UICollectionViewController, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.reorderingCadence = .fast
    collectionView.allowsSelectionDuringEditing = true
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider())]
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let target = coordinator.destinationIndexPath
    else { return }
    coordinator.drop(item.dragItem, toItemAt: target)
  }

  override func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { false }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
}

class PulsingCell: UITableViewCell {
  override var canBecomeFocused: Bool { true }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 0
    pulse.toValue = 1
    pulse.duration = 0.3
    pulse.repeatCount = .infinity
    pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(pulse, forKey: "pulse")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    textLabel?.textColor = tintColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    alpha = 0.5
  }

  override func draw(_ rect: CGRect) {}
}

class PatientTable: UITableView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = DraggingRows(style: .plain)
    window?.makeKeyAndVisible()
    return true
  }
}

/// The rows that a list asks its data for in advance after it was scrolled, in an app that was started.
public func swift6Fetched() throws -> [Int] {
  let app = AppDelegate()
  _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
  guard let window = app.window, let rows = window.rootViewController as? DraggingRows,
    let table = rows.tableView
  else { return [] }
  window.frame.size.height = 88
  let hands = UserHands(on: window)
  try hands.scroll(table, by: 44)
  hands.rest(over: table)
  return rows.fetched.map(\.row)
}
