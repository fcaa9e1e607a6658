import UIKit

/// A row of the reader list: a name, and how many books it stands for.
final class ReaderCell: UITableViewCell, UITableViewCellRegister {
  let nameLabel = UILabel()
  let countLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(nameLabel)
    contentView.addSubview(countLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ReaderCell has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = contentView.bounds
    nameLabel.frame = CGRect(x: 16, y: 10, width: row.width - 72, height: 20)
    countLabel.frame = CGRect(x: row.width - 48, y: 10, width: 32, height: 20)
  }

  func show(_ reader: Reader) {
    nameLabel.text = reader.name
    countLabel.text = "\(reader.reservations)"
  }
}
