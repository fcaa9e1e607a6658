import UIKit

/// What stands above a shelf: its name, and a button that puts the shelf away.
final class ShelfHeader: UITableViewHeaderFooterView {
  let nameLabel = UILabel()
  let closeButton = UIButton(type: .system)
  private var close: () -> Void = {}

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(nameLabel)
    contentView.addSubview(closeButton)
    closeButton.setTitle("Close", for: .normal)
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ShelfHeader has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let header = contentView.bounds
    nameLabel.frame = CGRect(x: 8, y: 10, width: header.width - 96, height: 20)
    closeButton.frame = CGRect(x: header.width - 88, y: 10, width: 72, height: 20)
  }

  /// Shows a shelf's name, and what happens when its button is tapped.
  func show(_ name: String, close: @escaping () -> Void) {
    nameLabel.text = name
    self.close = close
  }
}
