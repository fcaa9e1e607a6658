import UIKit

class Rows: UITableViewController {
  let texts: [String]
  init(texts: [String]) {
    self.texts = texts
    super.init(style: .grouped)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    navigationItem.rightBarButtonItem = editButtonItem
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
}

class StyledRows: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class PlainRows: UITableViewController {
  init() { super.init(style: .plain) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Items: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 10, height: 10) }
}

class Navigation: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
}

/// The texts of a list that a navigation controller shows.
public func swift5ControllerTexts() -> [String?] {
  let rows = Rows(texts: ["a", "b"])
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = Navigation(rootViewController: rows)
  window.makeKeyAndVisible()
  return [rows.navigationController?.topViewController?.title]
    + rows.tableView.visibleCells.map { $0.textLabel?.text }
    + [PlainRows(), StyledRows(), Items()].map { "\($0.view.bounds.width)" }
}
