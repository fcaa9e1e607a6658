import Foundation

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, identifier: String) {
    let key = checkedKey(identifier, "registerClass:forCellReuseIdentifier:")
    if let cellClass, !(cellClass is UITableViewCell.Type) {
      ReuseFailure.wrongClass(expected: "UITableViewCell").raise()
    }
    cells.register(cellClass.map(ViewSource.class), for: key)
  }

  func registerCell(_ nib: UINib?, identifier: String) {
    let key = checkedKey(identifier, "registerNib:forCellReuseIdentifier:")
    cells.register(nib.map(ViewSource.nib), for: key)
  }

  func registerHeaderFooter(_ aClass: AnyClass?, identifier: String) {
    let key = checkedKey(identifier, "registerClass:forHeaderFooterViewReuseIdentifier:")
    if let aClass, !(aClass is UITableViewHeaderFooterView.Type) {
      ReuseFailure.wrongClass(expected: "UITableViewHeaderFooterView").raise()
    }
    headerFooters.register(aClass.map(ViewSource.class), for: key)
  }

  func registerHeaderFooter(_ nib: UINib?, identifier: String) {
    let key = checkedKey(identifier, "registerNib:forHeaderFooterViewReuseIdentifier:")
    headerFooters.register(nib.map(ViewSource.nib), for: key)
  }

  private func checkedKey(_ identifier: String, _ method: String) -> ReuseIdentifier {
    guard !identifier.isEmpty else {
      ReuseFailure.registeredWithoutIdentifier(selector: "-[UITableView \(method)]").raise()
    }
    return ReuseIdentifier(identifier)
  }
}
