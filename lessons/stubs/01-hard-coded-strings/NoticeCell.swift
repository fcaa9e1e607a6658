import UIKit

/// The first row of the book list: what the shop wants its customers to know. Made in code.
final class NoticeCell: UITableViewCell {
  let noticeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(noticeLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("NoticeCell has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    noticeLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
  }

  func show(_ notice: String) {
    noticeLabel.text = notice
  }
}
